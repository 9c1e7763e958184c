import { describe, expect, test } from 'vitest';
import { foldText } from './fold.ts';
import { withArabHamzas } from './south-asian-spelling.ts';

describe('Arabic as India and Pakistan spell it', () => {
  test.each([
    ['اسئلک', 'أسألك'],
    ['أسئلك', 'أسألك'],
    ['اَسْئَلُکَ', 'أَسْأَلُكَ'],
    ['اسی\u0654لک', 'أسألك'],
    ['نسئلک', 'نسألك'],
    ['واسئلک', 'وأسألك'],
    ['اسئل اللہ', 'أسأل الله'],
    ['ما سئلک', 'ما سألك'],
    ['خیر المسئلۃ', 'خير المسألة'],
    ['کل شیئ قدیر', 'كل شيء قدير'],
    ['بکل شَیْئٍ علیم', 'بكل شَيْءٍ عليم'],
  ])('%s is compared as %s', (written, arab) => {
    expect(foldText(withArabHamzas(written))).toBe(foldText(arab));
  });

  test.each(['أسئلة', 'اسئلہ', 'سئل', 'سئلت', 'شيئا', 'مسئلہ', 'مسئلے', 'لئلا', 'ڈر لگ رہا ہے', 'dar lag raha hai'])('%s stays', (text) => {
    expect(withArabHamzas(text)).toBe(text);
  });
});
