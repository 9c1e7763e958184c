/**
 * What stands in the head of every document of the site and of no other, so that the service worker knows an answer for a page from
 * what proxies, sign-in pages and servers in trouble send in its place. A tag and not a header: a site of plain files has no headers
 * of its own.
 */
export const DOCUMENT_MARK = '<meta name="generator" content="misbaha">';
