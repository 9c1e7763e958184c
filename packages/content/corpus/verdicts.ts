/** Compares the verdicts of a text with those that the reference corpus has for its cited numbers. */
import { isSayingVerdict, isSoundVerdict, isWeakVerdict } from '../../core/verdicts.ts';
import { foldLatin } from '../../core/search/fold.ts';
import { soundOf } from '../../core/search/sound.ts';
import type { ExportedText } from '../compiler/exported-text.ts';
import { runCorpusScript } from './corpus-tool.ts';
import type { DoubtAboutText } from './doubts.ts';

/** A verdict as the corpus has it, in English or Arabic, with the scholar's name. */
export interface ScholarVerdictInCorpus {
  reference: string;
  by: string;
  verdict: string;
}

type TextWithVerdicts = Pick<ExportedText, 'id' | 'references' | 'grades' | 'note' | 'subtitle' | 'instruction'>;

const WEAK_VERDICT = /weak|daif|munkar|shadh|mawdu|batil|ضعيف|منكر|شاذ|موضوع|باطل|منقطع|معضل|لا يصح/i;
/**
 * "A sound hadith, though this chain is weak" and "a weak chain, but the hadith is sound" do not call the text weak.
 */
const SOUND_DESPITE_WEAK_CHAIN = /^(?:هذا |ال)?(?:حديث )?(?:صحيح|حسن|قوي|جيد)|(?:والحديث|ولكن الحديث) (?:صحيح|حسن|متفق)/;
const isWeakInCorpus = (verdict: string): boolean => WEAK_VERDICT.test(verdict) && !SOUND_DESPITE_WEAK_CHAIN.test(verdict);

const isSoundInCorpus = (verdict: string): boolean => ['sahih', 'hasan', 'hasan sahih', 'good'].includes(verdictKindOf(verdict));

const ARABIC_MARKS = /[\u064b-\u0652]/g;

/** The kind of a verdict, whatever its words: Daif and Weak (chain) are weak, Isnaad Hasan is hasan. */
export function verdictKindOf(printed: string): string {
  const verdict = printed.replace(ARABIC_MARKS, '');
  if (isWeakInCorpus(verdict)) return 'weak';
  const [sahih, hasan] = [/sahih|صحيح/i.test(verdict), /hasan|حسن/i.test(verdict)];
  if (sahih && hasan) return 'hasan sahih';
  if (sahih) return 'sahih';
  return hasan ? 'hasan' : /good|جيد|قوي/i.test(verdict) ? 'good' : verdict;
}

/** A key that is the same for all spellings of a scholar's name: "Shu'ayb al-Arna'ut" and "Shuaib Al Arnaut". */
const scholarKey = (name: string): string =>
  soundOf(
    foldLatin(name)
      .replace(/[\s-]+/g, ' ')
      .replace(/\b(?:al|az|at|ad|muhammad) /g, ''),
  ).replace(/ /g, '');

/**
 * Scholars who graded the hadith of a collection themselves. Of those whom the corpus names for at-Tirmidhi's collection two are
 * left out: the verdicts under Ahmad Muhammad Shakir's name repeat al-Albani's (544 of the 561 numbers up to 616, where his
 * edition ends, and 2,975 of the 3,080 after it); those under Bashar Awad Maarouf's repeat at-Tirmidhi's own (1,641 of 1,719
 * hasan sahih).
 */
const COUNTED_SCHOLARS = new Set(['al-Albani', 'Zubair Ali Zai', "Shu'ayb al-Arna'ut", 'Husayn Asad', 'at-Tirmidhi'].map(scholarKey));

const isCountedScholar = (by: string): boolean => COUNTED_SCHOLARS.has(scholarKey(by));

/** At-Tirmidhi's own verdict as he writes it after a narration: "this is a hadith that is hasan sahih". Undefined where he gives none. */
export function verdictOfTirmidhi(narration: string): string | undefined {
  const bare = narration.replace(ARABIC_MARKS, '');
  const verdicts = [...bare.matchAll(/حديث ((?:(?:حسن|صحيح|غريب|جيد)(?![\u0621-\u064a]) ?)+)/g)].map(([, words = '']) => words.trim());
  return verdicts.find((words) => /حسن|صحيح/.test(words)) ?? (/(?:ليس إسناده|إسناده ليس) بذاك/.test(bare) ? 'إسناده ضعيف' : undefined);
}

