import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Browser trials: each takes many minutes and starts its own servers. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../results/artifacts',
  reporter: 'list',
  testMatch: '*.trial.ts',
  globalSetup: './build-web.ts',
  workers: 1,
  timeout: 60 * 60_000,
  projects: journeys.projects!.slice(0, 1),
})
