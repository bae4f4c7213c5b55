import type { ListQuery } from '@credenza/schema'
import { z } from 'zod'
import { type ApiError, refusal } from '../http/api-error.ts'
import type { Total } from './total.ts'

const cursorPattern = /^[A-Za-z0-9_.-]{1,2000}$/

/** The key that the page starts after, from the opaque cursor of the previous page. */
export function cursorKey(query: Pick<ListQuery, 'cursor'>): string | undefined {
  if (query.cursor === undefined) return undefined
  if (!cursorPattern.test(query.cursor)) throw foreignCursor()
  return query.cursor
}

/** The refusal of a cursor that this list never issued. */
export const foreignCursor = (): ApiError => refusal('malformed.cursor')

/** Where a page of a sorted list ended, and the first page's count, so that later pages need not count again. */
export interface Place extends Total {
  value: string
  id: string
}

const placeParts = z.tuple([z.string(), z.string(), z.number().int().min(0), z.boolean()])

/** The place that a cursor of `sortedPage` names. Throws 'malformed' for one that no list issued. */
export function placeOf(query: Pick<ListQuery, 'cursor'>): Place | undefined {
  const cursor = cursorKey(query)
  if (cursor === undefined) return undefined
  try {
    const parts = placeParts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    const [value, id, total, totalIsExact] = parts
    return { value, id, total, totalIsExact }
  } catch {
    throw foreignCursor()
  }
}

function cursorOf({ value, id, total, totalIsExact }: Place): string {
  return Buffer.from(JSON.stringify([value, id, total, totalIsExact])).toString('base64url')
}

/** Cuts `limit + 1` fetched rows of a sorted list to a page, with the cursor of the next. */
export function sortedPage<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  total: Total,
  keyOf: (row: Row) => string,
): { page: Row[]; nextCursor: string | null } {
  return pageOf(rows, limit, (row) => cursorOf({ value: keyOf(row), id: row.id, ...total }))
}

/** Cuts `limit + 1` fetched rows to a page and says where the next one starts. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => string,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last ? keyOf(last) : null }
}
