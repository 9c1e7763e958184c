/** Random addresses, for tests with addresses that have no page. */
import * as fc from 'fast-check';

const segment = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'prayer',
    'forty-hadith',
    '..',
    '.',
    '%2e%2e',
    '%00',
    'مِسْبَحَة',
    "'><script>alert(1)</script>",
    '{name}',
    '__proto__',
    'index.html',
  ),
);

/** Paths below the origin, each part percent-encoded. */
export const arbitraryAddress: fc.Arbitrary<string> = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.map((part) => encodeURIComponent(part)).join('/')}`);
