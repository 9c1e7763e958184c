/** The product's own name and words, and what the deployment has set. */
import * as messages from '../../../packages/core/messages/site.ts';

export const NAME = 'Misbaha';
export const ARABIC_NAME = 'مِسْبَحَة';
export const TAGLINE = messages.tagline;

/** Filled in by the build from `site.config.ts`. */
declare const SITE_SETTINGS: {
  origin: string;
  email: string;
  profile: { url: string; name: string };
  version: string;
};

export const site = SITE_SETTINGS;
