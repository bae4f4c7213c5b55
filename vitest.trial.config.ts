import { defineConfig } from 'vitest/config'

/** Trials kill, flood and wait: minutes each, so they have a command of their own (`npm run test:trial`). */
export default defineConfig({
  test: {
    include: ['{credential,registry,server}/**/*.trial.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['server/test/global-setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
