/**
 * What a deployment sets: the one place for addresses. Each value can be overridden by the environment variable named.
 * The defaults end in `.example`, which belongs to nobody; a real site sets its own.
 */
const env = (name: string, fallback: string): string => process.env[name] || fallback;

const withSlashes = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

export const siteConfig = {
  /** Scheme and host of the site, without a slash at the end. MISBAHA_ORIGIN */
  origin: env('MISBAHA_ORIGIN', 'https://misbaha.example').replace(/\/+$/, ''),
  /** Path below which the site lives, with a slash at both ends. MISBAHA_BASE */
  base: withSlashes(env('MISBAHA_BASE', '/')),
  /** Where readers write to. MISBAHA_EMAIL */
  email: env('MISBAHA_EMAIL', 'salam@misbaha.example'),
  /** The social media profile: its address and how it is called. MISBAHA_PROFILE, MISBAHA_PROFILE_NAME */
  profile: {
    url: env('MISBAHA_PROFILE', 'https://social.example/@misbaha'),
    name: env('MISBAHA_PROFILE_NAME', '@misbaha'),
  },
};

export type SiteConfig = typeof siteConfig;

/** What the app knows of it, as the source text of a constant (`SITE_SETTINGS` in `src/site.ts`). @param version of the app */
export function siteSettings(version: string): string {
  const { origin, email, profile } = siteConfig;
  return JSON.stringify({ origin, email, profile, version });
}
