/**
 * Settings of a deployment, the only place with addresses. The environment variable named at each value overrides it.
 * The defaults end in `.example`, a domain that nobody can own; a real site sets its own.
 */
const env = (name: string, fallback: string): string => process.env[name] || fallback;

const withSlashes = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

/**
 * The finished languages, by their folders in `content/languages/`. The first is served at the root of the site, and
 * the others are compared with it; each other one is served below its tag: `/fr/`.
 */
const COMPLETE_LANGUAGES: readonly [string, ...string[]] = ['en', 'fr', 'id', 'ur'];

/** Unfinished languages to build too, for tests and previews. MISBAHA_DRAFTS: tags, separated by commas */
export const DRAFT_LANGUAGES_TO_BUILD: readonly string[] = env('MISBAHA_DRAFTS', '').split(',').filter(Boolean);

export const LANGUAGES: readonly [string, ...string[]] = [
  ...COMPLETE_LANGUAGES,
  ...DRAFT_LANGUAGES_TO_BUILD.filter((tag) => !COMPLETE_LANGUAGES.includes(tag)),
];

export const [FIRST_LANGUAGE] = LANGUAGES;

function requireKnownLanguage(tag: string): string {
  if (!LANGUAGES.some((one) => one === tag)) {
    const error = new Error(
      `MISBAHA_LANGUAGE is "${tag}"; site.config.ts knows ${LANGUAGES.join(', ')}. MISBAHA_DRAFTS=${tag} adds a draft.`,
    );
    // For an error of this name, `tools/run.mjs` prints the message without a stack.
    error.name = 'UsageError';
    throw error;
  }
  return tag;
}

const languageOfBuild: string = requireKnownLanguage(env('MISBAHA_LANGUAGE', FIRST_LANGUAGE));

/** Whether to build all languages: true if MISBAHA_LANGUAGE names none. */
export const buildsEveryLanguage = env('MISBAHA_LANGUAGE', '') === '';

/** Path of the whole site, with a slash at both ends. */
const siteBase = withSlashes(env('MISBAHA_BASE', '/'));

/** Base path of a language, with a slash at both ends: `/fr/`. @param tag one of `LANGUAGES` */
export const languageBase = (tag: string): string => (tag === FIRST_LANGUAGE ? siteBase : `${siteBase}${tag}/`);

/** Build folder of a language, relative to the project: `build/languages/fr`. @param tag one of `LANGUAGES` */
export const languageBuildFolder = (tag: string): string => (tag === FIRST_LANGUAGE ? 'build' : `build/languages/${tag}`);

export const siteConfig = {
  /** Tag of the language that this process builds. MISBAHA_LANGUAGE */
  language: languageOfBuild,
  /** Scheme and host of the site, without a slash at the end. MISBAHA_ORIGIN */
  origin: env('MISBAHA_ORIGIN', 'https://misbaha.example').replace(/\/+$/, ''),
  /** Base path of this build, with a slash at both ends: MISBAHA_BASE, followed by the language's folder. */
  base: languageBase(languageOfBuild),
  /** Build folder of this language, relative to the project. */
  folder: languageBuildFolder(languageOfBuild),
  /** Contact address. MISBAHA_EMAIL */
  email: env('MISBAHA_EMAIL', 'salam@misbaha.example'),
  /** The social media profile: its address and how it is called. MISBAHA_PROFILE, MISBAHA_PROFILE_NAME */
  profile: {
    url: env('MISBAHA_PROFILE', 'https://social.example/@misbaha'),
    name: env('MISBAHA_PROFILE_NAME', '@misbaha'),
  },
};

export type SiteConfig = typeof siteConfig;
