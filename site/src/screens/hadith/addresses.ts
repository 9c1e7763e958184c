import { loadFortyHadith } from '../../platform/content/texts.ts';
import { addressOf } from './hadith-address.ts';

export default (await loadFortyHadith()).hadith.map(({ number }) => addressOf(number));
