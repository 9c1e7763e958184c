import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { foldedArabicSpellings, foldWord } from './fold.ts';

describe('letters of Urdu are those of Arabic to the search', () => {
  test.each([
    ['ی and ي', 'کریم', 'كريم'],
    ['ہ, ھ and ه', 'ھجرہ', 'هجره'],
    ['ں and ن', 'میں', 'مين'],
    ['ے and ي', 'لڑکے', 'لڑکی'],
    ['ۃ and ة', 'صلوۃ', 'صلوة'],
    ['ۂ and ہ', 'سورۂ', 'سورہ'],
    ['آ and ا', 'آیات', 'ایات'],
    ['ئ and ی', 'دعائیں', 'دعاییں'],
  ])('%s', (_, one, other) => expect(foldedArabicSpellings(one)).toEqual(foldedArabicSpellings(other)));

  test.each([
    ['ٹ and ت', 'ٹال', 'تال'],
    ['پ and ب', 'پانی', 'بانی'],
    ['گ and ک', 'گل', 'کل'],
  ])('but not %s', (_, one, other) => expect(foldWord(one)).not.toBe(foldWord(other)));
});

describe.each([
  ['a language in Latin letters', false],
  ['a language in the Arabic script', true],
])('in a build of %s', (_, isArabicScript) => {
  let terms: typeof import('./terms.ts');
  let tokens: typeof import('./query-tokens.ts');
  let own: typeof import('./own-script.ts');
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../messages/locale.ts', () => ({ IS_ARABIC_SCRIPT: isArabicScript, DIRECTION: 'rtl', LANGUAGE: 'ur', LOCALE: 'ur-PK' }));
    [terms, tokens, own] = [await import('./terms.ts'), await import('./query-tokens.ts'), await import('./own-script.ts')];
  });
  afterAll(() => {
    vi.doUnmock('../messages/locale.ts');
    vi.resetModules();
  });

  test('words in the Arabic script are search terms of a page only where the language is in the Arabic script', () => {
    expect(terms.termsOfText('سفر کی', 'page')).toEqual(isArabicScript ? ['سفر', 'كي'] : []);
    expect(terms.termsOfText('سفر', 'arabic')).toEqual(['سفر']);
    expect(terms.termsOfText('سفر', 'latin')).toEqual([]);
  });

  test('the "wa" of a query word is taken off only where the language is in Latin letters, the article in both', () => {
    expect(tokens.tokensOf('والدین')[0]?.forms).toContain(isArabicScript ? 'والدين' : 'دين');
    expect(tokens.tokensOf('والدین')[0]?.forms.includes('دين')).toBe(!isArabicScript);
    expect(tokens.tokensOf('الرحمن')[0]?.forms).toContain('رحمن');
  });

  test('a query with Urdu letters counts as Arabic only where the language is in Latin letters', () => {
    expect(own.isArabicLanguageText('تعويذ الأطفال')).toBe(true);
    expect(own.isArabicLanguageText('بچوں کی حفاظت')).toBe(!isArabicScript);
    expect(own.isArabicLanguageText('safar')).toBe(false);
  });
});
