// The one table: the engine maps every sound through it, and the About page shows it to readers.

export interface KeyRow {
  /** The Arabic sign, or a sample of it on a letter. */
  arabic: string;
  name: string;
  precise: string;
  plain: string;
  note?: string;
}

export const KEY: readonly KeyRow[] = [
  { arabic: 'ء', name: 'hamza', precise: 'ʾ', plain: "'", note: 'a catch in the throat; not written at the head of a word' },
  { arabic: 'ب', name: 'bāʾ', precise: 'b', plain: 'b' },
  { arabic: 'ت', name: 'tāʾ', precise: 't', plain: 't' },
  { arabic: 'ث', name: 'thāʾ', precise: 'th', plain: 'th', note: 'as in think' },
  { arabic: 'ج', name: 'jīm', precise: 'j', plain: 'j' },
  { arabic: 'ح', name: 'ḥāʾ', precise: 'ḥ', plain: 'h', note: 'breathed from the throat' },
  { arabic: 'خ', name: 'khāʾ', precise: 'kh', plain: 'kh', note: 'as in loch' },
  { arabic: 'د', name: 'dāl', precise: 'd', plain: 'd' },
  { arabic: 'ذ', name: 'dhāl', precise: 'dh', plain: 'dh', note: 'as in this' },
  { arabic: 'ر', name: 'rāʾ', precise: 'r', plain: 'r', note: 'rolled' },
  { arabic: 'ز', name: 'zāy', precise: 'z', plain: 'z' },
  { arabic: 'س', name: 'sīn', precise: 's', plain: 's' },
  { arabic: 'ش', name: 'shīn', precise: 'sh', plain: 'sh' },
  { arabic: 'ص', name: 'ṣād', precise: 'ṣ', plain: 's', note: 'heavy s' },
  { arabic: 'ض', name: 'ḍād', precise: 'ḍ', plain: 'd', note: 'heavy d' },
  { arabic: 'ط', name: 'ṭāʾ', precise: 'ṭ', plain: 't', note: 'heavy t' },
  { arabic: 'ظ', name: 'ẓāʾ', precise: 'ẓ', plain: 'z', note: 'heavy dh' },
  { arabic: 'ع', name: 'ʿayn', precise: 'ʿ', plain: "'", note: 'pressed from the throat' },
  { arabic: 'غ', name: 'ghayn', precise: 'gh', plain: 'gh', note: 'as the French r' },
  { arabic: 'ف', name: 'fāʾ', precise: 'f', plain: 'f' },
  { arabic: 'ق', name: 'qāf', precise: 'q', plain: 'q', note: 'k from the back of the throat' },
  { arabic: 'ك', name: 'kāf', precise: 'k', plain: 'k' },
  { arabic: 'ل', name: 'lām', precise: 'l', plain: 'l' },
  { arabic: 'م', name: 'mīm', precise: 'm', plain: 'm' },
  { arabic: 'ن', name: 'nūn', precise: 'n', plain: 'n' },
  { arabic: 'ه', name: 'hāʾ', precise: 'h', plain: 'h' },
  { arabic: 'و', name: 'wāw', precise: 'w', plain: 'w' },
  { arabic: 'ي', name: 'yāʾ', precise: 'y', plain: 'y' },
  { arabic: 'ة', name: 'tāʾ marbūṭa', precise: 't', plain: 't', note: 'h at a pause' },
  { arabic: 'ـَ', name: 'fatḥa', precise: 'a', plain: 'a' },
  { arabic: 'ـِ', name: 'kasra', precise: 'i', plain: 'i' },
  { arabic: 'ـُ', name: 'ḍamma', precise: 'u', plain: 'u' },
  { arabic: 'ـَا', name: 'long a', precise: 'ā', plain: 'a', note: 'also ـَى and the dagger alif ـٰ' },
  { arabic: 'ـِي', name: 'long i', precise: 'ī', plain: 'i' },
  { arabic: 'ـُو', name: 'long u', precise: 'ū', plain: 'u' },
  { arabic: 'ـٜىٰ', name: 'imāla', precise: 'ē', plain: 'e', note: 'one word of the Qur’an, majrēhā (11:41)' },
  { arabic: '-', name: 'hyphen', precise: '-', plain: '-', note: 'after the article, and where two words are read as one' },
  { arabic: '·', name: 'dot', precise: '·', plain: '-', note: 'parts two letters that would be read as one: thabbit·hu' },
];
