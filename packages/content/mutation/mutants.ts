/** What may go wrong with a text, as changes to its file: one mutant is one such fault. */
import { ROOT_ALPHABET } from '../../core/roots.ts';
import { bareWords } from '../rules/bare-words.ts';
import type { Random } from './random.ts';
import { type MutationTarget, quoteValueForTarget } from './targets.ts';

export interface SourceChange {
  target: MutationTarget;
  /** The text that replaces the target's source. */
  source: string;
}

export interface MutantKind {
  name: string;
  fits(target: MutationTarget): boolean;
  /** The most mutants of this kind in one file, where each needs a run of its own. */
  mostOfFile?: number;
  /** The changes, or undefined where this target offers none. `other` is a second target of the same kind. */
  make(target: MutationTarget, random: Random, other: MutationTarget): SourceChange[] | undefined;
}

const ARABIC_MARK = /[\u064b-\u0652]/;
const VOWEL_MARK = /[\u064b-\u0650]/;
const isArabic = ({ key }: MutationTarget): boolean => key === 'arabic';
/** Whether a target is the translation of a text, and not the meaning of a word. */
const isTranslation = ({ key }: MutationTarget): boolean => key === 'translation';

const indexesOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(new RegExp(pattern.source, 'g'))].map(({ index }) => index);
const replaceAt = (text: string, index: number, length: number, by: string): string =>
  text.slice(0, index) + by + text.slice(index + length);

const dropMark: MutantKind = {
  name: 'drop a mark',
  fits: isArabic,
  make(target, random) {
    const index = random.pick(indexesOf(target.source, ARABIC_MARK));
    return index === undefined ? undefined : [{ target, source: replaceAt(target.source, index, 1, '') }];
  },
};

const swapVowels: MutantKind = {
  name: 'swap two vowels',
  fits: isArabic,
  make(target, random) {
    const all = indexesOf(target.source, VOWEL_MARK);
    const pairs = all.slice(1).flatMap((index, number) => {
      const before = all[number] ?? index;
      return target.source[before] === target.source[index] ? [] : [[before, index] as const];
    });
    const pair = random.pick(pairs);
    if (!pair) return undefined;
    const [a, b] = pair;
    return [{ target, source: replaceAt(replaceAt(target.source, a, 1, target.source.charAt(b)), b, 1, target.source.charAt(a)) }];
  },
};

const swapWords: MutantKind = {
  name: 'swap adjacent words',
  fits: isArabic,
  make(target, random) {
    const words = [...target.source.matchAll(/[\u0621-\u0652]+/g)];
    const pairs = words.slice(1).flatMap((second, number) => {
      const first = words[number];
      const between = first && target.source.slice(first.index + first[0].length, second.index);
      return first && between === ' ' && bareWords(first[0]).join() !== bareWords(second[0]).join() ? [[first, second] as const] : [];
    });
    const pair = random.pick(pairs);
    if (!pair) return undefined;
    const [first, second] = pair;
    const length = second.index + second[0].length - first.index;
    return [{ target, source: replaceAt(target.source, first.index, length, `${second[0]} ${first[0]}`) }];
  },
};

const otherDigit = (digit: string, random: Random): string => String((Number(digit) + 1 + random.below(9)) % 10);

const changeReferenceDigit: MutantKind = {
  name: 'change a digit of a reference',
  fits: ({ key }) => key === 'references' || key === 'told_in',
  make(target, random) {
    const index = random.pick(indexesOf(target.source, /\d/));
    if (index === undefined) return undefined;
    return [{ target, source: replaceAt(target.source, index, 1, otherDigit(target.source.charAt(index), random)) }];
  },
};

const changeRepeatCount: MutantKind = {
  name: 'change a repeat count',
  fits: ({ key }) => key === 'repeat',
  make(target, random) {
    // Counts that other texts have are the likeliest slip, and the hardest to see.
    const count = random.pick([2, 3, 4, 5, 7, 10, 33, 34, 70, 99, 100].filter((one) => String(one) !== target.source));
    return [{ target, source: String(count) }];
  },
};

const changeVerdict: MutantKind = {
  name: 'change a verdict',
  fits: ({ key }) => key === 'verdict',
  make(target, random) {
    const verdict = random.pick(['sahih', 'hasan', 'hasan-sahih', 'daif'].filter((one) => one !== target.value));
    return [{ target, source: String(verdict) }];
  },
};

