import type { z } from 'zod'
import { type ProtocolCode, ProtocolError } from './protocol-error.ts'

/** Parses a program's request. Throws a `ProtocolError` with this code for a request of another shape. */
export function parse<Shape extends z.ZodType>(
  shape: Shape,
  body: unknown,
  code: ProtocolCode,
): z.output<Shape> {
  const read = shape.safeParse(body)
  if (!read.success) throw new ProtocolError(code, 'A parameter is missing, or has a value of another kind')
  return read.data
}
