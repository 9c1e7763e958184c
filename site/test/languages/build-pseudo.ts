/**
 * Builds the site in two languages that exist in tests alone, in a copy of the project: `npm run test:languages`. Their documents go to
 * `build/pseudo/<tag>/`, where `languages.spec.ts` opens them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cwd, env, execPath } from 'node:process';
import { copyProject } from '../../../tools/setup/project-copy.ts';
import { HEADERS_JSON } from '../../build/headers.ts';
import { PSEUDO_BASE_PATH, PSEUDO_BUILD_FOLDER, PSEUDO_LANGUAGES } from './pseudo-languages.ts';
import { writePseudoLanguages } from './write-language.ts';

export async function main(): Promise<number> {
  const place = join(cwd(), PSEUDO_BUILD_FOLDER);
  rmSync(place, { recursive: true, force: true });
  const copy = copyProject();
  try {
    writePseudoLanguages(copy.folder, PSEUDO_LANGUAGES);
    // In parallel: each is a process of its own.
    const built = await Promise.all(
      PSEUDO_LANGUAGES.map(async ({ tag }) => {
        const options = {
          cwd: copy.folder,
          env: { ...env, MISBAHA_BASE: PSEUDO_BASE_PATH, MISBAHA_LANGUAGE: tag },
          stdio: 'inherit',
        } as const;
        const [code] = (await once(spawn(execPath, ['tools/run.mjs', 'site/build/build.ts', '--uncompressed'], options), 'close')) as [
          number | null,
        ];
        return code === 0;
      }),
    );
    if (built.includes(false)) return 1;
    for (const { tag } of PSEUDO_LANGUAGES) {
      mkdirSync(join(place, tag), { recursive: true });
      cpSync(join(copy.folder, 'build/client', tag), join(place, tag, 'client'), { recursive: true });
      copyFileSync(join(copy.folder, 'build/languages', tag, HEADERS_JSON), join(place, tag, HEADERS_JSON));
    }
    return 0;
  } finally {
    copy.dispose();
  }
}