const changeNarrator: MutantKind = {
  name: 'change a narrator',
  fits: ({ key }) => key === 'narrator' || key === 'saying_of',
  make(target, random) {
    const name = random.pick(['abu-hurayrah', 'aishah', 'ibn-umar', 'anas', 'umar'].filter((one) => one !== target.value));
    return [{ target, source: String(name) }];
  },
};

const changeVerseRange: MutantKind = {
  name: 'change a verse range',
  fits: ({ key }) => key === 'quran',
  make(target, random) {
    const numbers = [...target.source.matchAll(/\d+/g)];
    const number = random.pick(numbers);
    if (!number) return undefined;
    const step = random.pick([-1, 1, 10]) ?? 1;
    const moved = String(Math.max(1, Number(number[0]) + step));
    return moved === number[0] ? undefined : [{ target, source: replaceAt(target.source, number.index, number[0].length, moved) }];
  },
};

const swapTranslations: MutantKind = {
  name: 'swap two translations',
  fits: isTranslation,
  make(target, _, other) {
    if (target.value.trim() === other.value.trim() || target.file === other.file) return undefined;
    return [
      { target, source: quoteValueForTarget(target, other.value) },
      { target: other, source: quoteValueForTarget(other, target.value) },
    ];
  },
};

const swapInOtherMeaning: MutantKind = {
  name: "take another word's meaning",
  fits: ({ key }) => key === 'meaning',
  make: (target, _, other) => (target.value === other.value ? undefined : [{ target, source: quoteValueForTarget(target, other.value) }]),
};

/** Letters of other keyboards and alphabets that look the same. */
const LOOK_ALIKE_BY_LETTER: Readonly<Record<string, string>> = {
  ك: '\u06a9',
  ي: '\u06cc',
  ى: '\u06cc',
  ه: '\u06be',
  ة: '\u06c3',
  ا: '\u0671',
  و: '\u06c4',
  ل: '\ufedd',
  a: '\u0430',
  e: '\u0435',
  o: '\u043e',
  c: '\u0441',
  i: '\u0456',
  p: '\u0440',
  ' ': '\u00a0',
  "'": '\u2019',
};

const replaceWithLookAlike: MutantKind = {
  name: 'insert a look-alike',
  fits: (target) => isArabic(target) || isTranslation(target),
  make(target, random) {
    const from = target.source.search(/\n|\S/) + (/^[|>]/.test(target.source) ? target.source.indexOf('\n') : 0);
    // Blanks that indent a block belong to the file, not to the text.
    const all = [...target.source].flatMap((char, index) =>
      index > from && Object.hasOwn(LOOK_ALIKE_BY_LETTER, char) && target.source[index - 1] !== ' ' && target.source[index - 1] !== '\n'
        ? [index]
        : [],
    );
    const index = random.pick(all);
    return index === undefined
      ? undefined
      : [{ target, source: replaceAt(target.source, index, 1, LOOK_ALIKE_BY_LETTER[target.source.charAt(index)] ?? '') }];
  },
};

const writeUnknownVerdict: MutantKind = {
  name: 'write a verdict that there is not',
  fits: ({ key }) => key === 'verdict',
  make: (target, random) => [{ target, source: random.pick(['authentic', 'sahih-hasan', 'strong', 'good', 'maqbul']) ?? 'good' }],
};

const misspellGrader: MutantKind = {
  name: 'misspell a grader',
  fits: ({ key }) => key === 'by',
  make: (target) => [{ target, source: target.source.replace(/^(?:al-)?(.)/, '$1$1') }],
};

const removeCardFromLanguage: MutantKind = {
  name: 'take a card out of a language',
  fits: ({ key }) => key === 'said card',
  make: (target) => [{ target, source: 'gone: {}' }],
};

/** The new key is indented like those of a card in a block; a card in braces is skipped. */
const writeKeyInOtherFile: MutantKind = {
  name: 'write a key in the file of the other side',
  fits: ({ key, source }) => (key === 'card' || key === 'said card') && source.includes('\n'),
  make: (target) => [{ target, source: `${target.source}\n    ${target.key === 'card' ? 'note: Words of a language.' : 'repeat: 3'}` }],
};

const writeTranslationInTextFile: MutantKind = {
  name: 'write a translation in both files',
  fits: ({ key, source }) => key === 'card' && source.includes('\n') && /^ +arabic:/m.test(source) && !/^ +translation:/m.test(source),
  make: (target) => [{ target, source: `${target.source}\n    translation: Words that the language says already.` }],
};

