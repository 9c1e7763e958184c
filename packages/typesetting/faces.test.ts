import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { expect, test } from 'vitest';
import { projectLibrary } from '../content/test/project-library.ts';
import { faceSubsetsOfSite } from './faces.ts';

const made = faceSubsetsOfSite(projectLibrary());

interface Rule {
  file: string;
  /** Family with its style. */
  name: string;
  /** First and last code point of each part of `unicode-range`; none where it has no such line. */
  ranges: [number, number][];
}

const rules = [...readFileSync(join(cwd(), 'site/src/ui/styles/fonts.css'), 'utf8').matchAll(/@font-face \{(.*?)\}/gs)].map(
  ([, body = '']): Rule => {
    const value = (property: string): string => new RegExp(`${property}: ([^;]+);`).exec(body)?.[1] ?? '';
    return {
      file: /fonts\/([\w-]+)\.woff2/.exec(body)?.[1] ?? '',
      name: `${value('font-family')} ${value('font-style')}`,
      ranges: [...value('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
      ]),
    };
  },
);

const isWithin = ({ ranges }: Rule, code: number): boolean =>
  ranges.length === 0 || ranges.some(([from, to]) => code >= from && code <= to);

test('the style sheet has a rule for every face and no other', () => {
  expect([...new Set(rules.map(({ file }) => file))].toSorted()).toEqual(made.map(({ file }) => file).toSorted());
});

test('unicode-range gives each character to the one font file of its family that has the character', () => {
  for (const { file, texts } of made)
    for (const rule of rules.filter((one) => one.file === file))
      for (const character of new Set(texts.join(''))) {
        const asked = rules.filter(({ name, ...one }) => name === rule.name && isWithin({ name, ...one }, character.codePointAt(0) ?? 0));
        expect([rule.name, character, ...asked.map((one) => one.file)]).toEqual([rule.name, character, file]);
      }
});

test('no Arabic face is parted by ranges: WebKit would misplace words', () => {
  for (const { file, ranges } of rules.filter((one) => one.file.startsWith('amiri'))) expect([file, ranges]).toEqual([file, []]);
});
