/**
 * The database cannot be reached right now: it is down, starting, full, or too contended. HTTP answers 503 with Retry-After.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/**
 * The connection broke after COMMIT was sent, so the work may or may not be done. Never repeat it blindly: read again by its
 * natural key or the Idempotency-Key row, then decide. A caller that cannot do so answers 503, as in any outage.
 */
export class CommitOutcomeUnknown extends DatabaseUnavailable {
  override name = 'CommitOutcomeUnknown'
}

/** The database answers, but takes no writes for now: its disk is full, or it is read-only. Reads still work. */
export class WritesRefused extends DatabaseUnavailable {
  override name = 'WritesRefused'
}

// read_only_sql_transaction (also after a failover, while we still talk to the old primary), disk_full
const refusedCodes: ReadonlySet<unknown> = new Set(['25006', '53100'])

/** Whether this error of `pg` means that nothing can be written for now. */
export const meansReadOnly = (error: unknown): boolean =>
  error instanceof WritesRefused || refusedCodes.has((error as { code?: unknown } | undefined)?.code)

const unavailableCodes: ReadonlySet<unknown> = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOENT',
    'EAI_AGAIN',
  ],
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  ...['57P01', '57P02', '57P03', '53300'],
  ...refusedCodes,
])

// pg and pg-pool give these no code.
const unavailableMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
]

// What libpq or a worker says when its connection to the coordinator breaks. Citus gives these texts no code of their own.
const brokenToNode =
  /^(?:SSL SYSCALL error|SSL error|SSL connection has been closed|server closed the connection|could not (?:send data to|receive data from) server|no connection to the server|connection not open|terminating connection|failure on connection marked as essential|failed to prepare transaction)/
const brokenCopy = /^failed to (?:COPY to shard|complete COPY)/

const meansBrokenToNode = ({ code, message }: { code?: unknown; message?: unknown }): boolean =>
  (code === 'XX000' && brokenToNode.test(String(message))) ||
  (code === '58030' && brokenCopy.test(String(message)))

/** Whether this error of `pg` means that the connection or the server is gone, not that the statement was wrong. */
export function meansUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable) return true
  const { code } = error as { code?: unknown }
  // Class 08 is "connection exception".
  if (typeof code === 'string')
    return (
      unavailableCodes.has(code) ||
      /^08...$/.test(code) ||
      meansBrokenToNode({ code, message: error.message })
    )
  return unavailableMessages.some((text) => error.message.startsWith(text))
}

/** Whether the database answered that it cannot reach another node which has rows of the statement. */
export function meansNodeLost(error: unknown): boolean {
  const cause = (error instanceof DatabaseUnavailable ? (error.cause ?? {}) : {}) as {
    code?: unknown
    message?: unknown
    severity?: unknown
  }
  if (cause.severity === undefined) return false
  return (typeof cause.code === 'string' && /^08...$/.test(cause.code)) || meansBrokenToNode(cause)
}
