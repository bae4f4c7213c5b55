/** The error for every case where the built-in Postgres cannot run: says why, and what to do instead. */
export function embeddedCannotRun(reason: string, cause?: unknown): Error {
  return new Error(
    `The built-in Postgres cannot run here (${reason}): set DATABASE_URL to a Postgres server of your own, 15 or newer.`,
    { cause },
  )
}
