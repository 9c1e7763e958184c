/** The HTML document around a rendered page: everything in `<head>` is decided here. */
import type { SiteConfig } from '../../site.config.ts';
import type { LanguageAlternate } from './languages.ts';
import type { PreviewMeta } from './previews/previews.ts';
import { CONTENT_FILES_ELEMENT_ID, type ContentAddressByName } from '../../packages/core/content-files.ts';
import { escapeXml } from '../../packages/core/escape-xml.ts';
import * as messages from '../../packages/core/messages/app.ts';
import * as commonMessages from '../../packages/core/messages/common.ts';
import { DIRECTION, LANGUAGE, LOCALE } from '../../packages/core/messages/locale.ts';
import { SITE_DOCUMENT_META_TAG } from '../../packages/core/site-document-meta-tag.ts';

interface DocumentParts {
  tab: string;
  description: string;
  headScript: string;
  themeColor: string;
  styles: string[];
  fonts: string[];
  policy: string;
  name: string;
  /** Addresses of the content files, by their names. */
  contentFiles: ContentAddressByName;
  /** Script that starts the app. */
  starter: string;
}

/** A prerendered page. */
export interface PageParts extends DocumentParts {
  /** Address below the base, beginning with a slash. */
  path: string;
  title: string;
  body: string;
  /** The data that the page was rendered from: id of its script element, and its JSON, with every `<` escaped. */
  data: { id: string; text: string };
  /** JSON-LD for search engines; absent where there is none. */
  structured?: string | undefined;
  preview: PreviewMeta;
  /** The page in every language of the site. */
  alternates: LanguageAlternate[];
  /** Scripts that the starter loads: the entry, then the chunks of this page. */
  app: string[];
  /** Whether to start the app at once and not when idle, since the page is useless without it. */
  now: boolean;
}

/** `404.html`: for unknown addresses, and the app shell that opens any route offline. */
export interface ShellParts extends DocumentParts {
  entry: string;
  modulePreloads: string[];
}

type SiteUrl = Pick<SiteConfig, 'origin' | 'base'>;

const { language, region } = new Intl.Locale(LOCALE).maximize();
/** Language and country, as Open Graph writes them: `en_GB`. */
const OPEN_GRAPH_LOCALE = `${language}_${region}`;

const commonHeadLines = (parts: DocumentParts, { base }: SiteUrl): string[] => [
  '<meta charset="utf-8">',
  `<meta http-equiv="Content-Security-Policy" content="${escapeXml(parts.policy)}">`,
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<title>${escapeXml(parts.tab)}</title>`,
  SITE_DOCUMENT_META_TAG,
  `<meta name="description" content="${escapeXml(parts.description)}">`,
  `<meta name="theme-color" content="${parts.themeColor}">`,
  '<meta name="referrer" content="no-referrer">',
  `<script>${parts.headScript}</script>`,
  ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ...parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
  `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${base}icons/apple-touch-icon.png">`,
  `<link rel="manifest" href="${base}manifest.webmanifest">`,
];

const htmlDocument = (headLines: readonly string[], body: string): string => `<!doctype html>
<html lang="${LANGUAGE}"${DIRECTION === 'rtl' ? ' dir="rtl"' : ''} data-theme="light">
<head>
${headLines.join('\n')}
</head>
<body>
${body}
</body>
</html>
`;

/** Messages of the starter (`StarterMessages` in `site/src/app/app-starter.ts`). */
const STARTER_MESSAGES = {
  buttons: `${messages.buttonsNotLoaded} ${commonMessages.connectionMayBeDown}`,
  page: `${messages.pageNotLoaded} ${commonMessages.connectionMayBeDown}`,
  tryAgain: commonMessages.tryAgain,
  loading: commonMessages.loading,
};

const starterScript = (scriptUrls: string, startsAtOnce: boolean, starterSource: string): string =>
  `<script data-app="${scriptUrls}"${startsAtOnce ? ' data-now' : ''} data-words="${escapeXml(JSON.stringify(STARTER_MESSAGES))}">${starterSource}</script>`;

const jsonBlock = (id: string, json: string): string => `<script type="application/json" id="${id}">${json}</script>`;

const contentFilesBlock = ({ contentFiles }: DocumentParts): string => jsonBlock(CONTENT_FILES_ELEMENT_ID, JSON.stringify(contentFiles));

/** The picture that other sites show with a link. They fetch it, so the address is absolute. */
const previewLines = ({ address, width, height, alt }: PreviewMeta, { origin, base }: SiteUrl): string[] => [
  `<meta property="og:image" content="${escapeXml(`${origin}${base}${address}`)}">`,
  `<meta property="og:image:width" content="${width}">`,
  `<meta property="og:image:height" content="${height}">`,
  `<meta property="og:image:alt" content="${escapeXml(alt)}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

/** A page as it is written to disk. */
export function pageDocument(parts: PageParts, siteUrl: SiteUrl): string {
  const address = escapeXml(`${siteUrl.origin}${siteUrl.base.slice(0, -1)}${parts.path}`);
  return htmlDocument(
    [
      ...commonHeadLines(parts, siteUrl),
      `<link rel="canonical" href="${address}">`,
      ...parts.alternates.map((one) => `<link rel="alternate" hreflang="${one.language}" href="${escapeXml(one.address)}">`),
      '<meta property="og:type" content="website">',
      `<meta property="og:locale" content="${OPEN_GRAPH_LOCALE}">`,
      `<meta property="og:site_name" content="${escapeXml(parts.name)}">`,
      `<meta property="og:title" content="${escapeXml(parts.title)}">`,
      `<meta property="og:description" content="${escapeXml(parts.description)}">`,
      `<meta property="og:url" content="${address}">`,
      // In the head, so that it is there before anything that can be pressed.
      starterScript(parts.app.join(' '), parts.now, parts.starter),
      ...previewLines(parts.preview, siteUrl),
    ],
    `<div id="root">${parts.body}</div>
${contentFilesBlock(parts)}
${jsonBlock(parts.data.id, parts.data.text)}${
      parts.structured === undefined ? '' : `\n<script type="application/ld+json">${parts.structured}</script>`
    }`,
  );
}

/** `404.html`: a page with only "Loading...", which the app replaces with the page of the address. */
export const shellDocument = (parts: ShellParts, siteUrl: SiteUrl): string =>
  htmlDocument(
    [
      ...commonHeadLines(parts, siteUrl),
      '<meta name="robots" content="noindex">',
      ...parts.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`),
      starterScript(parts.entry, true, parts.starter),
    ],
    `<div id="root"><output class="loading loading-shell">${escapeXml(commonMessages.loading)}</output></div>
${contentFilesBlock(parts)}
<noscript><p>${escapeXml(messages.notFoundWithoutScripts)} <a href="${siteUrl.base}">${escapeXml(messages.goHome)}</a></p></noscript>`,
  );
