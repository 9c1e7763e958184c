import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { parse } from 'yaml';
import { languageTagsIn } from './packages/content/compiler/languages.ts';

/** The packages with the spelling dictionaries of the languages; the code opens them by the names in `language.yaml`. */
const DICTIONARIES = languageTagsIn(import.meta.dirname).flatMap((tag) => {
  const { spelling } = parse(readFileSync(`content/languages/${tag}/language.yaml`, 'utf8')) as { spelling?: { dictionary: string } };
  return /^(?:@[^/]+\/)?[^/]+/.exec(spelling?.dictionary ?? '') ?? [];
});

export default {
  ignoreBinaries: ['java', 'diffoscope'],
  ignoreDependencies: [
    '@messageformat/runtime',
    '@fontsource/amiri',
    '@fontsource/amiri-quran',
    '@fontsource/noto-nastaliq-urdu',
    '@fontsource/scheherazade-new',
    '@fontsource-variable/noto-naskh-arabic',
    '@fontsource-variable/literata',
    'foliate-js',
    ...DICTIONARIES,
  ],
  workspaces: {
    '.': {
      entry: [
        'site/src/app/entry-server.tsx',
        'site/src/app/app-starter.ts',
        'site/src/app/head-script.ts',
        'site/src/platform/offline/service-worker.ts',
        'site/build/{build,check-budget,dev,sbom}.ts',
        'site/build/copies/check-{copy,reproducible}.ts',
        'site/build/pictures/{make-icons,pictures}.ts',
        'site/server/serve.ts',
        'site/test/nginx/nginx.ts',
        'packages/content/commands/*.ts',
        'packages/dataset/{data,make-edition}.ts',
        'packages/dataset/publishing/packages.ts',
        'packages/dataset/publishing/*-package/{index,quran,verify,cli}.ts',
        'site/build/copies/later-clock.mjs',
        'packages/content/messages/messages.ts',
        'site/test/book/check-book.ts',
        'site/test/browser/**/*.spec.ts',
        'tools/setup/test-on-newest-node.ts',
        'site/test/languages/build-pseudo.ts',
        'site/test/languages/*.spec.ts',
      ],
      project: ['packages/**/*.ts', 'packages/**/*.tsx', 'site/**/*.{ts,tsx,mjs}', 'tools/**/*.{ts,mjs}'],
    },
    bench: { entry: ['bench.ts', 'wishes.ts', 'check-in-browser.ts', 'check-text/trials.ts'], project: ['**/*.ts'] },
    'site/test/engines': { entry: ['browsers.ts'], project: ['*.ts'] },
  },
} satisfies KnipConfig;
