/**
 * What a deployment sets: the one place for addresses. Each value can be overridden by the environment variable named.
 * The defaults end in `.example`, which belongs to nobody; a real site sets its own.
 */
const env = (name: string, fallback: string): string => process.env[name] || fallback;

const withSlashes = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

/**
 * The languages of the site, by the names of their folders in `content/languages/`. The first stands at the root of the site and is what
 * the others are held against; each other one stands below its name: `/fr/`.
 */
const COMPLETE: readonly [string, ...string[]] = ['en', 'fr', 'id', 'ur'];

/** Drafts that this command has beside them, for tests and previews. MISBAHA_DRAFTS, with commas between the tags */
export const DRAFTS: readonly string[] = env('MISBAHA_DRAFTS', '').split(',').filter(Boolean);

export const LANGUAGES: readonly [string, ...string[]] = [...COMPLETE, ...DRAFTS.filter((tag) => !COMPLETE.includes(tag))];

export const [FIRST_LANGUAGE] = LANGUAGES;

function declaredLanguage(tag: string): string {
  if (!LANGUAGES.some((one) => one === tag)) {
    const error = new Error(
      `MISBAHA_LANGUAGE is "${tag}"; site.config.ts knows ${LANGUAGES.join(', ')}. MISBAHA_DRAFTS=${tag} adds a draft.`,
    );
    // Commands tell it without a trace (`tools/run.mjs`).
    error.name = 'UsageError';
    throw error;
  }
  return tag;
}

const language: string = declaredLanguage(env('MISBAHA_LANGUAGE', FIRST_LANGUAGE));

/** Whether a build is to build all languages: it is, where none is named. */
export const buildsEveryLanguage = env('MISBAHA_LANGUAGE', '') === '';

/** Path of the whole site, with a slash at both ends. */
const siteBase = withSlashes(env('MISBAHA_BASE', '/'));

/** Path below which a language stands, with a slash at both ends. @param tag one of `LANGUAGES` */
export const baseOf = (tag: string): string => (tag === FIRST_LANGUAGE ? siteBase : `${siteBase}${tag}/`);

/** Folder of a language's build, from the root of the project. @param tag one of `LANGUAGES` */
export const folderOf = (tag: string): string => (tag === FIRST_LANGUAGE ? 'build' : `build/languages/${tag}`);

export const siteConfig = {
  /** The one language of this build. MISBAHA_LANGUAGE */
  language,
  /** Scheme and host of the site, without a slash at the end. MISBAHA_ORIGIN */
  origin: env('MISBAHA_ORIGIN', 'https://misbaha.example').replace(/\/+$/, ''),
  /** Path below which this build lives, with a slash at both ends: that of the site, MISBAHA_BASE, and of the language below it. */
  base: baseOf(language),
  /** Folder of this build, from the root of the project. */
  folder: folderOf(language),
  /** Where readers write to. MISBAHA_EMAIL */
  email: env('MISBAHA_EMAIL', 'salam@misbaha.example'),
  /** The social media profile: its address and how it is called. MISBAHA_PROFILE, MISBAHA_PROFILE_NAME */
  profile: {
    url: env('MISBAHA_PROFILE', 'https://social.example/@misbaha'),
    name: env('MISBAHA_PROFILE_NAME', '@misbaha'),
  },
};

export type SiteConfig = typeof siteConfig;
