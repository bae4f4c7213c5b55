import { defineConfig, devices } from '@playwright/test'
import { quickenTests } from '../tools/quicken-tests.ts'
import { headlessShell, launch } from './browser/chromium.ts'

quickenTests()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results/artifacts',
  globalSetup: './world/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // `npm run test:slow` runs what would take too long in `npm test`.
  ...(process.env.SLOW ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: 'results/report', open: 'never' }],
    ['json', { outputFile: 'results/report.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
    // Animations take a fifth of the time. A journey where they could matter, as for focus, uses `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(headlessShell),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: devices['Pixel 7'], grep: /@phone/ },
  ],
})
