/** The verdicts that a text states, held against those that the reference corpus has of its cited numbers. */
import { isWeak } from '../../text/verdicts.ts';
import { foldLatin, soundOf } from '../../text/search/fold.ts';
import type { ExportedText } from '../compiler/exported-text.ts';
import { withCorpus } from './corpus-tool.ts';
import type { Doubt } from './exceptions-used.ts';

/** A verdict as the corpus has it, in English or Arabic, with the name of its giver. */
export interface CorpusVerdict {
  reference: string;
  by: string;
  verdict: string;
}

type Judged = Pick<ExportedText, 'id' | 'references' | 'grades' | 'note' | 'subtitle' | 'instruction'>;

const WEAK = /weak|daif|munkar|shadh|mawdu|batil|ضعيف|منكر|شاذ|موضوع|باطل|منقطع|معضل|لا يصح/i;
/** "A sound hadith, though this chain is weak" and "a weak chain, but the hadith is sound" do not find the text weak. */
const SOUND_ALL_THE_SAME = /^(?:هذا |ال)?(?:حديث )?(?:صحيح|حسن|قوي|جيد)|(?:والحديث|ولكن الحديث) (?:صحيح|حسن|متفق)/;
const isWeakInCorpus = (verdict: string): boolean => WEAK.test(verdict) && !SOUND_ALL_THE_SAME.test(verdict);

const MARKS = /[\u064b-\u0652]/g;

/** Verdicts of one kind, whatever the words: Daif and Weak (chain) are weak, Isnaad Hasan is hasan. */
export function kindOf(printed: string): string {
  const verdict = printed.replace(MARKS, '');
  if (isWeakInCorpus(verdict)) return 'weak';
  const [sahih, hasan] = [/sahih|صحيح/i.test(verdict), /hasan|حسن/i.test(verdict)];
  if (sahih && hasan) return 'hasan sahih';
  if (sahih) return 'sahih';
  return hasan ? 'hasan' : /good|جيد|قوي/i.test(verdict) ? 'good' : verdict;
}

/** One scholar under all the spellings of his name: "Shu'ayb al-Arna'ut" is "Shuaib Al Arnaut". */
const scholar = (name: string): string =>
  soundOf(
    foldLatin(name)
      .replace(/[\s-]+/g, ' ')
      .replace(/\b(?:al|az|at|ad|muhammad) /g, ''),
  ).replace(/ /g, '');

/** Whose verdicts count: scholars who judged the collection, not editors who repeat others. */
const WHO_JUDGED = new Set(
  ['al-Albani', 'Zubair Ali Zai', "Shu'ayb al-Arna'ut", 'Ahmad Muhammad Shakir', 'Bashar Awad Maarouf', 'Husayn Asad'].map(scholar),
);

const SHAKIR = scholar('Ahmad Muhammad Shakir');
/** Ahmad Shakir's edition of at-Tirmidhi ends here. Past it the corpus repeats al-Albani's verdicts under his name. */
const SHAKIR_LAST_OF_TIRMIDHI = 616;

function hasJudged(by: string, reference: string): boolean {
  const [collection, number] = reference.split(':');
  if (scholar(by) === SHAKIR && collection === 'tirmidhi' && Number.parseInt(number ?? '', 10) > SHAKIR_LAST_OF_TIRMIDHI) return false;
  return WHO_JUDGED.has(scholar(by));
}

/**
 * What a text says otherwise than the corpus: a weakness that it keeps silent, and a verdict that the corpus does not bear out.
 * A verdict with `work` names the printed book where it stands, which the corpus may not hold.
 */
export function verdictDoubts(
  { id, references, grades = [], note = '', subtitle = '', instruction = '' }: Judged,
  found: readonly CorpusVerdict[],
): Doubt[] {
  const stated = new Set(grades.filter((grade) => isWeak(grade.id)).map(({ by }) => scholar(by)));
  const remarks = /\bweak/i.test(`${note} ${subtitle} ${instruction}`);
  const silent = found.filter(
    ({ by, verdict, reference }) => isWeakInCorpus(verdict) && hasJudged(by, reference) && !stated.has(scholar(by)) && !remarks,
  );
  const unborne = grades
    .filter(({ work }) => work === undefined)
    .flatMap(({ verdict, by, of }): Doubt[] => {
      const his = found.filter((one) => scholar(one.by) === scholar(by) && (of === undefined || one.reference === of));
      if (his.some((one) => kindOf(one.verdict) === kindOf(verdict))) return [];
      const there = his.map((one) => `${one.reference} ${one.verdict}`).join(', ');
      return [
        {
          card: id,
          field: 'grades',
          message: `${verdict} (${by}) is not borne out${there ? `; there: ${there}` : ` on ${references.join(', ')}`}`,
        },
      ];
    });
  return [
    ...[...new Set(silent.map(({ reference }) => reference))].map((reference) => ({
      card: id,
      field: reference,
      message: `${reference} is weak for ${silent
        .filter((one) => one.reference === reference)
        .map(({ by }) => by)
        .join(', ')}, which the text does not state`,
    })),
    ...unborne,
  ];
}

const ASK = `return tool.verdictsOf(texts, tool.loadCorpus(), tool.loadBeyond(texts)).map((list) =>
  list.flatMap(({ reference, verdicts }) => verdicts.map(([by, verdict]) => ({ reference, by, verdict }))));`;

/**
 * Every doubt about the verdicts of some texts. What is in al-Bukhari or Muslim bears no verdict and is passed over.
 * @param corpus its folder
 */
export function doubtfulVerdicts(corpus: string, texts: readonly ExportedText[]): Doubt[] {
  const judged = texts
    .map((text) => ({ ...text, references: [...text.references, ...(text.told_in ?? [])] }))
    .filter(({ references }) => references.length > 0 && !references.some((id) => /^(?:bukhari|muslim):/.test(id)));
  const found = withCorpus(corpus, judged, ASK) as CorpusVerdict[][];
  return judged.flatMap((text, index) => verdictDoubts(text, found[index] ?? []));
}
