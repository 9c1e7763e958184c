/** Name and tagline of the product, and the settings of the deployment. */
import * as messages from '../../../packages/core/messages/site.ts';

export { ARABIC_PRODUCT_NAME as ARABIC_NAME, PRODUCT_NAME as NAME } from '../../../packages/core/product.ts';

export const TAGLINE = messages.tagline;

export interface SiteLanguage {
  tag: string;
  /** Name of the language in the language itself. */
  name: string;
  /** Its name in the language of this build. */
  nameHere: string;
  direction: 'ltr' | 'rtl';
  /** Sentence in that language: the site can be read in it. */
  offer: string;
  /** Base path, with a slash at both ends. */
  base: string;
}

/** Filled in by the build from `site.config.ts`. */
declare const SITE_SETTINGS: {
  origin: string;
  email: string;
  profile: { url: string; name: string };
  version: string;
  /** Tag of the language of this build. */
  language: string;
  /** All languages of the site, the main one first. */
  languages: readonly SiteLanguage[];
};

export const site = SITE_SETTINGS;

/** Path below which the site of this language lies, without a slash at its end. */
export const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** An address from the root of the host, as one below the base; `/` where it is not below the base. */
export const withoutBasePath = (address: string): string => (address.startsWith(`${BASE_PATH}/`) ? address.slice(BASE_PATH.length) : '/');
