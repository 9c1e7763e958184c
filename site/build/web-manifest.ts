/** Writes `manifest.webmanifest`, by which a phone installs the site: `web-manifest.json` with the words of the language. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { DIRECTION, LANGUAGE } from '../../packages/core/messages/locale.ts';
import * as messages from '../../packages/core/messages/web-app.ts';
import { PRODUCT_NAME } from '../../packages/core/product.ts';

interface UntranslatedWebManifest {
  shortcuts: readonly { url: string }[];
  screenshots: readonly { src: string }[];
  [key: string]: unknown;
}

const SHORTCUT_NAMES_BY_URL: Readonly<Record<string, { name: string; short_name: string }>> = {
  './morning-evening/morning-remembrance': { name: messages.morning, short_name: messages.morningShort },
  './morning-evening/evening-remembrance': { name: messages.evening, short_name: messages.eveningShort },
  './tasbih-counter': { name: messages.tasbih, short_name: messages.tasbihShort },
};

const SCREENSHOT_LABELS: Readonly<Record<string, string>> = {
  'screenshots/home.png': messages.pictureOfHome,
  'screenshots/morning.png': messages.pictureOfMorning,
  'screenshots/wide.png': messages.pictureOfHomeWide,
};

/** Looks up the words for an entry. @throws Error where there are none */
function messageFor<T>(words: Readonly<Record<string, T>>, key: string): T {
  const found = words[key];
  if (found === undefined) throw new Error(`site/build/web-manifest.ts has no words for ${key} of web-manifest.json`);
  return found;
}

/** @param wordless content of `web-manifest.json` */
export const webManifest = ({ shortcuts, screenshots, ...wordless }: UntranslatedWebManifest): object => ({
  name: messages.name({ name: PRODUCT_NAME }),
  short_name: PRODUCT_NAME,
  description: messages.description,
  ...wordless,
  lang: LANGUAGE,
  dir: DIRECTION,
  shortcuts: shortcuts.map((shortcut) => ({ ...messageFor(SHORTCUT_NAMES_BY_URL, shortcut.url), ...shortcut })),
  screenshots: screenshots.map((screenshot) => ({ ...screenshot, label: messageFor(SCREENSHOT_LABELS, screenshot.src) })),
});

/** @param root absolute path of the project */
export function writeWebManifest(root: string): void {
  const wordless = JSON.parse(readFileSync(join(root, 'site/build/web-manifest.json'), 'utf8')) as UntranslatedWebManifest;
  writeFileSync(join(root, siteConfig.folder, 'client/manifest.webmanifest'), `${JSON.stringify(webManifest(wordless), null, 2)}\n`);
}
