import { expect, it } from 'vitest';
import { InputError } from '../../command-line/input.ts';
import { openDictionary } from './dictionary.ts';

const SETTINGS = 'content/languages/xx/language.yaml';

it.each(['dictionary-xx', '@cspell/dict-xx/dict/xx.trie', '@cspell/dict-id-id/dict/xx.trie'])(
  'says where "%s" is named and how it is installed, when it is not there',
  async (dictionary) => {
    const opened = openDictionary(dictionary, SETTINGS);
    await expect(opened).rejects.toThrow(InputError);
    await expect(opened).rejects.toThrow(/^content\/languages\/xx\/language\.yaml names ".+" under "spelling".* Run "npm install"/);
  },
);

it('opens a dictionary and a list of words', async () => {
  const [french, indonesian] = [
    await openDictionary('dictionary-fr', SETTINGS),
    await openDictionary('@cspell/dict-id-id/dict/id-id.trie', SETTINGS),
  ];
  expect([french('nuit'), french('nuitt'), indonesian('malam'), indonesian('malamm')]).toEqual([true, false, true, false]);
});
