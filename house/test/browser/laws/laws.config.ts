/** The long form of the laws of the page: `npm run laws`. */
import { defineConfig } from '@playwright/test';
import everyday from '../../../../playwright.config.ts';

export default defineConfig(everyday, { testDir: '.', testMatch: /\.(?:laws|spec)\.ts$/, outputDir: '../../../../test-results', retries: 0 });
