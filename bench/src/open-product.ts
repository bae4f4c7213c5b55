import { type OpenContext, openContext } from '@credenza/server/src/open-context.ts'
import type { Log } from '@credenza/server/src/platform/db/log.ts'
import { readConfig } from '@credenza/server/src/settings/config.ts'

/** Standard output carries a result, so warnings and errors go to standard error. */
export const log: Log = { info: () => {}, warn: console.error, error: console.error }

/** Opens the product in this process, without a server. */
export const openProduct = (settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<OpenContext> =>
  openContext(readConfig({ ...settings, NODE_ENV: 'production' }), log)
