/** Keeps the modules of messages as the catalogue is, while the site is built or shown by `npm run dev`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteConfig } from '../../../site.config.ts';
import { interfaceFolder } from './catalogue.ts';
import { writeMessages } from './messages.ts';

/** @param root absolute path of the project */
export const messages = (root: string): Plugin => ({
  name: 'misbaha-messages',
  buildStart() {
    writeMessages(root);
  },
  configureServer({ watcher, config }) {
    const folder = join(root, interfaceFolder(siteConfig.language));
    watcher.add(folder);
    watcher.on('all', (_event, file) => {
      if (!file.startsWith(folder)) return;
      try {
        writeMessages(root);
      } catch (error) {
        // A message that is half written must not end the server.
        config.logger.error(error instanceof Error ? error.message : String(error));
      }
    });
  },
});
