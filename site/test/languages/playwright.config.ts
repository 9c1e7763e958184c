/** The pseudo-languages in a browser: `npm run test:languages`. */
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

export default defineConfig({ ...base, testDir: '.', testMatch: '*.spec.ts', webServer: undefined });
