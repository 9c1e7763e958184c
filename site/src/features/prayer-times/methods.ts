/** The ways of reckoning prayer times: those of the library, and three that it lacks. */
import { CalculationMethod, CalculationParameters, Rounding } from 'adhan';

export const CALCULATION_METHODS = [
  'muslimWorldLeague',
  'ummAlQura',
  'egypt',
  'karachi',
  'turkey',
  'indonesia',
  'singapore',
  'morocco',
  'gulf',
  'qatar',
  'kuwait',
  'tehran',
  'moonsighting',
  'northAmerica',
  'france',
] as const;
export type MethodId = (typeof CALCULATION_METHODS)[number];

/** Asr begins when a shadow has grown since noon by the length of the object (`standard`), or by twice that (`hanafi`). */
export const ASR_SCHOOLS = ['standard', 'hanafi'] as const;
export type AsrSchool = (typeof ASR_SCHOOLS)[number];

/** The method of the Ministry of Religious Affairs: 20 and 18 degrees, with minutes of safety margin. */
function indonesia(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 20, 18);
  parameters.rounding = Rounding.Up;
  parameters.methodAdjustments = { fajr: 2, sunrise: -3, dhuhr: 3, asr: 2, maghrib: 3, isha: 2 };
  return parameters;
}

/** The method of the Ministry of Habous: 19 and 17 degrees, with minutes of safety margin. */
function morocco(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 19, 17);
  parameters.methodAdjustments = { fajr: 0, sunrise: -3, dhuhr: 5, asr: 0, maghrib: 5, isha: 0 };
  return parameters;
}

/** The method of Musulmans de France: 12 degrees for Fajr and Isha. */
function france(): CalculationParameters {
  return new CalculationParameters('Other', 12, 12);
}

const PARAMETERS: Readonly<Record<MethodId, () => CalculationParameters>> = {
  muslimWorldLeague: CalculationMethod.MuslimWorldLeague,
  ummAlQura: CalculationMethod.UmmAlQura,
  egypt: CalculationMethod.Egyptian,
  karachi: CalculationMethod.Karachi,
  turkey: CalculationMethod.Turkey,
  indonesia,
  singapore: CalculationMethod.Singapore,
  morocco,
  gulf: CalculationMethod.Dubai,
  qatar: CalculationMethod.Qatar,
  kuwait: CalculationMethod.Kuwait,
  tehran: CalculationMethod.Tehran,
  moonsighting: CalculationMethod.MoonsightingCommittee,
  northAmerica: CalculationMethod.NorthAmerica,
  france,
};

/** The angles and offsets of a method. Each call returns a new object, which may be changed. */
export const parametersOfMethod = (method: MethodId): CalculationParameters => PARAMETERS[method]();

/**
 * Country codes by the method of their authorities or most of their mosques. All others use the Muslim World League's.
 */
const COUNTRIES: Readonly<Partial<Record<MethodId, readonly string[]>>> = {
  ummAlQura: ['SA', 'YE', 'BH'],
  egypt: ['EG', 'SD', 'LY', 'SY', 'LB', 'PS'],
  karachi: ['PK', 'IN', 'BD', 'AF', 'LK', 'NP', 'MV'],
  turkey: ['TR'],
  indonesia: ['ID'],
  singapore: ['SG', 'MY', 'BN'],
  morocco: ['MA', 'EH'],
  gulf: ['AE'],
  qatar: ['QA'],
  kuwait: ['KW'],
  tehran: ['IR'],
  moonsighting: ['GB', 'IE'],
  northAmerica: ['US', 'CA'],
};

const HANAFI_COUNTRIES: ReadonlySet<string> = new Set(['PK', 'IN', 'BD', 'AF', 'NP', 'UZ', 'KZ', 'KG', 'TJ', 'TM']);

/** The usual method of a country. @param country ISO 3166-1; undefined if unknown */
export const usualMethod = (country = ''): MethodId =>
  CALCULATION_METHODS.find((method) => COUNTRIES[method]?.includes(country)) ?? 'muslimWorldLeague';

/** The school by which most mosques of a country call to Asr. @param country ISO 3166-1; undefined if unknown */
export const usualAsrSchool = (country = ''): AsrSchool => (HANAFI_COUNTRIES.has(country) ? 'hanafi' : 'standard');
