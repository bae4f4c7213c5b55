import { defineConfig, devices } from '@playwright/test'
import { quickenTests } from '../tools/quicken-tests.ts'
import { headlessShell, launch } from './browser/chromium.ts'

quickenTests()

/**
 * What `npm test` runs: the main work of each party, every verdict, attacks, and the accessibility of every screen. Files
 * run in alphabetical order: long journeys before the many short ones, so that all workers stay busy to the end.
 */
const core = [
  'attacks',
  'certificate-life',
  'decline',
  'keyboard-only',
  'main-job',
  'onboarding',
  'shared-link',
  'verdict-table',
  'wcag',
]

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results/artifacts',
  globalSetup: './world/global-setup.ts',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  ...(process.env.CORE && { testMatch: core.map((name) => `${name}.spec.ts`) }),
  // Some take minutes, because they wait for something to fail: `npm run test:slow`.
  ...(process.env.SLOW ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  // Wide enough for a busy machine half as fast as a usual one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { outputFolder: 'results/report', open: 'never' }]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
    // Animations take a fifth of the time. Journeys in which they could matter, for example for focus, use `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(headlessShell),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: devices['Pixel 7'], grep: /@phone/ },
  ],
})