const putForeignCardWords: MutantKind = {
  name: 'put the words of another language',
  // Nothing guards a card that has only a title.
  fits: ({ key, foreign, source }) => key === 'said card' && foreign !== undefined && /^ +translation:/m.test(source),
  make: (target) => (target.foreign === undefined ? undefined : [{ target, source: target.foreign }]),
};

/** Words that translate no Arabic word of the texts. */
const UNRELATED_WORDS = ['kettle', 'bicycle', 'paper', 'harbour', 'lantern', 'pencil', 'carpet', 'button'];

const changeRepeatedRendering: MutantKind = {
  name: 'translate a repeated phrase otherwise',
  fits: ({ key, rendering = [] }) => key === 'translation' && rendering.length > 0,
  make(target, random) {
    const word = random.pick(target.rendering ?? []);
    const by = random.pick(UNRELATED_WORDS);
    if (word === undefined || by === undefined) return undefined;
    const source = target.source.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), by);
    return source === target.source ? undefined : [{ target, source }];
  },
};

const isVariantReading = ({ key }: MutationTarget): boolean => key === 'reading';

const moveReading: MutantKind = {
  name: 'move a reading to the next word',
  fits: isVariantReading,
  make(target) {
    const source = target.source.replace(/^\d+/, (place) => String(Number(place) + 1));
    return [{ target, source }];
  },
};

/** Each needs a run of its own, as roots show in all texts. */
const MAX_ROOT_MUTANTS_PER_KIND = 6;

const misspellRoot: MutantKind = {
  name: 'misspell a root',
  fits: ({ key }) => key === 'root',
  mostOfFile: MAX_ROOT_MUTANTS_PER_KIND,
  make(target, random) {
    const index = random.below(target.source.length);
    const letter = random.pick(ROOT_ALPHABET.filter((one) => one !== target.source[index]));
    return letter === undefined ? undefined : [{ target, source: replaceAt(target.source, index, 1, letter) }];
  },
};

const isRootForm = ({ key }: MutationTarget): boolean => key === 'root form';

/** A dash replaces the form, so that the list has no empty entry. */
const removeRootForm: MutantKind = {
  name: 'take a form from its root',
  fits: isRootForm,
  mostOfFile: MAX_ROOT_MUTANTS_PER_KIND,
  make: (target) => [{ target, source: '—' }],
};

const duplicateRootForm: MutantKind = {
  name: 'put a form in a second place',
  fits: isRootForm,
  mostOfFile: MAX_ROOT_MUTANTS_PER_KIND,
  make: (target, _, other) => [{ target, source: `${target.source}, ${other.source}` }],
};

const changeRootFormVowel: MutantKind = {
  name: 'change a vowel of a form',
  fits: isRootForm,
  mostOfFile: MAX_ROOT_MUTANTS_PER_KIND,
  make(target, random) {
    const index = random.pick(indexesOf(target.source, /[\u064e-\u0650]/));
    if (index === undefined) return undefined;
    const vowel = random.pick(['\u064e', '\u064f', '\u0650'].filter((one) => one !== target.source[index]));
    return [{ target, source: replaceAt(target.source, index, 1, vowel ?? '') }];
  },
};

const isRootSense = ({ key }: MutationTarget): boolean => key === 'root sense';

const removeRootSense: MutantKind = {
  name: 'take the sense of a root out',
  fits: isRootSense,
  mostOfFile: MAX_ROOT_MUTANTS_PER_KIND,
  make: (target) => [{ target, source: '# a line of its own' }],
};

const addSenseWithoutRoot: MutantKind = {
  name: 'give a sense to no root',
  fits: isRootSense,
  mostOfFile: MAX_ROOT_MUTANTS_PER_KIND,
  make: (target) => [{ target, source: `${target.source}\nثثث: of no root` }],
};

export const MUTANT_KINDS: readonly MutantKind[] = [
  dropMark,
  swapVowels,
  swapWords,
  changeReferenceDigit,
  changeRepeatCount,
  changeVerdict,
  changeNarrator,
  changeVerseRange,
  swapTranslations,
  swapInOtherMeaning,
  replaceWithLookAlike,
  writeUnknownVerdict,
  misspellGrader,
  removeCardFromLanguage,
  writeKeyInOtherFile,
  writeTranslationInTextFile,
  putForeignCardWords,
  changeRepeatedRendering,
  moveReading,
  misspellRoot,
  removeRootForm,
  duplicateRootForm,
  changeRootFormVowel,
  removeRootSense,
  addSenseWithoutRoot,
];
