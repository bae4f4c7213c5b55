import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { quickenTests } from './tools/quicken-tests.ts'

quickenTests()

const exclude = ['**/node_modules/**', '**/*.trial.test.ts']

// What a file opens at its top is opened even if all its tests are filtered out, so files that are slow as a whole are left out.
const slowFiles = process.argv.includes('--tags-filter=!slow')
  ? globSync('server/{src,test}/**/*.test.ts').filter((file) =>
      readFileSync(file, 'utf8').startsWith('// @module-tag slow'),
    )
  : []

// Test files share the modules of their worker: loading the server again for each took a third of the run.
const isolate = false

// On a cluster whose nodes share one machine, everything takes longer.
const slowdown = process.env.CITUS_URL ? 6 : 1

export default defineConfig({
  test: {
    tags: [
      {
        name: 'slow',
        description:
          'Kills servers, waits for long, lets acts overlap or tries everything: `npm run test:slow`.',
        timeout: slowdown * 120_000,
      },
    ],
    // More than cores: a worker often waits for Postgres. By default one core is left free, which of two is half.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Short-lived objects fit into this many megabytes: a twentieth less time goes into collecting them.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{schema,languages,credential,registry,document}/**/*.test.ts'],
          exclude,
          isolate,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...slowFiles],
          isolate,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: slowdown * 30_000,
          hookTimeout: slowdown * 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude,
          isolate,
          environment: 'happy-dom',
          // Following a download link must not navigate the window away, since the next file needs it.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          setupFiles: ['web/src/testing/leave-nothing-behind.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
