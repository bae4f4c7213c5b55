import type { z } from 'zod'

/** A value that may be left out, or sent as `null`, which means the same. */
export const omissible = <Value extends z.ZodType>(value: Value) =>
  value.nullish().transform((given) => given ?? undefined)
