import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { caddyDirectives, nginxLocations, securityHeaders } from '../../build/headers.ts';
import { configuration } from './nginx-server.ts';

const guide = readFileSync(resolve(import.meta.dirname, '../../../docs/deployment.md'), 'utf8');

test('the configuration that is tested has every directive of the deployment guide', () => {
  const [, block = ''] = /```nginx\n(types [^]*?)```/.exec(guide) ?? [];
  const directives = block.split('\n').map((line) => line.trim().split(' ')[0] ?? '');
  const named = directives.filter((word) => /^[a-z_]+$/.test(word));
  expect(named).toContain('gzip_static');
  const tested = configuration('/folder', '/snippet', 80, true);
  for (const directive of named) expect(tested).toMatch(new RegExp(`^ *${directive} `, 'm'));
  expect(tested).toContain('types { application/manifest+json webmanifest; application/epub+zip epub; text/markdown md; }');
  expect(configuration('/folder', '/snippet', 80, false)).not.toContain('brotli');
});

test('the guide shows the beginning of the snippet that the build writes', () => {
  const shown = /```nginx\n(location [^…]*)…/.exec(guide)?.[1] ?? 'nothing';
  expect(nginxLocations(securityHeaders([]), '/').startsWith(shown)).toBe(true);
  expect(caddyDirectives(securityHeaders([]), '/')).toContain('precompressed br gzip');
});

test('the guide names every variable of site.config.ts with its default', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../../site.config.ts'), 'utf8');
  const names = [...source.matchAll(/env\('(\w+)', (?:'([^']+)'|FIRST_LANGUAGE)\)/g)];
  // As many variables as settings: `profile` takes two, and `folder` none of its own.
  expect(names).toHaveLength(Object.keys(siteConfig).length);
  // Without a language all are built, so that variable has no default.
  const told = names.flatMap(([, name = '', fallback]) => (fallback === undefined ? [name] : [name, fallback]));
  for (const one of told) expect(guide).toContain(`\`${one}\``);
});
