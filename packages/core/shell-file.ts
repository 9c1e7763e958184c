/**
 * The page for unknown addresses, and the empty shell that the service worker opens pages with when there is no network. Hosts of
 * static files know it by this name. Each language has one in its folder.
 */
export const SHELL_FILE = '404.html';
