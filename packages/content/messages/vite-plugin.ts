/** Keeps the message modules up to date with the catalogue, while the site is built or shown by `npm run dev`. */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { siteConfig } from '../../../site.config.ts';
import { MESSAGE_WORD_PATTERNS_FILE } from '../compiler/message-word-patterns.ts';
import { siteLanguageTagsIn } from '../compiler/languages.ts';
import { SPECIAL_SEARCH_WORDS_FILE } from '../compiler/special-search-words.ts';
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
    const watched = ['interface', 'language.yaml', SPECIAL_SEARCH_WORDS_FILE].map((name) => join(language, name));
    watched.push(...siteLanguageTagsIn(root).map((tag) => join(root, 'content/languages', tag, MESSAGE_WORD_PATTERNS_FILE)));
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
