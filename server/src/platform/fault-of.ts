/**
 * The part of an error that may be logged: its kind, its code and where it was thrown. Leaves out the message, which may quote
 * a value (Postgres quotes the text that it could not read, viem the request).
 */
export function faultOf(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && error.code !== undefined ? { code: String(error.code) } : {}
  return { name: error.name, ...code, ...framesOf(error) }
}

/** The stack without the message it begins with, which may have several lines. */
function framesOf({ stack }: Error): { stack?: string } {
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '))
  return frames?.length ? { stack: frames.slice(0, 12).join('\n') } : {}
}

/** For pino: what Fastify and libraries log as `err`. Our own calls log a `fault`. */
export const logSerializers = { err: faultOf }
