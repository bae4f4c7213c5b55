import { readFileSync } from 'node:fs'

/** The Node options with which the server always starts (tools/start.mjs). */
export const memoryLimits: string[] = readFileSync(
  new URL('../../server/node-options', import.meta.url),
  'utf8',
)
  .trim()
  .split(' ')
