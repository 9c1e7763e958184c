import { describe, expect, test } from 'vitest';
import { arabicConsonantsFromPrecise } from './arabic-consonants.ts';

describe('arabicConsonantsFromPrecise', () => {
  test.each([
    ['bismi-llāhi-r-raḥmāni-r-raḥīm', 'بسملهلرحمنلرحم'],
    ['thabbit·hu', 'ثبته'],
    ['adhhib', 'ذهب'],
    ['wa-sh-shams', 'ولشمس'],
    ['al-layl', 'لليل'],
    ['as·hal', 'سهل'],
    ['ash-shahīd', 'لشهد'],
    ['sinatun wa lā nawm', 'سنتن و ل نوم'],
    ['yuẓhiruhū', 'يظهره'],
  ])('%s gives back %s', (precise, letters) => {
    expect(arabicConsonantsFromPrecise(precise)).toBe(letters);
  });
});
