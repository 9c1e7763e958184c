import { describe, expect, test } from 'vitest';
import { cacheControl, caddySnippet, headersFile, nginxSnippet, securityHeaders } from './headers.ts';

const headers = securityHeaders(['run()']);

describe('the response headers', () => {
  test('stand in every form, word by word', () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(headersFile(headers, '/m/')).toContain(`  ${name}: ${value}\n`);
      expect(caddySnippet(headers, '/m/')).toContain(`  ${name} "${value}"\n`);
      // Once in each location, because a location that adds a header inherits none.
      expect(nginxSnippet(headers, '/m/').split(`add_header ${name} "${value}" always;`)).toHaveLength(3);
    }
  });

  test('carry no quotation mark that would end a value early, and stay below the line limit of hosts', () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(value).not.toContain('"');
      expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
    }
  });

  test('keep assets for a year and ask again for everything else', () => {
    expect(cacheControl('/assets/a-1.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/sw.js', '/prayer', '/404.html', '/manifest.webmanifest']) expect(cacheControl(path)).toBe('no-cache');
  });

  test('give `_headers` one time for assets only, since hosts join the values of all rules that match', () => {
    expect(headersFile(headers, '/m/').match(/Cache-Control/g)).toHaveLength(1);
    expect(headersFile(headers, '/m/')).toContain('/m/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  test('follow the base path', () => {
    expect(nginxSnippet(headers, '/m/')).toMatch(
      /^location \/m\/assets\/ \{[^]*\nlocation \/m\/ \{[^]*\nerror_page 404 \/m\/404\.html;\n$/,
    );
    expect(caddySnippet(headers, '/m/')).toContain('rewrite * /m/404.html');
    expect(headersFile(headers, '/m/')).toMatch(/^\/m\/\*\n/);
  });
});
