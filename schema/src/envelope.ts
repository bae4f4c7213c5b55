import { z } from 'zod'
import { listLimit } from './constants.ts'

/** A success envelope (readings R2) with the fields that the specification names for the call. */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ success: z.literal(true), message: z.string(), ...shape })

export const done = success({}).meta({ id: 'Done' })

/** `max` before `int`, which would name its own largest number first. */
const pageLimit = z.coerce.number().min(1).max(listLimit.most).int()
const pageQuery = z.object({
  search: z.string().max(200).optional(),
  cursor: z.string().max(3000).optional(),
  limit: pageLimit.default(listLimit.standard),
})
export type ListQuery = z.infer<typeof pageQuery>

/** The query of every list: a search over all shown values, and a column to sort by. */
export const listQuery = <const Column extends string>(columns: readonly Column[]) =>
  pageQuery.extend({ sort: sortBy(columns) })

/** As `listQuery`, for lists that are always short: without `limit`, the answer is as long as the maximum allows. */
export const shortListQuery = <const Column extends string>(columns: readonly Column[]) =>
  listQuery(columns).extend({ limit: pageLimit.default(listLimit.most) })

/** One of these columns, with '-' in front for descending order. If omitted, the list has its own order. */
function sortBy<const Column extends string>(columns: readonly Column[]) {
  const choices = columns.flatMap((column): [Column, `-${Column}`] => [column, `-${column}`])
  return z.enum(choices as [Column | `-${Column}`, ...(Column | `-${Column}`)[]]).optional()
}

/**
 * What every list returns besides its named array. `totalIsExact` is false if more rows match than were counted, so that
 * `total` is a lower bound. If omitted, the total is exact.
 */
export const listAnswer = {
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  totalIsExact: z.boolean().optional(),
}
