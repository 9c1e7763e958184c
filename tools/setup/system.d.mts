/** Path of the system's Chromium; undefined where there is none. */
export function findChromium(): string | undefined;

/** Path of the system's headless Chromium; undefined where there is none. */
export function findHeadlessShell(): string | undefined;

/** Installs Debian packages, as root or with passwordless sudo. @returns whether apt succeeded */
export function aptInstall(packages: readonly string[]): boolean;
