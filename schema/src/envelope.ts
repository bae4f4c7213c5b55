import { z } from 'zod'
import { listLimit } from './constants.ts'

/** The success envelope (readings R2) with the fields the specification names for the call. */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ success: z.literal(true), message: z.string(), ...shape })

export const done = success({}).meta({ id: 'Done' })

/** The query of every list: search over all shown values, newest first, keyset paging. */
export const listQuery = z.object({
  search: z.string().max(200).optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(listLimit.most).default(listLimit.standard),
})
export type ListQuery = z.infer<typeof listQuery>

/** `sort` of a list: one of these columns, prefixed with '-' for descending; newest first if omitted. */
export function sortBy<const Column extends string>(columns: readonly Column[]) {
  const choices = columns.flatMap((column): [Column, `-${Column}`] => [column, `-${column}`])
  return z.enum(choices as [Column | `-${Column}`, ...(Column | `-${Column}`)[]]).optional()
}

/**
 * What every list returns besides its named array. `totalIsExact` is false if more rows match than were counted:
 * `total` is then a lower bound. If omitted, the total is exact.
 */
export const listAnswer = {
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  totalIsExact: z.boolean().optional(),
}
