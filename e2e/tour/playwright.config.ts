import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run tour`: takes the README's pictures from a demonstration of its own. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../results/artifacts',
  reporter: 'list',
  testMatch: '*.tour.ts',
  globalSetup: '../trials/build-web.ts',
  workers: 1,
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  use: { ...journeys.use, actionTimeout: 60_000 },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 } }],
})
