/** Everything that is held against the reference corpus, by the name of the rule in an exception. */
import type { ExportedText } from '../compiler/exported-text.ts';
import { exportTexts } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';
import type { ControlFiles, Exception, Formula, HisnNumber } from '../rules/control-files.ts';
import { attestTexts, doubtsOf, type CorpusAttestation } from './attest.ts';
import { numberDoubts } from './cited-numbers.ts';
import { weighDoubts, type Doubt } from './exceptions-used.ts';
import { hisnDoubts } from './hisn-entries.ts';
import { readingDoubts } from './held-readings.ts';
import { inCorpusScope } from './corpus-scope.ts';
import { copiedEnglish, publishedEnglish } from './own-english.ts';
import { textsWithToldIn, toldDoubts } from './told-numbers.ts';
import { doubtfulVerdicts } from './verdicts.ts';
import { comparedRoots, corpusRoots } from './verse-roots.ts';

interface Asked {
  corpus: string;
  library: Library;
  /** The numbers of Hisn al-Muslim, as `content/` answers them. */
  hisn: readonly HisnNumber[];
  /** Phrases that the language says in the same words everywhere. */
  formulas: readonly Formula[];
  texts: readonly ExportedText[];
  /** One for each text, and after them one for each text that names numbers that only tell of it; asked for once. */
  attestations: () => readonly CorpusAttestation[];
}

/** What a check found. */
interface Held {
  doubts: Doubt[];
  /** Words that were compared, where the check counts them. */
  compared?: number;
}

const CHECKS: Readonly<Record<string, (asked: Asked) => Held>> = {
  attested: ({ texts, attestations }) => ({
    doubts: [...attestations().slice(0, texts.length).flatMap(doubtsOf), ...attestations().slice(texts.length).flatMap(toldDoubts)],
  }),
  numbers: ({ texts, attestations }) => ({
    doubts: attestations()
      .slice(0, texts.length)
      .flatMap((attestation, index) => numberDoubts(attestation, texts[index]?.quran !== undefined)),
  }),
  verdicts: ({ corpus, texts }) => ({ doubts: doubtfulVerdicts(corpus, texts) }),
  'own-english': ({ corpus, library, formulas }) => ({ doubts: copiedEnglish(library, publishedEnglish(corpus), formulas) }),
  'hisn-entries': ({ corpus, library, hisn }) => ({ doubts: hisnDoubts(corpus, hisn, exportTexts(library)) }),
  'held-readings': ({ corpus, library }) => ({ doubts: readingDoubts(corpus, library) }),
  'verse-roots': ({ corpus, library }) => comparedRoots(library, corpusRoots(corpus)),
};

/** `attested`, `numbers`, `verdicts`, `own-english`, `hisn-entries`, `held-readings`, `verse-roots`. */
export const CORPUS_CHECK_NAMES: readonly string[] = Object.keys(CHECKS);

/** What one check found and no exception answers; `excused` counts what one does. */
export interface CorpusOutcome {
  name: string;
  doubts: Doubt[];
  excused: number;
  /** Words that were compared, where the check counts them. */
  compared?: number;
  /** Exceptions that answer nothing. */
  unused: Exception[];
}

/**
 * @param names of `CORPUS_CHECK_NAMES`
 * @param corpus its folder
 */
export function runCorpusChecks(
  names: readonly string[],
  corpus: string,
  library: Library,
  { exceptions, hisn, languageGlossary }: Pick<ControlFiles, 'exceptions' | 'hisn' | 'languageGlossary'>,
): CorpusOutcome[] {
  const texts = inCorpusScope(exportTexts(library));
  const ids = new Set([...texts.map(({ id }) => id), 'quran']);
  let attested: readonly CorpusAttestation[] | undefined;
  const attestations = (): readonly CorpusAttestation[] => (attested ??= attestTexts(corpus, [...texts, ...textsWithToldIn(texts)]));
  return names.map((name) => {
    const { doubts: all, compared } = CHECKS[name]?.({
      corpus,
      library,
      hisn,
      formulas: languageGlossary.formulas,
      texts,
      attestations,
    }) ?? { doubts: [] };
    const { doubts, unused } = weighDoubts(all, ids, exceptions, name);
    return { name, doubts, excused: all.length - doubts.length, unused, ...(compared === undefined ? {} : { compared }) };
  });
}
