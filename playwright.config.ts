import { defineConfig } from '@playwright/test';
import { leanChromiumOptions } from './tools/setup/chromium-options.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4180);

export default defineConfig({
  testDir: 'site/test/browser',
  fullyParallel: true,
  // High, for busy machines: tests wait for conditions and not for times.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Two workers keep two cores busy. A third worker makes the run no shorter and takes 8% more processor time.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 390, height: 844 },
    // Each test is a first visit, in which the service worker would fetch the whole offline copy. Tests of that copy allow it.
    serviceWorkers: 'block',
    // Recording doubles the time of a test, so only the retry of a failed test is recorded.
    trace: 'on-first-retry',
    launchOptions: leanChromiumOptions(),
  },
  webServer: {
    command: `npm run --silent serve -- --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
