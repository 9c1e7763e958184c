import { loadFortyHadith } from '../../platform/content/texts.ts';
import { hadithPageAddress } from './hadith-address.ts';

export default (await loadFortyHadith()).hadith.map(({ number }) => hadithPageAddress(number));
