// The table of Arabic and Latin signs: the engine maps every sound through it, and readers see it as a key
// (`packages/core/transliteration-key.ts`).

export interface KeyRow {
  /** The Arabic letter, or a mark on a tatweel. */
  arabic: string;
  /** In the transliteration, or in English where Arabic has no name for it. */
  name: string;
  precise: string;
  plain: string;
}

export const TRANSLITERATION_KEY: readonly KeyRow[] = [
  { arabic: 'ء', name: 'hamza', precise: 'ʾ', plain: "'" },
  { arabic: 'ب', name: 'bāʾ', precise: 'b', plain: 'b' },
  { arabic: 'ت', name: 'tāʾ', precise: 't', plain: 't' },
  { arabic: 'ث', name: 'thāʾ', precise: 'th', plain: 'th' },
  { arabic: 'ج', name: 'jīm', precise: 'j', plain: 'j' },
  { arabic: 'ح', name: 'ḥāʾ', precise: 'ḥ', plain: 'h' },
  { arabic: 'خ', name: 'khāʾ', precise: 'kh', plain: 'kh' },
  { arabic: 'د', name: 'dāl', precise: 'd', plain: 'd' },
  { arabic: 'ذ', name: 'dhāl', precise: 'dh', plain: 'dh' },
  { arabic: 'ر', name: 'rāʾ', precise: 'r', plain: 'r' },
  { arabic: 'ز', name: 'zāy', precise: 'z', plain: 'z' },
  { arabic: 'س', name: 'sīn', precise: 's', plain: 's' },
  { arabic: 'ش', name: 'shīn', precise: 'sh', plain: 'sh' },
  { arabic: 'ص', name: 'ṣād', precise: 'ṣ', plain: 's' },
  { arabic: 'ض', name: 'ḍād', precise: 'ḍ', plain: 'd' },
  { arabic: 'ط', name: 'ṭāʾ', precise: 'ṭ', plain: 't' },
  { arabic: 'ظ', name: 'ẓāʾ', precise: 'ẓ', plain: 'z' },
  { arabic: 'ع', name: 'ʿayn', precise: 'ʿ', plain: "'" },
  { arabic: 'غ', name: 'ghayn', precise: 'gh', plain: 'gh' },
  { arabic: 'ف', name: 'fāʾ', precise: 'f', plain: 'f' },
  { arabic: 'ق', name: 'qāf', precise: 'q', plain: 'q' },
  { arabic: 'ك', name: 'kāf', precise: 'k', plain: 'k' },
  { arabic: 'ل', name: 'lām', precise: 'l', plain: 'l' },
  { arabic: 'م', name: 'mīm', precise: 'm', plain: 'm' },
  { arabic: 'ن', name: 'nūn', precise: 'n', plain: 'n' },
  { arabic: 'ه', name: 'hāʾ', precise: 'h', plain: 'h' },
  { arabic: 'و', name: 'wāw', precise: 'w', plain: 'w' },
  { arabic: 'ي', name: 'yāʾ', precise: 'y', plain: 'y' },
  { arabic: 'ة', name: 'tāʾ marbūṭa', precise: 't', plain: 't' },
  { arabic: 'ـَ', name: 'fatḥa', precise: 'a', plain: 'a' },
  { arabic: 'ـِ', name: 'kasra', precise: 'i', plain: 'i' },
  { arabic: 'ـُ', name: 'ḍamma', precise: 'u', plain: 'u' },
  { arabic: 'ـَا', name: 'long a', precise: 'ā', plain: 'a' },
  { arabic: 'ـِي', name: 'long i', precise: 'ī', plain: 'i' },
  { arabic: 'ـُو', name: 'long u', precise: 'ū', plain: 'u' },
  { arabic: 'ـٜىٰ', name: 'imāla', precise: 'ē', plain: 'e' },
  { arabic: '-', name: 'hyphen', precise: '-', plain: '-' },
  { arabic: '·', name: 'dot', precise: '·', plain: '-' },
];
