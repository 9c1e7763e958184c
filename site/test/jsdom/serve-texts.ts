/** Stands in for the server of the texts, which the app fetches as files. */
import texts from 'virtual:content/texts';
import { CONTENT_FILES_ELEMENT_ID } from '../../../packages/core/content-files.ts';

const contentFilesElement = document.createElement('script');
contentFilesElement.type = 'application/json';
contentFilesElement.id = CONTENT_FILES_ELEMENT_ID;
contentFilesElement.textContent = JSON.stringify(Object.fromEntries(Object.keys(texts).map((name) => [name, name])));
document.head.append(contentFilesElement);

const fetchElsewhere = globalThis.fetch;

globalThis.fetch = async (input, options) => {
  const load = typeof input === 'string' ? texts[input.slice(1)] : undefined;
  return load ? Response.json((await load()).default) : fetchElsewhere(input, options);
};
