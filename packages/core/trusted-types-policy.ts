/** Name of the only Trusted Types policy of the pages; it allows the address of the service worker and nothing else. */
export const TRUSTED_TYPES_POLICY = 'misbaha';