/**
 * Where a text disagrees with the corpus: a weak verdict that it does not state, a sound one that it does not state
 * beside a weak one, and a verdict that the corpus does not have. A verdict with `work` is in a printed book, which the
 * corpus may lack.
 */
export function doubtsAboutStatedVerdicts(
  { id, references, grades = [], note = '', subtitle = '', instruction = '' }: TextWithVerdicts,
  found: readonly ScholarVerdictInCorpus[],
): DoubtAboutText[] {
  const stated = new Set(grades.filter((grade) => isWeakVerdict(grade.id)).map(({ by }) => scholarKey(by)));
  const remarks = /\bweak/i.test(`${note} ${subtitle} ${instruction}`);
  const silent = found.filter(
    ({ by, verdict }) => isWeakInCorpus(verdict) && isCountedScholar(by) && !stated.has(scholarKey(by)) && !remarks,
  );
  const favourable = new Set(grades.filter((grade) => isSoundVerdict(grade.id)).map(({ by }) => scholarKey(by)));
  const passedOver =
    stated.size === 0
      ? []
      : found.filter(({ by, verdict }) => isSoundInCorpus(verdict) && isCountedScholar(by) && !favourable.has(scholarKey(by)));
  const unborne = grades
    // A saying verdict names whose words they are and does not grade a hadith, so the corpus cannot have it.
    .filter(({ id: verdict, work }) => work === undefined && !isSayingVerdict(verdict))
    .flatMap(({ verdict, by, of }): DoubtAboutText[] => {
      const his = found.filter((one) => scholarKey(one.by) === scholarKey(by) && (of === undefined || one.reference === of));
      if (his.some((one) => verdictKindOf(one.verdict) === verdictKindOf(verdict))) return [];
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
    ...[...new Set(passedOver.map(({ reference }) => reference))].map((reference) => ({
      card: id,
      field: reference,
      message: `${reference} is ${passedOver
        .filter((one) => one.reference === reference)
        .map(({ by, verdict }) => `${verdict} for ${by}`)
        .join(', ')}, which the text does not state beside the weak verdicts`,
    })),
    ...unborne,
  ];
}

const VERDICTS_SCRIPT = `const corpus = tool.loadCorpus();
const narrationByTirmidhiId = new Map();
for (const { c, n, ar } of corpus)
  if (c === 'tirmidhi') narrationByTirmidhiId.set('tirmidhi:' + n, (narrationByTirmidhiId.get('tirmidhi:' + n) ?? '') + ' ' + ar);
return tool.verdictsOf(texts, corpus, tool.loadBeyond(texts)).map((list) =>
  list.flatMap(({ reference, verdicts }) => [
    ...verdicts.map(([by, verdict]) => ({ reference, by, verdict })),
    ...(narrationByTirmidhiId.has(reference) ? [{ reference, by: 'at-Tirmidhi', narration: narrationByTirmidhiId.get(reference) }] : []),
  ]));`;

/** What the corpus gives: verdicts, and narrations of at-Tirmidhi, whose verdict is in the text. */
type ScholarVerdictOrNarration = ScholarVerdictInCorpus | { reference: string; by: string; narration: string };

function verdictsOfAnswer(answer: ScholarVerdictOrNarration): ScholarVerdictInCorpus[] {
  if (!('narration' in answer)) return [answer];
  const verdict = verdictOfTirmidhi(answer.narration);
  return verdict === undefined ? [] : [{ reference: answer.reference, by: answer.by, verdict }];
}

/**
 * Every doubt about the verdicts of some texts; texts in al-Bukhari or Muslim need no verdict and are left out.
 * @param corpusFolder folder of the corpus
 */
export function checkVerdictsAgainstCorpus(corpusFolder: string, texts: readonly ExportedText[]): DoubtAboutText[] {
  const judged = texts
    .map((text) => ({ ...text, references: [...text.references, ...(text.told_in ?? [])] }))
    .filter(({ references }) => references.length > 0 && !references.some((id) => /^(?:bukhari|muslim):/.test(id)));
  const found = runCorpusScript(corpusFolder, judged, VERDICTS_SCRIPT) as ScholarVerdictOrNarration[][];
  return judged.flatMap((text, index) => doubtsAboutStatedVerdicts(text, (found[index] ?? []).flatMap(verdictsOfAnswer)));
}
