/**
 * What a deployment sets: the one place for addresses. Each value can be overridden by the environment variable named.
 * The defaults end in `.example`, which belongs to nobody; a real site sets its own.
 */
const env = (name: string, fallback: string): string => process.env[name] || fallback;

const withSlashes = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

/** The languages that the site can be built in, a line each; its words lie in `content/languages/<tag>/`. */
export const LANGUAGES = {
  en: { locale: 'en-GB', direction: 'ltr' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language that texts are written in first; every other has to have all of its messages. */
export const FIRST_LANGUAGE: Language = 'en';

function declaredLanguage(tag: string): Language {
  if (!Object.hasOwn(LANGUAGES, tag)) {
    const error = new Error(`MISBAHA_LANGUAGE is "${tag}"; site.config.ts knows ${Object.keys(LANGUAGES).join(', ')}.`);
    // Commands tell it without a trace (`tools/run.mjs`).
    error.name = 'UsageError';
    throw error;
  }
  return tag as Language;
}

export const siteConfig = {
  /** The one language of this build. MISBAHA_LANGUAGE */
  language: declaredLanguage(env('MISBAHA_LANGUAGE', FIRST_LANGUAGE)),
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
