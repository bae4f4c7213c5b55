import { z } from 'zod'
import { listLimit } from './constants.ts'

/** The success envelope of readings R2, with the fields the specification names for the call. */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ success: z.literal(true), message: z.string(), ...shape })

export const done = success({}).meta({ id: 'Done' })

/** What every list takes: search over all shown values, newest first, keyset paging. */
export const listQuery = z.object({
  search: z.string().max(200).optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(listLimit.most).default(listLimit.standard),
})
export type ListQuery = z.infer<typeof listQuery>

/** `sort` of a list: one of these columns, with '-' before it for descending; without it newest first. */
export function sortBy<const Column extends string>(columns: readonly Column[]) {
  const choices = columns.flatMap((column): [Column, `-${Column}`] => [column, `-${column}`])
  return z.enum(choices as [Column | `-${Column}`, ...(Column | `-${Column}`)[]]).optional()
}

/**
 * What every list answers beside its named array. `totalIsExact` is false when more rows match than were counted:
 * `total` is then a lower bound. Left out, the total is exact.
 */
export const listAnswer = {
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  totalIsExact: z.boolean().optional(),
}
