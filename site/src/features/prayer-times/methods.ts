/** The ways of reckoning prayer times: those of the library, and three that it lacks. */
import { CalculationMethod, CalculationParameters, Rounding } from 'adhan';

export const METHODS = [
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
export type MethodId = (typeof METHODS)[number];

/** The length of the shadow at which Asr begins: once the height of a thing, or twice. */
export const ASR_SCHOOLS = ['standard', 'hanafi'] as const;
export type AsrSchool = (typeof ASR_SCHOOLS)[number];

/** Of the Ministry of Religious Affairs: angles of 20 and 18 degrees, with minutes to be safe. */
function indonesia(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 20, 18);
  parameters.rounding = Rounding.Up;
  parameters.methodAdjustments = { fajr: 2, sunrise: -3, dhuhr: 3, asr: 2, maghrib: 3, isha: 2 };
  return parameters;
}

/** Of the Ministry of Habous: angles of 19 and 17 degrees, with minutes to be safe. */
function morocco(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 19, 17);
  parameters.methodAdjustments = { fajr: 0, sunrise: -3, dhuhr: 5, asr: 0, maghrib: 5, isha: 0 };
  return parameters;
}

/** Of Musulmans de France: angles of 12 degrees. */
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

/** The angles and minutes of a method, as a new object that may be changed. */
export const parametersOf = (method: MethodId): CalculationParameters => PARAMETERS[method]();

/** Countries by the method that their authorities or most mosques go by. All others have that of the Muslim World League. */
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

const HANAFI: ReadonlySet<string> = new Set(['PK', 'IN', 'BD', 'AF', 'NP', 'UZ', 'KZ', 'KG', 'TJ', 'TM']);

/** The method that a country goes by. @param country ISO 3166-1; undefined where none is known */
export const usualMethod = (country = ''): MethodId =>
  METHODS.find((method) => COUNTRIES[method]?.includes(country)) ?? 'muslimWorldLeague';

/** When most mosques of a country call to Asr. @param country ISO 3166-1; undefined where none is known */
export const usualAsrSchool = (country = ''): AsrSchool => (HANAFI.has(country) ? 'hanafi' : 'standard');
