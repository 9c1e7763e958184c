/**
 * The tag in the head of every document of the site. By it the service worker tells a page of the site from the answers of proxies,
 * sign-in pages and failing servers. A tag and not a header: a site of static files has no headers of its own.
 */
export const SITE_DOCUMENT_META_TAG = '<meta name="generator" content="misbaha">';
