import type { CertificateFilter } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../context.ts'
import { type Place, searchPattern } from '../platform/http/lists.ts'
import { type CertificateRow, findCertificates } from './certificate-store.ts'
import { type FoundValues, findValues, type ValueColumn } from './certificate-values.ts'
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

/** Values of a search that are looked up one by one; from more on it is quicker to look through the rows in order. */
const mostLookUps = 300
/** Rows that are looked through for one page before it is tried otherwise. */
const mostScanned = 50_000

/** Each way to a page reads a bounded number of rows, however many there are; all give the same ones. */
export async function certificatePage(db: Db, request: PageRequest): Promise<CertificateRow[]> {
  const { organisationId, filter, most } = request
  if (searchPattern(filter.search) === undefined) return orderedPage(db, request)
  if (certificateIdIn(filter.search)) {
    const row = matchingCertificates(db, organisationId, filter)
    return inOrder(row, request.order, request.after).selectAll().execute()
  }
  const found = await findValues(db, organisationId, filter.search!)
  if (found.count > mostLookUps) {
    const rows = await scannedPage(db, request, mostScanned)
    if (rows.length === most) return rows
    if (found.isCut) return scannedPage(db, request)
  }
  return found.count === 0 ? [] : pageOfValues(db, request, found)
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

/** Looks through the next rows of the order, at most `scanned` of them; without that number through all that remain. */
async function scannedPage(db: Db, request: PageRequest, scanned?: number): Promise<CertificateRow[]> {
  const { organisationId, filter, order, after, most } = request
  const { search, ...rest } = filter
  if (scanned === undefined) {
    return inOrder(matchingCertificates(db, organisationId, filter), order, after)
      .selectAll()
      .limit(most)
      .execute()
  }
  // The limit stands between the planner and the search, which it would guess to be rare and sort everything.
  const next = inOrder(filteredCertificates(db, organisationId, rest), order, after)
    .selectAll()
    .limit(scanned)
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
