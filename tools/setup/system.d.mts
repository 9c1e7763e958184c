/** Path of the system's Chromium; undefined where there is none. */
export function findChromium(): string | undefined;

/** Path of the system's Chromium without windows of its own; undefined where there is none. */
export function findHeadlessShell(): string | undefined;

/** Installs Debian packages, as root or by sudo without a password. @returns whether they are there now */
export function aptInstall(packages: readonly string[]): boolean;
