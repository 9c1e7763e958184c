/** Faults of a document's content security policy: what it would stop, and what it would let through. */
import { createHash } from 'node:crypto';

/** The policy of a document's own meta element. */
export const policyOf = (html: string): string =>
  (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'");

// A data block is never executed, so the policy does not apply to it.
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?! type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g;
const FETCHED = /<(?:script|img|link)\b[^>]*?\s(?:src|href)="([^"]+)"[^>]*>/g;

export function policyFaults(html: string): string[] {
  const policy = policyOf(html);
  const faults: string[] = [];
  for (const needed of ["default-src 'none'", "require-trusted-types-for 'script'"])
    if (!policy.includes(needed)) faults.push(`the policy lacks ${needed}`);
  if (/unsafe|https?:|\*/.test(policy)) faults.push(`the policy is too wide: ${policy}`);
  const governed = html.search(/<script|<link|<style/);
  if (governed >= 0 && html.indexOf('Content-Security-Policy') > governed) faults.push('the policy comes after what it governs');
  for (const [, body = ''] of html.matchAll(INLINE_SCRIPT)) {
    const hash = `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
    if (!policy.includes(hash)) faults.push(`the policy does not name the script ${body.slice(0, 40)}`);
  }
  const inline = /<style|\sstyle=|\son[a-z]+=|javascript:/i.exec(html);
  if (inline) faults.push(`inline style or script: ${inline[0].trim()}`);
  for (const [tag, url = ''] of html.matchAll(FETCHED))
    if (/^(https?:)?\/\//.test(url) && !/rel="(?:canonical|alternate)"/.test(tag)) faults.push(`fetches ${url}`);
  return faults;
}
