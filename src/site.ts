/** The product's own name and words, and what the deployment has set. */
export const NAME = 'Misbaha';
export const ARABIC_NAME = 'مِسْبَحَة';
export const TAGLINE = 'Duas and remembrance from the Qur’an and the Sunnah';

/** Filled in by the build from `site.config.ts`. */
declare const SITE_SETTINGS: {
  origin: string;
  email: string;
  profile: { url: string; name: string };
  version: string;
};

export const site = SITE_SETTINGS;
