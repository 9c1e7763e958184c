/**
 * Builds the site in two languages that exist in tests alone, in a copy of the project: `npm run test:languages`. Their documents go to
 * `build/pseudo/<tag>/`, where `languages.spec.ts` opens them.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cwd, env, execPath } from 'node:process';
import { copyProject } from '../../../tools/setup/project-copy.ts';
import { HEADERS_JSON } from '../../build/headers.ts';
import { PSEUDO_FOLDER, PSEUDO_LANGUAGES } from './pseudo-languages.ts';
import { writePseudoLanguage } from './write-language.ts';

export function main(): number {
  const place = join(cwd(), PSEUDO_FOLDER);
  rmSync(place, { recursive: true, force: true });
  const copy = copyProject();
  try {
    for (const language of PSEUDO_LANGUAGES) writePseudoLanguage(copy.folder, language);
    for (const { tag } of PSEUDO_LANGUAGES) {
      const started = Date.now();
      const { status } = spawnSync(execPath, ['tools/run.mjs', 'site/build/build.ts', '--any-size'], {
        cwd: copy.folder,
        env: { ...env, MISBAHA_LANGUAGE: tag },
        stdio: 'inherit',
      });
      if (status !== 0) return 1;
      console.log(`${tag} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      mkdirSync(join(place, tag), { recursive: true });
      cpSync(join(copy.folder, 'build/client', tag), join(place, tag, 'client'), { recursive: true });
      copyFileSync(join(copy.folder, 'build/languages', tag, HEADERS_JSON), join(place, tag, HEADERS_JSON));
    }
    return 0;
  } finally {
    copy.dispose();
  }
}
