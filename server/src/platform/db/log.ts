/** The part of a structured logger (pino, Fastify's) that the platform uses. */
export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For tests that expect trouble and do not want to read about it. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
