/** The HTML of the pages whose markup stands for all, and of the shell, against the standard (`.htmlvalidate.json`). */
import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtDocuments, CLIENT_FOLDER, SHELL } from './built-documents.ts';
import { pagesCoveringMarkup } from './covering-pages.ts';

const { pages, of } = pagesCoveringMarkup();
const paths = new Set([SHELL, ...pages.map(({ name }) => name)]);

test(`${pages.length} pages, which have every markup shape of all ${of}, are valid HTML`, async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const faults: string[] = [];
  for (const { path, file } of builtDocuments().filter((built) => paths.has(built.path))) {
    const { results } = await validator.validateFile(join(CLIENT_FOLDER, file));
    faults.push(
      ...results.flatMap(({ messages }) => messages.map(({ message, ruleId, line }) => `${path}:${line}: ${message} (${ruleId})`)),
    );
  }
  expect(faults).toEqual([]);
});
