/** What the platform uses of a structured logger (pino, Fastify's). */
export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For tests that expect errors and need no log of them. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
