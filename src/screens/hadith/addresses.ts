import collection from 'virtual:content/forty-hadith';
import { addressOf } from './hadith-address.ts';

export default collection.hadith.map(({ number }) => addressOf(number));
