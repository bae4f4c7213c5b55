import { defineConfig, devices } from '@playwright/test'
import { headlessShell, launch } from './browser/chromium.ts'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results/artifacts',
  globalSetup: './world/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // `npm run test:slow` runs what would make `npm test` too long.
  ...(process.env.SLOW ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { outputFolder: 'results/report', open: 'never' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
    launchOptions: launch(headlessShell),
  },
  projects: [
    { name: 'desktop', testIgnore: '**/screens/**', use: desktop },
    // Each screen by itself is asked without motion, which a fifth of the time goes into.
    {
      name: 'screens',
      testMatch: '**/screens/**',
      use: { ...desktop, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'phone', use: devices['Pixel 7'], grep: /@phone/ },
  ],
})
