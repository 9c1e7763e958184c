/** All checks against the reference corpus, by the name of the rule in an exception. */
import type { ExportedText } from '../compiler/exported-text.ts';
import { exportTexts } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';
import type { ControlFiles, RuleException, PhraseFormula, HisnNumberEntry } from '../rules/control-files.ts';
import { attestTexts, attestationDoubts, type CorpusAttestation } from './attest.ts';
import { doubtsBeyondSixBooks } from './cited-numbers.ts';
import { applyExceptions, type DoubtAboutText } from './doubts.ts';
import { checkHisnAgainstCorpus } from './hisn-entries.ts';
import { unattestedReadingDoubts } from './held-readings.ts';
import { textsInCorpusScope } from './corpus-scope.ts';
import { copiedEnglishDoubts, readSaheehInternationalVerses } from './own-english.ts';
import { textsToAttestByToldIn, misplacedToldInDoubts } from './told-in-numbers.ts';
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
  /** One for each text, then one for each text with `told_in`; computed once, when needed. */
  attestations: () => readonly CorpusAttestation[];
}

/** What a check found. */
interface CheckResultBeforeExceptions {
  doubts: DoubtAboutText[];
  /** Words that were compared, where the check counts them. */
  compared?: number;
}

const CORPUS_CHECK_BY_RULE: Readonly<Record<string, (asked: CorpusCheckInput) => CheckResultBeforeExceptions>> = {
  attested: ({ texts, attestations }) => ({
    doubts: [
      ...attestations().slice(0, texts.length).flatMap(attestationDoubts),
      ...attestations().slice(texts.length).flatMap(misplacedToldInDoubts),
    ],
  }),
  numbers: ({ texts, attestations }) => ({
    doubts: attestations()
      .slice(0, texts.length)
      .flatMap((attestation, index) => doubtsBeyondSixBooks(attestation, texts[index]?.quran !== undefined)),
  }),
  verdicts: ({ corpusFolder: corpus, texts }) => ({ doubts: checkVerdictsAgainstCorpus(corpus, texts) }),
  'own-english': ({ corpusFolder: corpus, library, formulas }) => ({
    doubts: copiedEnglishDoubts(library, readSaheehInternationalVerses(corpus), formulas),
  }),
  'hisn-entries': ({ corpusFolder: corpus, library, hisn }) => ({ doubts: checkHisnAgainstCorpus(corpus, hisn, exportTexts(library)) }),
  'held-readings': ({ corpusFolder: corpus, library }) => ({ doubts: unattestedReadingDoubts(corpus, library) }),
  'verse-roots': ({ corpusFolder: corpus, library }) => compareRoots(library, readCorpusRoots(corpus)),
};

/** `attested`, `numbers`, `verdicts`, `own-english`, `hisn-entries`, `held-readings`, `verse-roots`. */
export const CORPUS_CHECK_NAMES: readonly string[] = Object.keys(CORPUS_CHECK_BY_RULE);

/** What one check found and no exception excuses; `excused` counts the rest. */
export interface CheckResultAfterExceptions {
  name: string;
  doubts: DoubtAboutText[];
  excused: number;
  /** Words that were compared, where the check counts them. */
  compared?: number;
  /** Exceptions that excuse nothing. */
  unused: RuleException[];
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
  const texts = textsInCorpusScope(exportTexts(library));
  const ids = new Set([...texts.map(({ id }) => id), 'quran']);
  let attested: readonly CorpusAttestation[] | undefined;
  const attestations = (): readonly CorpusAttestation[] =>
    (attested ??= attestTexts(corpusFolder, [...texts, ...textsToAttestByToldIn(texts)]));
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
