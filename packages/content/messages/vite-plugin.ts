/** Keeps the message modules up to date with the catalogue, while the site is built or shown by `npm run dev`. */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { siteConfig } from '../../../site.config.ts';
import { CHECK_WORDS_FILE } from '../compiler/check-words.ts';
import { siteLanguagesIn } from '../compiler/languages.ts';
import { SEARCH_WORDS_FILE } from '../compiler/search-words.ts';
import { interfaceFolder } from './catalogue.ts';
import { writeMessageModules } from './messages.ts';

/** @param root absolute path of the project */
export const messageModulesWriterPlugin = (root: string): Plugin => ({
  name: 'misbaha-messages',
  buildStart() {
    writeMessageModules(root);
  },
  configureServer({ watcher, config }) {
    const language = dirname(join(root, interfaceFolder(siteConfig.language)));
    const watched = ['interface', 'language.yaml', SEARCH_WORDS_FILE].map((name) => join(language, name));
    watched.push(...siteLanguagesIn(root).map((tag) => join(root, 'content/languages', tag, CHECK_WORDS_FILE)));
    watcher.add(watched);
    watcher.on('all', (_event, file) => {
      if (!watched.some((path) => file.startsWith(path))) return;
      try {
        writeMessageModules(root);
      } catch (error) {
        // A message that is half written must not end the server.
        config.logger.error(error instanceof Error ? error.message : String(error));
      }
    });
  },
});
