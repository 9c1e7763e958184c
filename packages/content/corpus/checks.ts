/** All checks against the reference corpus, by the rule name that exceptions use. */
import type { ExportedText } from '../compiler/exported-text.ts';
import { textsForExport } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';
import type { ControlFiles, LocatedRuleException, PhraseFormula, HisnNumberEntry } from '../rules/control-files.ts';
import type { ReferenceCorpusRuleName } from '../rules/exceptions.ts';
import { attestTexts, attestationDoubts, type CorpusAttestation, type TextToAttest } from './attest.ts';
import { doubtsBeyondSixBooks } from './numbers-beyond-six-books.ts';
import { applyExceptions, type DoubtAboutText } from './doubts.ts';
import { checkHisnAgainstCorpus } from './hisn-entries.ts';
import { readingsWithNeighbours, unattestedReadingDoubts } from './held-readings.ts';
import { textsInCorpusScope } from './corpus-scope.ts';
import { copiedEnglishDoubts, readSaheehInternationalVerses } from './own-english.ts';
import { textsWithToldInAsReferences, misfiledToldInDoubts } from './told-in-numbers.ts';
import { checkVerdictsAgainstCorpus } from './verdicts.ts';
import { compareRoots, readCorpusRoots } from './verse-roots.ts';

interface CorpusCheckInput {
  corpusFolder: string;
  library: Library;
  /** The numbers of Hisn al-Muslim with our texts for them. */
  hisn: readonly HisnNumberEntry[];
  /** Fixed phrases that the language translates alike everywhere. */
  formulas: readonly PhraseFormula[];
  texts: readonly ExportedText[];
  /** Computed once, when needed. */
  attestations: () => CorpusAttestations;
}

/** What the corpus confirms of the texts, of their `told_in` numbers, and of variant readings. */
interface CorpusAttestations {
  texts: readonly CorpusAttestation[];
  toldIn: readonly CorpusAttestation[];
  readings: readonly CorpusAttestation[];
}

/**
 * Attests all texts in one pass, since reading the corpus takes most of the time.
 * @param readings variant readings, each with a neighbouring word
 */
export function attestInOnePass(
  corpusFolder: string,
  texts: readonly ExportedText[],
  readings: readonly TextToAttest[] = [],
): CorpusAttestations {
  const toldIn = textsWithToldInAsReferences(texts);
  const attestations = attestTexts(corpusFolder, [...texts, ...toldIn, ...readings]);
  const endOfToldIn = texts.length + toldIn.length;
  return {
    texts: attestations.slice(0, texts.length),
    toldIn: attestations.slice(texts.length, endOfToldIn),
    readings: attestations.slice(endOfToldIn),
  };
}

/** What the check "attested" doubts. */
export const doubtsOfAttestedCheck = ({ texts, toldIn }: Pick<CorpusAttestations, 'texts' | 'toldIn'>): DoubtAboutText[] => [
  ...texts.flatMap(attestationDoubts),
  ...toldIn.flatMap(misfiledToldInDoubts),
];

/** What a check found. */
interface CheckResultBeforeExceptions {
  doubts: DoubtAboutText[];
  /** Words that were compared, where the check counts them. */
  compared?: number;
}

type CorpusCheck = (asked: CorpusCheckInput) => CheckResultBeforeExceptions;

const CORPUS_CHECK_BY_RULE: Readonly<Record<string, CorpusCheck>> = {
  attested: ({ attestations }) => ({ doubts: doubtsOfAttestedCheck(attestations()) }),
  'cited-numbers': ({ texts, attestations }) => ({
    doubts: attestations().texts.flatMap((attestation, index) => doubtsBeyondSixBooks(attestation, texts[index]?.quran !== undefined)),
  }),
  verdicts: ({ corpusFolder: corpus, texts }) => ({ doubts: checkVerdictsAgainstCorpus(corpus, texts) }),
  'own-english': ({ corpusFolder: corpus, library, formulas }) => ({
    doubts: copiedEnglishDoubts(library, readSaheehInternationalVerses(corpus), formulas),
  }),
  'hisn-entries': ({ corpusFolder: corpus, library, hisn }) => ({ doubts: checkHisnAgainstCorpus(corpus, hisn, textsForExport(library)) }),
  'held-readings': ({ library, attestations }) => ({
    doubts: unattestedReadingDoubts(readingsWithNeighbours(library), attestations().readings),
  }),
  'verse-roots': ({ corpusFolder: corpus, library }) => compareRoots(library, readCorpusRoots(corpus)),
} satisfies Record<ReferenceCorpusRuleName, CorpusCheck>;

export const CORPUS_CHECK_NAMES: readonly string[] = Object.keys(CORPUS_CHECK_BY_RULE);

/** What one check found and no exception excuses; `excused` counts the rest. */
export interface CheckResultAfterExceptions {
  name: string;
  doubts: DoubtAboutText[];
  excused: number;
  /** Words that were compared, where the check counts them. */
  compared?: number;
  /** Exceptions that excuse nothing. */
  unused: LocatedRuleException[];
}

/**
 * @param names of `CORPUS_CHECK_NAMES`
 * @param corpusFolder folder of the corpus
 */
export function runCorpusChecks(
  names: readonly string[],
  corpusFolder: string,
  library: Library,
  { exceptions, hisn, languageGlossary }: Pick<ControlFiles, 'exceptions' | 'hisn' | 'languageGlossary'>,
): CheckResultAfterExceptions[] {
  const texts = textsInCorpusScope(textsForExport(library));
  const ids = new Set([...texts.map(({ id }) => id), 'quran']);
  let attested: CorpusAttestations | undefined;
  const attestations = (): CorpusAttestations => {
    const readings = readingsWithNeighbours(library).map(({ text }) => text);
    return (attested ??= attestInOnePass(corpusFolder, texts, readings));
  };
  return names.map((name) => {
    const { doubts: all, compared } = CORPUS_CHECK_BY_RULE[name]?.({
      corpusFolder: corpusFolder,
      library,
      hisn,
      formulas: languageGlossary.formulas,
      texts,
      attestations,
    }) ?? { doubts: [] };
    const { doubts, unused } = applyExceptions(all, ids, exceptions, name);
    return { name, doubts, excused: all.length - doubts.length, unused, ...(compared === undefined ? {} : { compared }) };
  });
}
