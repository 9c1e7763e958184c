import { defineConfig } from '@playwright/test';
import { testChromiumOptions } from './tools/setup/chromium-options.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4180);

export default defineConfig({
  testDir: 'site/test/browser',
  fullyParallel: true,
  // A busy machine takes its time; a test waits for what it means.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Of three one waits for something at any time, so that two cores are busy.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 390, height: 844 },
    // Each test is a first visit, which the worker would spend fetching the whole offline copy. Tests of the copy allow it.
    serviceWorkers: 'block',
    // Recording every test costs as much as the test; the second try of one that failed is recorded.
    trace: 'on-first-retry',
    launchOptions: testChromiumOptions(),
  },
  webServer: {
    command: `npm run --silent serve -- --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
