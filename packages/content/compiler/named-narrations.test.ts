import { expect, test } from 'vitest';
import { type WorkNamesInSentences, findNamedNarrationIds } from './named-narrations.ts';
import { projectLibrary } from '../test/project-library.ts';

const { namedWorks } = projectLibrary();

test.each([
  ['In Sahih Muslim 384 he said so.', ['muslim:384']],
  ["Abu Dawud 760 and Muslim 771a; an-Nasa'i 1133.", ['muslim:771a', 'abudawud:760', 'nasai:1133']],
  ['An-Nasa’i’s words are at an-Nasa’i 1133.', ['nasai:1133']],
  ['Al-Albani, Sahih Abi Dawud 4023.', []],
  ['Sahih Abi Dawud 4023, of Abu Dawud 4020.', ['abudawud:4020']],
  ['Hisn al-Muslim 12', []],
  ['The Prophet ﷺ said it three times.', []],
])('finds the narrations that a note cites by work and number: %s', (note, named) => {
  expect(findNamedNarrationIds(note, namedWorks)).toEqual(named);
});

test('finds narrations by the names that the works have in the language', () => {
  const works: WorkNamesInSentences[] = [{ key: 'abudawud', called: ['Abou Dâwoud'], except: ['Sahîh Abou Dâwoud'] }];
  expect(findNamedNarrationIds('Abou Dâwoud 760, Sahîh Abou Dâwoud 12, Abu Dawud 5', works)).toEqual(['abudawud:760']);
});
