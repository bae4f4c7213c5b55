import type { ListQuery } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type ApiError, refusal } from './api-error.ts'

/** One value in the form that searches compare: NFC, lower case, one space between words. */
const searchable = (value: string): string => value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Text in the form that `search` columns hold, a line per value: a match never spans two of them. */
export function searchText(values: readonly string[]): string {
  return values.map(searchable).filter(Boolean).join('\n')
}

/** A LIKE pattern for the case-insensitive substring match of readings R2, with wildcards in the text escaped. */
export function searchPattern(search: string | undefined): string | undefined {
  const wanted = searchText([search ?? ''])
  return wanted === '' ? undefined : `%${wanted.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

/** What a list is ordered by; rows with the same value are ordered by id, in the same direction. */
export interface Order<Column extends string> {
  column: Column
  direction: 'asc' | 'desc'
}

/** Ids and positions sort by time. */
export const newestFirst: Order<'createdAt'> = { column: 'createdAt', direction: 'desc' }

/** The order that `sort` asks for (see `sortBy` in the schema), or else the list's default. */
export function orderOf<Column extends string, Standard extends string>(
  sort: Column | `-${Column}` | undefined,
  standard: Order<Standard>,
): Order<Column | Standard> {
  if (sort === undefined) return standard
  return sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' }
}

const cursorPattern = /^[A-Za-z0-9_.-]{1,2000}$/

/** The key that the page starts after, from the opaque cursor of the previous page. */
export function cursorKey(query: Pick<ListQuery, 'cursor'>): string | undefined {
  if (query.cursor === undefined) return undefined
  if (!cursorPattern.test(query.cursor)) throw foreignCursor()
  return query.cursor
}

/** The refusal of a cursor that this list never issued. */
export const foreignCursor = (): ApiError => refusal('malformed.cursor')

/** This many rows of a search are counted exactly; if there are more, the count says so. */
export const countedExactly = 1_000

/** How many rows match: all of them, or a lower bound. */
export interface Total {
  total: number
  totalIsExact: boolean
}

/** Where a page of a sorted list ended, and the first page's count, so that later pages need not count again. */
export interface Place extends Total {
  value: string
  id: string
}

/** Whether a row comes after a place in an order by `key`, with ties broken by `tie`; the key may be the tie itself. */
export function isBeyond(
  { key, tie, direction }: { key: string; tie: string; direction: Order<string>['direction'] },
  { value, id }: Place,
): RawBuilder<boolean> {
  const after = sql.raw(direction === 'desc' ? '<' : '>')
  return key === tie
    ? sql`${sql.ref(tie)} ${after} ${id}`
    : sql`(${sql.ref(key)}, ${sql.ref(tie)}) ${after} (${value}, ${id})`
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
