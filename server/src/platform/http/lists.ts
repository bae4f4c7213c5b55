import type { ListQuery } from '@credenza/schema'
import { ApiError } from './api-error.ts'

/** Text in the form that `search` columns hold: NFC, lower case, one space between words. */
export function searchText(values: readonly string[]): string {
  return values.join(' ').normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A LIKE pattern for the case-insensitive substring match of readings R2, with wildcards of the text escaped. */
export function searchPattern(search: string | undefined): string | undefined {
  const wanted = searchText([search ?? ''])
  return wanted === '' ? undefined : `%${wanted.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

const cursorPattern = /^[A-Za-z0-9_.-]{1,200}$/

/** The key that the page starts after, from the opaque cursor of the page before. */
export function cursorKey(query: ListQuery): string | undefined {
  if (query.cursor === undefined) return undefined
  if (!cursorPattern.test(query.cursor)) throw foreignCursor()
  return query.cursor
}

/** The refusal of a cursor that this list never gave. */
export const foreignCursor = (): ApiError =>
  new ApiError('malformed', 'cursor must be the nextCursor of an earlier answer.')

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
