import type { CertificateFilter } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../context.ts'
import { type Place, searchPattern } from '../platform/http/lists.ts'
import { type CertificateRow, findCertificates } from './certificate-store.ts'
import type { FoundValues, ValueColumn } from './certificate-values.ts'
import { listedYears } from './count-certificates.ts'
import {
  type CertificateOrder,
  certificateIdIn,
  filteredCertificates,
  inOrder,
  matchingCertificates,
  sortKey,
} from './match-certificates.ts'

/** A stretch of an ordered list: at most `most` rows after a place. */
export interface PageRequest {
  organisationId: string
  filter: CertificateFilter
  order: CertificateOrder
  after: Place | undefined
  most: number
}

/** Rows that are looked through for a page of a search that finds many, before that is given up. */
const longLook = 20_000

/** What a search finds: values, and whether the rows that have them are too many to be counted. */
export interface Found {
  values: FoundValues
  isMany: boolean
}

/**
 * Rows of a page. All ways to it give the same ones; which is taken decides how many rows are read on it.
 * `found` is what the filter's search finds, if it has one.
 */
export async function certificatePage(
  db: Db,
  request: PageRequest,
  found: Found | undefined,
): Promise<CertificateRow[]> {
  const { filter, most } = request
  if (!found) {
    return certificateIdIn(filter.search) ? matchingPage(db, request) : orderedPage(db, request)
  }
  if (found.values.count === 0) return []
  if (found.isMany) {
    const rows = await scannedPage(db, request)
    if (rows.length === most) return rows
  }
  return found.values.isCut ? matchingPage(db, request) : pageOfValues(db, request, found.values)
}

const byDirection = ({ direction }: CertificateOrder) => sql.raw(direction)

/** Without a search, along the index of the order; these begin with the year, so years are read side by side. */
async function orderedPage(db: Db, request: PageRequest): Promise<CertificateRow[]> {
  const { organisationId, filter, order, after, most } = request
  const rows = filteredCertificates(db, organisationId, filter)
  const key = sortKey(order)
  if (key === 'id' || filter.year !== undefined) {
    return inOrder(rows, order, after).selectAll().limit(most).execute()
  }
  const years = await listedYears(db, organisationId)
  const ofYear = inOrder(rows.where('year', '=', sql<string>`listed.year`), order, after)
    .selectAll()
    .limit(most)
  const answer = await sql<CertificateRow>`
    SELECT certificate.* FROM unnest(${years}::text[]) AS listed (year) CROSS JOIN LATERAL ${ofYear} AS certificate
    ORDER BY ${sql.ref(key)} ${byDirection(order)}, id ${byDirection(order)} LIMIT ${most}`.execute(db)
  return answer.rows
}

/** The search's rule asked of row after row, as far as it takes. */
function matchingPage(db: Db, { organisationId, filter, order, after, most }: PageRequest) {
  return inOrder(matchingCertificates(db, organisationId, filter), order, after)
    .selectAll()
    .limit(most)
    .execute()
}

/** The same asked of the next rows of the order only. */
function scannedPage(db: Db, request: PageRequest): Promise<CertificateRow[]> {
  const { organisationId, filter, order, after, most } = request
  const { search, ...rest } = filter
  // The limit stands between the planner and the search, which it would guess to be rare and sort everything.
  const next = inOrder(filteredCertificates(db, organisationId, rest), order, after)
    .selectAll()
    .limit(longLook)
  return db
    .selectFrom(next.as('certificate'))
    .selectAll()
    .where('search', 'like', searchPattern(search)!)
    .orderBy(sortKey(order), order.direction)
    .orderBy('id', order.direction)
    .limit(most)
    .execute()
}

/** The first rows of each value that was found, merged. */
async function pageOfValues(db: Db, request: PageRequest, found: FoundValues): Promise<CertificateRow[]> {
  const { organisationId, filter, order, most } = request
  const { search: _, ...rest } = filter
  const years = filter.year === undefined ? await listedYears(db, organisationId) : [filter.year]
  const key = sql.ref(sortKey(order))
  const ofColumn = ([column, values]: [ValueColumn, string[]]): RawBuilder<unknown> => {
    const ofValue = inOrder(
      filteredCertificates(db, organisationId, rest)
        .where('year', '=', sql<string>`listed.year`)
        .where(column, '=', sql<string>`found.value`),
      order,
      request.after,
    )
      .select(['id', sql`${key}`.as('key')])
      .limit(most)
    return sql`
      SELECT certificate.id, certificate.key FROM unnest(${years}::text[]) AS listed (year)
      CROSS JOIN unnest(${values}::text[]) AS found (value) CROSS JOIN LATERAL ${ofValue} AS certificate`
  }
  const columns = sql.join([...found.byColumn].map(ofColumn), sql` UNION `)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (${columns}) AS page
    ORDER BY key ${byDirection(order)}, id ${byDirection(order)} LIMIT ${most}`.execute(db)
  const ids = rows.map((row) => row.id)
  const certificates = new Map((await findCertificates(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => certificates.get(id) ?? [])
}
