import type { CertificateFilter } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'
import { beyond, inOrder } from '../../platform/lists/order.ts'
import type { Place } from '../../platform/lists/page.ts'
import {
  type FoundValues,
  findNextValues,
  nextValuesOf,
  shownColumns,
  type ValueColumn,
} from '../search/certificate-values.ts'
import { listedYears } from './count-certificates.ts'
import { type CertificateRow, findCertificates } from './find-certificates.ts'
import {
  type CertificateOrder,
  type CertificateQuery,
  certificateIdIn,
  conditionsBesideValues,
  filteredCertificates,
  isShown,
  lookedUp,
  matchingCertificates,
  rowOrder,
  sortKey,
} from './match-certificates.ts'
import { idsOfCodes } from './shown-codes.ts'

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
/** So many say whether the long look would fill the page. */
const firstLook = 2_000

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
  if (!found) return matchingPage(db, request)
  // Rows that only a code leads to stand anywhere in the order.
  const isOfCodes = found.values.count + conditionsBesideValues(request.filter.search!).length === 0
  if (found.isMany && !isOfCodes) {
    const rows = await scannedPage(db, request)
    if (rows) return rows
  }
  const page = await pageOfNextValues(db, request, found.values)
  if (page) return page
  return found.values.isCut ? matchingPage(db, request) : pageOfValues(db, request, found.values.byColumn)
}

const byDirection = ({ direction }: CertificateOrder) => sql.raw(direction)

/** The filter's rule asked of row after row, as far as it takes. */
async function matchingPage(db: Db, request: PageRequest): Promise<CertificateRow[]> {
  const rows = matchingCertificates(db, request.organisationId, request.filter)
  return (await alongIndexes(db, rows, request)).selectAll().limit(request.most).execute()
}

/** A page from the next rows of the order; undefined where these are too few to fill one. */
async function scannedPage(db: Db, request: PageRequest): Promise<CertificateRow[] | undefined> {
  const { most } = request
  const first = await matchesAmongNext(db, request, firstLook)
  if (first.length === most) return first
  if ((first.length * longLook) / firstLook < most) return undefined
  const rows = await matchesAmongNext(db, request, longLook)
  return rows.length === most ? rows : undefined
}

async function matchesAmongNext(db: Db, request: PageRequest, look: number): Promise<CertificateRow[]> {
  const { organisationId, filter, order, most } = request
  const { search, ...rest } = filter
  const rows = await alongIndexes(db, filteredCertificates(db, organisationId, rest), request)
  // The limit stands between the planner and the search, which it would guess to be rare and sort everything.
  const looked = db.selectFrom(rows.selectAll().limit(look).as('certificate')).selectAll()
  return inOrder(looked.where(isShown(search!)), rowOrder(order))
    .limit(most)
    .execute()
}

/** The rows after the place, in order. Indexes of the orders begin with the year, so the years are read side by side. */
async function alongIndexes(
  db: Db,
  rows: CertificateQuery,
  { organisationId, filter, order, after }: PageRequest,
): Promise<CertificateQuery> {
  const along = rowOrder(order)
  const isOneIndex =
    sortKey(order) === 'id' || filter.year !== undefined || certificateIdIn(filter.search) !== undefined
  const years = isOneIndex ? [] : await listedYears(db, organisationId)
  if (years.length === 0) return inOrder(beyond(rows, along, after), along)
  // Each arm in order, or the planner sorts all that they have together.
  const ofYears = years.map(
    (year) => sql`(${inOrder(beyond(rows.where('year', '=', year), along, after), along).selectAll()})`,
  )
  const merged = sql<CertificateRow>`(${sql.join(ofYears, sql` UNION ALL `)})`.as<'certificate'>(
    sql.ref('certificate'),
  )
  return inOrder(db.selectFrom(merged) as unknown as CertificateQuery, along)
}

/**
 * A page in the order of a column of which a search finds many values: the first of these are enough, unless the filter
 * leaves too little of them. Undefined where it does, and for other orders.
 */
async function pageOfNextValues(
  db: Db,
  request: PageRequest,
  found: FoundValues,
): Promise<CertificateRow[] | undefined> {
  const { organisationId, filter, order, after, most } = request
  const column = shownColumns.find((one) => one === sortKey(order))
  if (!column) return undefined
  const range = { column, direction: order.direction, from: after?.value, most }
  const values = found.isCut
    ? await findNextValues(db, organisationId, filter.search!, range)
    : nextValuesOf(found, range)
  if (!values) return undefined
  const rows = await pageOfValues(db, request, values.byColumn)
  if (values.last === undefined) return rows
  // A row beyond the last value may stand behind rows of values that were not fetched.
  const isBeyond = Buffer.compare(Buffer.from(rows.at(-1)?.[column] ?? ''), Buffer.from(values.last))
  const isWhole = rows.length === most && (order.direction === 'asc' ? isBeyond <= 0 : isBeyond >= 0)
  return isWhole ? rows : undefined
}

/** The first rows of each value that was found, and of what is found beside values, merged. */
async function pageOfValues(
  db: Db,
  request: PageRequest,
  byColumn: FoundValues['byColumn'],
): Promise<CertificateRow[]> {
  const { organisationId, filter, order, most } = request
  const { search, ...rest } = filter
  const years = filter.year === undefined ? await listedYears(db, organisationId) : [filter.year]
  const along = rowOrder(order)
  const key = sql.ref(along.key)
  const remaining = beyond(filteredCertificates(db, organisationId, rest), along, request.after)
  const firstOf = (some: CertificateQuery) =>
    inOrder(some, along)
      .select(['id', sql`${key}`.as('key')])
      .limit(most)
  const ofColumn = ([column, values]: [ValueColumn, string[]]): RawBuilder<unknown> => {
    const ofValue = remaining.where(column, '=', sql<string>`found.value`)
    // A person's certificates are few, and have an index without the year.
    if (column === 'account_id')
      return sql`
        SELECT certificate.id, certificate.key FROM unnest(${values}::text[]) AS found (value)
        CROSS JOIN LATERAL ${firstOf(ofValue)} AS certificate`
    return sql`
      SELECT certificate.id, certificate.key FROM unnest(${years}::text[]) AS listed (year)
      CROSS JOIN unnest(${values}::text[]) AS found (value)
      CROSS JOIN LATERAL ${firstOf(ofValue.where('year', '=', sql<string>`listed.year`))} AS certificate`
  }
  const ofCode = (ids: RawBuilder<string>) =>
    sql`SELECT id, ${key} AS key FROM (${lookedUp(ids, remaining)}) AS certificate`
  const arms = [
    ...[...byColumn].map(ofColumn),
    ...conditionsBesideValues(search!).map((condition) => sql`(${firstOf(remaining.where(condition))})`),
    ...idsOfCodes(search!).map(ofCode),
  ]
  if (arms.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (${sql.join(arms, sql` UNION `)}) AS page
    ORDER BY key ${byDirection(order)}, id ${byDirection(order)} LIMIT ${most}`.execute(db)
  const ids = rows.map((row) => row.id)
  const certificates = new Map((await findCertificates(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => certificates.get(id) ?? [])
}
