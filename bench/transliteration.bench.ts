import { bench, describe } from 'vitest';
import { EVERYDAY, HARDEST } from '../tools/transliteration/cases.ts';
import { parse, transliterate } from '../text/transliteration/transliterate.ts';
import { loadVerses } from '../tools/transliteration/agreement.ts';

// The app's own corpus is about 500 texts, some 8,000 words; the Qur'an is ten times as long.
const verses = loadVerses().map((verse) => verse.text);
const phrases = [...EVERYDAY.flatMap((phenomenon) => phenomenon.cases), ...HARDEST].map(([arabic]) => arabic);
const corpus = Array.from({ length: 8 }, () => phrases).flat();

describe('transliteration', () => {
  bench(
    'a corpus of the size of the app’s',
    () => {
      for (const text of corpus) transliterate(text, 'precise');
    },
    { iterations: 10 },
  );

  bench(
    'the whole Qur’an, words kept',
    () => {
      for (const text of verses) parse(text);
    },
    { iterations: 3 },
  );
});
