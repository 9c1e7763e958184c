/**
 * Closes a quotation whose end was cut off, and opens one whose beginning was cut off: a verse may begin or end in the
 * middle of speech.
 * @param translation with straight quotation marks
 */
export function balanceQuotationMarks(translation: string): string {
  let depth = 0;
  let lacking = 0;
  for (const { index } of translation.matchAll(/"/g)) {
    const opens = index === 0 || /[\s([]/.test(translation[index - 1] ?? '');
    if (opens) depth += 1;
    else if (depth > 0) depth -= 1;
    else lacking += 1;
  }
  return '"'.repeat(lacking) + translation + '"'.repeat(depth);
}
