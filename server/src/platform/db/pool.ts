import pg from 'pg'
import { connectionTo } from './follow-primary.ts'
import type { Log } from './log.ts'

/** The longest a request's statement may run, and the longest pause between two statements of a transaction. */
export const statementTimeoutMs = 30_000
export const idleInTransactionTimeoutMs = 30_000
const connectTimeoutMs = 5_000
/** How long to wait after the server's own limit: a server that is gone never answers. */
const graceMs = 1_000

/** Sends 0 too, since the role may have a limit. */
const sessionOptions = (forMs: number): string =>
  `-c statement_timeout=${forMs} -c idle_in_transaction_session_timeout=${idleInTransactionTimeoutMs}`

const dateOid = 1082

/**
 * Makes all pools. `pooled`: through a pooler, which does not pass on session settings (limit-role.ts). int8 and numeric arrive
 * as text, `date` as 'YYYY-MM-DD' (pg would make it local midnight), timestamptz as Date. `statementTimeoutMs: 0` means no
 * limit (migrations).
 */
export function makePool(input: {
  url: string
  max: number
  purpose: string
  log: Log
  statementTimeoutMs?: number
  pooled?: boolean | undefined
}): pg.Pool {
  const { url, max, purpose, log, pooled = false } = input
  const forMs = input.statementTimeoutMs ?? statementTimeoutMs
  const pool = new pg.Pool({
    ...connectionTo(url),
    max,
    // Several reads may share a connection (kysely-pool.ts). This excludes cursors and COPY.
    pipeline: !pooled,
    application_name: `credenza ${purpose}`,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 60_000,
    ...(!pooled && { options: sessionOptions(forMs) }),
    ...(forMs > 0 && { query_timeout: forMs + graceMs }),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === dateOid
          ? (text: string) => text
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  const report = (error: Error) =>
    log.warn({ code: (error as { code?: string }).code }, 'A database connection broke')
  pool.on('error', report)
  // The pool listens only to idle clients. Without this, one that breaks while in use would end the process.
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
