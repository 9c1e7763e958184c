// "wa" (and) is written together with the next word in Arabic and apart in the transliteration: wa lā, wa ilayka.
// A word whose own root begins with waw must stay whole: waḥdahu, waladun, waʿadtanī.
import type { Letter } from './letters.ts';
import { outline, type Sound } from './sounds.ts';

// Words of a root that begins with waw, fatha, and a letter with a vowel. (With a sukun, shadda or long a after the
// waw nothing but the root is possible.) Written as outlines: letter and vowel, 0 for sukun, + for shadda.
const OWN_WAW = [
  'جaد(?:a(?!ل)|0?[تن]|uو)',
  'جaب(?:a(?!ل)|0ت)',
  'جiل(?!\\+|aا)',
  'جiيه',
  'جaع(?!aل|aا|a\\||0ل)',
  'عaد(?:a(?![دل])|0?ت|0نa[ا|]|uو(?!\\+))',
  'عaظ(?:a(?!م)|0[تن])',
  'عiيد',
  'لaد(?!aى|aي0|aا|a\\|)',
  'لiي\\+',
  'لiيد',
  'لiيج',
  'لiيمaة',
  'لa(?:ا|\\|)يa[تة]',
  'سaط(?:an|i|a)',
  'سiع',
  'سiيل',
  'سaقa$',
  'سaاوiس',
  'سaن[aiu]n',
  'رiث',
  'رaاء',
  'رiيد',
  'رaقaة',
  'رaق[aiu](?:n|$)',
  'رaثaة',
  'رaد(?:a(?!د)|uو)',
  'رaع[aiu]?n',
  'زaرa$',
  'زiير',
  'زaن(?:a(?![ىا])|uو)',
  'ضaع(?:a|0[تن]|uو)',
  'ضuوء',
  'صaف',
  'صaل(?:a(?:$|[هكتن])|0[تن])',
  'صiي\\+',
  'صiيل',
  'صiيد',
  'صaب',
  'قaع(?:a(?!د)|0[تن]|uو)',
  'قaىa?$',
  'قa(?:ا|ى\\|)(?:ه|نaا)',
  'قaبa$',
  'قaارan',
  'قuود',
  'قaف(?!\\+)',
  'كiيل',
  'كaز',
  'كaل(?:a(?:$|[هكتن])|0ت)',
  'هaب(?:a(?!ا)|0ت|0نaا)',
  'هaن[au]',
  'هiن',
  'طaرan',
  'بaال[aiu]$',
  'بiيل',
  'ثaاق',
  'دuود',
  'دaا.iع',
  'فaاة',
  'فaاتiي',
  'حiيد',
];
const OWN = new RegExp(`^وa(?:${OWN_WAW.join('|')})`, 'u');

/** Puts a space after a leading "wa", and after the "yā" that the Qur'an writes together with the one called. */
export function setApart(letters: readonly Letter[], sounds: Sound[]): Sound[] {
  const first = letters[0]?.char;
  if (first !== 'و' && first !== 'ي') return sounds;
  // A shadda at the head is the work of the word before.
  const shape = outline(letters).replace(/^(.)\+/u, '$1');
  let head = 0;
  if (/^وa[^+0|]/u.test(shape) && isConjunction(letters, shape)) head = 2;
  const call = shape.startsWith('يa|', head);
  if (head === 0 && !call) return sounds;
  const space: Sound = { type: 'break', sign: ' ' };
  const parts = [...sounds];
  if (call) parts.splice(head + 2, 0, space);
  if (head > 0 && parts[head]?.type !== 'wasla') parts.splice(head, 0, space);
  return parts;
}

function isConjunction(letters: readonly Letter[], shape: string): boolean {
  const second = letters[1];
  if (second === undefined || second.shadda || second.sukun) return false;
  // Long a: wāḥid. (A wasla after wa is no long a; it gets its hyphen, not a space.)
  if (second.char === 'ا' || second.char === 'ى') return false;
  return !OWN.test(shape);
}
