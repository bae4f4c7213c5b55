/** The part of a structured logger (pino, Fastify's) that the platform uses. */
export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
