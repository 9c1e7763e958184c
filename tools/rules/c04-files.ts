import type { Rule } from './rule.ts';

/** The words of the interface, which `tools/messages` reads. */
const INTERFACE = /^content\/languages\/[^/]+\/interface\/[^/]+\.yaml$/;

const OTHERS = new Set([
  'content/exceptions.yaml',
  'content/glossary.yaml',
  'content/hisn-al-muslim.yaml',
  'content/retired.yaml',
  'content/sources.yaml',
  'content/specified-counts.yaml',
  'content/text.lock',
]);

export const filesRule: Rule = {
  code: 'c04',
  name: 'files',
  reason: 'Every file in content/ is read by something; a file in the wrong place would never reach a reader.',
  hint: 'Move it into the folder of a category in categories.yaml with the ending .yaml, or remove it.',
  *check(library, { raw }) {
    const read = new Set(library.files.map(({ path }) => path));
    for (const { path } of raw) {
      if (!read.has(path) && !OTHERS.has(path) && !INTERFACE.test(path)) yield { file: path, message: 'nothing reads this file' };
    }
  },
};
