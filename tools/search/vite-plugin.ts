/** Writes the search index as a hashed asset of its own and tells the app its address: `virtual:search-index-url`. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { indexTexts } from '../../text/search/engine.ts';
import { compileLibrary } from '../compiler/compile.ts';
import { collectTexts } from './collect.ts';

const ID = 'virtual:search-index-url';
const RESOLVED = '\0search-index-url';
const HASH_LENGTH = 8;

interface Asset {
  /** Path below the base. */
  file: string;
  source: string;
}

function makeAsset(root: string): Asset {
  const source = JSON.stringify(indexTexts(collectTexts(compileLibrary(root))));
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH);
  return { file: `assets/search-${hash}.json`, source };
}

/** @param root absolute path of the folder that holds `content/` */
export function searchIndex(root: string): Plugin {
  let base = '/';
  let server = false;
  let asset: Asset | undefined;
  return {
    name: 'misbaha-search-index',
    configResolved(config) {
      base = config.base;
      server = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // The prerenderer never searches, so its build is spared the work.
      if (this.environment.name !== 'client') return `export default '';`;
      asset = makeAsset(root);
      if (!server) this.emitFile({ type: 'asset', fileName: asset.file, source: asset.source });
      return `export default ${JSON.stringify(base + asset.file)};`;
    },
    configureServer({ middlewares, watcher, environments }) {
      const content = join(root, 'content');
      watcher.on('all', (_, file) => {
        const module = file.startsWith(content) ? environments.client.moduleGraph.getModuleById(RESOLVED) : undefined;
        if (module) environments.client.moduleGraph.invalidateModule(module);
      });
      middlewares.use((request, response, next) => {
        if (!asset || request.url !== base + asset.file) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(asset.source);
      });
    },
  };
}
