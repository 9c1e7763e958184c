/** How the system's Chromium is started, by the tests and by the tools. */
import { findChromium } from '../setup/system.mjs';

/** Options for Playwright's `launch`. Without a Chromium of the system, Playwright looks for its own. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  // Chromium refuses to run its sandbox as root, as containers do.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', ...sandbox],
  };
}
