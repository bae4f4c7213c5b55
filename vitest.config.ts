import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/*.trial.test.ts']

export default defineConfig({
  test: {
    // All cores: by default one is left free, which on two of them is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{schema,credential,registry,document}/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
    ],
  },
})
