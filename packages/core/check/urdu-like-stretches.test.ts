import { describe, expect, test } from 'vitest';
import { Checker } from './check.ts';
import { urduLikeStretches } from './urdu-like-stretches.ts';

const partsOf = (message: string): string[] => urduLikeStretches(message).map(({ start, end }) => message.slice(start, end).trim());

test('finds the Urdu stretches of a message with Arabic, by letters that Arabic lacks', () => {
  expect(partsOf('اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَافِيَةَ\nاے اللہ! میں تجھ سے عافیت مانگتا ہوں۔')).toEqual(['اے اللہ', 'میں تجھ سے عافیت مانگتا ہوں']);
});

test('Arabic that is typed on an Urdu keyboard stays Arabic', () => {
  expect(partsOf('اللھم انی اسئلک العافیہ')).toEqual([]);
});

describe('a checker whose translations are in Urdu', () => {
  const checker = new Checker();
  checker.add({
    id: 'well-being',
    arabic: 'اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَافِيَةَ فِي الدُّنْيَا وَالْآخِرَةِ',
    latin: 'allāhumma innī asʾaluka-l-ʿāfiyata fi-d-dunyā wa-l-ākhirah',
    translation: 'اے اللہ! میں تجھ سے دنیا اور آخرت میں عافیت مانگتا ہوں۔',
  });
  checker.add({ id: 'greeting', arabic: 'السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ' });
  checker.add({ id: 'glory', arabic: 'سُبْحَانَ اللَّهِ وَبِحَمْدِهِ' });
  const said = (message: string): [string, string | undefined] => {
    const { verdict, matches } = checker.check(message);
    return [verdict, matches[0]?.layer];
  };

  test.each([
    ['the Arabic', 'اللهم إني أسألك العافية في الدنيا والآخرة', 'arabic'],
    ['the Arabic, typed on an Urdu keyboard', 'اللہم انی اسالک العافیۃ فی الدنیا والآخرۃ', 'arabic'],
    ['the translation', 'اے اللہ! میں تجھ سے دنیا اور آخرت میں عافیت مانگتا ہوں', 'translation'],
    ['both', 'اللهم إني أسألك العافية في الدنيا والآخرة\nاے اللہ! میں تجھ سے دنیا اور آخرت میں عافیت مانگتا ہوں۔', 'arabic'],
    ['the transliteration', 'allahumma inni asaluka al afiyah fid dunya wal akhirah', 'latin'],
  ])('knows %s', (_, message, layer) => {
    const [verdict, found] = said(message);
    expect(found).toBe(layer);
    expect(['same', layer === 'latin' ? 'differs' : 'same']).toContain(verdict);
  });

  const dua = 'اللهم إني أسألك العافية في الدنيا والآخرة';

  test.each([
    `${dua} یہ دعا شب قدر میں پڑھیں`,
    `یہ دعا شب قدر میں پڑھیں ${dua}`,
    `یہ دعا ${dua} صبح و شام پڑھیں`,
    'اللہم انی اسالک العافیۃ فی الدنیا والآخرۃ، یہ دعا شب قدر میں پڑھیں',
    `${dua} روز پڑھیں`,
  ])('knows the Arabic in the line of Urdu words: %s', (message) => {
    expect(said(message)).toEqual(['same', 'arabic']);
  });

  test('knows the Arabic in the line of an Urdu promise, and reports the promise', () => {
    const promise = 'سات بار پڑھیں بخاری 6363 اور دس لوگوں کو بھیجیں';
    const message = `${dua} ${promise}`;
    expect(said(message)).toEqual(['same', 'arabic']);
    expect(checker.check(message).promises.map(({ start, end }) => message.slice(start, end).trim())).toEqual([promise]);
  });

  test.each([
    'السلام علیکم ورحمۃ اللہ وبرکاتہ امید ہے آپ خیریت سے ہوں گے',
    'ایک آدمی نے سبحان اللہ وبحمدہ کہا تو ہزار فرشتے آسمان سے اترے اور اس کے گھر کے گرد صبح تک کھڑے رہے',
  ])('does not know a sentence with a formula that Urdu uses too: %s', (message) => {
    expect(said(message)).toEqual(['unknown', undefined]);
  });

  test('and does not know another Urdu sentence', () => {
    expect(said('آج بازار میں سبزی بہت مہنگی تھی اور میں گھر واپس آ گیا')[0]).toBe('unknown');
  });

  test('reports an Urdu request to send the message on', () => {
    expect(checker.check('اسے دس لوگوں کو بھیجیں، آپ کو خوشخبری ملے گی').promises).toHaveLength(1);
  });
});
