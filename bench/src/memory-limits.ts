import { readFileSync } from 'node:fs'

/** The options of Node with which the server starts everywhere (tools/start.mjs). */
export const memoryLimits: string[] = readFileSync(
  new URL('../../server/node-options', import.meta.url),
  'utf8',
)
  .trim()
  .split(' ')
