import type { CertificateFilter } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../context.ts'
import { asTable } from '../../../platform/db/as-table.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { beyond, inOrder, keyOf } from '../../../platform/lists/order.ts'
import type { Stretch } from '../../../platform/lists/page.ts'
import type { Total } from '../../../platform/lists/total.ts'
import {
  findNextValues,
  hasOneOf,
  type NextValues,
  nextValuesOf,
  shownColumns,
  shownValue,
  type ValueColumn,
} from '../../search/certificate-values.ts'
import type { Certificate } from '../certificate.ts'
import { type CertificateRow, certificateOf } from '../certificate-row.ts'
import { lookUpOf } from '../find-certificates.ts'
import type { FoundMatches } from '../search/find-matches.ts'
import { idsOfCodes } from '../search/shown-codes.ts'
import { listedYears } from './count-certificates.ts'
import {
  type CertificateColumn,
  type CertificateQuery,
  certificateIdIn,
  certificateOrders,
  conditionsBesideValues,
  filteredCertificates,
  isShown,
  lookedUp,
  matchingCertificates,
} from './match-certificates.ts'

/** Which part of the certificates within reach a page shows. */
export interface PageRequest extends Stretch<CertificateColumn> {
  reach: Reach
  filter: CertificateFilter
}

/** For a search with many matches, at most this many rows are scanned for a page. */
const longLook = 20_000
/** A sample: shows whether scanning `longLook` rows would fill the page. */
const firstLook = 2_000

/** Up to this many values, reading a page of rows for each is cheap in a list of one year. */
const fewValues = 20

type FoundColumn = ValueColumn | 'student_id'

/** What a search finds: values and students, and how many rows have them. */
export interface Found {
  values: FoundMatches
  total: Promise<Total>
}

/**
 * Reads the rows of a page. Every strategy gives the same rows; they differ in how many rows they read. `found` has the matches
 * of the filter's search, if there is one.
 */
export async function certificatePage(
  db: Db,
  request: PageRequest,
  found: Found | undefined,
): Promise<Certificate[]> {
  if (!found) return matchingPage(db, request)
  if (mayNeedScan(request, found.values) && !(await found.total).totalIsExact) {
    const certificates = await scannedPage(db, request, found.values)
    if (certificates) return certificates
  }
  const page = await pageOfNextValues(db, request, found.values)
  if (page) return page
  return found.values.isCut ? matchingPage(db, request) : pageOfValues(db, request, found.values.byColumn)
}

/**
 * Whether a scan may be fastest, if very many rows match. Otherwise the page need not wait until they are counted. Rows that
 * match only by a code can be anywhere in the order, so scanning does not help. Of the rows with one of some details, all are
 * read and sorted.
 */
function mayNeedScan({ filter }: PageRequest, { byColumn, count }: FoundMatches): boolean {
  if (conditionsBesideValues(filter.search!).length > 0) return true
  const isFew = count <= fewValues && filter.year !== undefined && !byColumn.has('detail_values')
  return count > 0 && !isFew
}

/** Tests the filter on row after row until the page is full. */
async function matchingPage(db: Db, request: PageRequest): Promise<Certificate[]> {
  const rows = matchingCertificates(db, request.reach, request.filter)
  const page = (await alongIndexes(db, rows, request)).selectAll().limit(request.most)
  return (await page.execute()).map(certificateOf)
}

/** A page from the next rows of the order; undefined when too few of them match to fill one. */
async function scannedPage(
  db: Db,
  request: PageRequest,
  found: FoundMatches,
): Promise<Certificate[] | undefined> {
  const { most } = request
  const first = await matchesAmongNext(db, request, { found, look: firstLook })
  if (first.length === most) return first
  if ((first.length * longLook) / firstLook < most) return undefined
  const certificates = await matchesAmongNext(db, request, { found, look: longLook })
  return certificates.length === most ? certificates : undefined
}

async function matchesAmongNext(
  db: Db,
  request: PageRequest,
  { found, look }: { found: FoundMatches; look: number },
): Promise<Certificate[]> {
  const { reach, filter, along, most } = request
  const { search, ...rest } = filter
  const rows = await alongIndexes(db, filteredCertificates(db, reach, rest), request)
  // The limit hides the search from the planner, which would expect few matches and sort everything.
  const looked = db.selectFrom(rows.selectAll().limit(look).as('certificate')).selectAll()
  const students = found.hasMoreStudents ? undefined : (found.byColumn.get('student_id') ?? [])
  const matches = await inOrder(looked.where(isShown(search!, { reach, students })), along)
    .limit(most)
    .execute()
  return matches.map(certificateOf)
}

/**
 * The rows after the position, in order. The indexes begin with the year, so this reads the years side by side and merges them.
 */
async function alongIndexes(
  db: Db,
  rows: CertificateQuery,
  { reach, filter, along, after }: PageRequest,
): Promise<CertificateQuery> {
  const isOneIndex =
    along.columns.length === 1 || filter.year !== undefined || certificateIdIn(filter.search) !== undefined
  const years = isOneIndex ? [] : await listedYears(db, reach)
  if (years.length === 0) return inOrder(beyond(rows, along, after), along)
  // Sorts each arm by itself; otherwise the planner sorts all of them together.
  const ofYears = years.map(
    (year) => sql`(${inOrder(beyond(rows.where('year', '=', year), along, after), along).selectAll()})`,
  )
  const merged = sql<CertificateRow>`(${sql.join(ofYears, sql` UNION ALL `)})`.as<'certificate'>(
    sql.ref('certificate'),
  )
  return inOrder(asTable(db.selectFrom(merged)), along)
}

/**
 * A page ordered by a column in which the search finds many values. Reads only the first of these values. Undefined if the
 * filter removes too many of their rows to fill the page, and for other orders.
 */
async function pageOfNextValues(
  db: Db,
  request: PageRequest,
  found: FoundMatches,
): Promise<Certificate[] | undefined> {
  const { reach, filter, order, after, most } = request
  const column = shownColumns.find((one) => one === certificateOrders.keys[order.column])
  if (!column || found.hasMoreStudents) return undefined
  const range = { column, direction: order.direction, from: after?.[0], most }
  const values: NextValues<FoundColumn> | undefined = found.isCut
    ? await findNextValues(db, reach.organisationId, filter.search!, range)
    : nextValuesOf(found, range)
  if (!values) return undefined
  const students = found.byColumn.get('student_id')
  if (students) values.byColumn.set('student_id', students)
  const certificates = await pageOfValues(db, request, values.byColumn)
  if (values.last === undefined) return certificates
  // Rows beyond the last value may belong after rows of values that were not fetched.
  const last = certificates.at(-1)
  const isBeyond = Buffer.compare(Buffer.from(last ? shownValue(last, column) : ''), Buffer.from(values.last))
  const isWhole = certificates.length === most && (order.direction === 'asc' ? isBeyond <= 0 : isBeyond >= 0)
  return isWhole ? certificates : undefined
}

/** Merges the first rows for each value found, and the first rows that match in other ways. */
async function pageOfValues(
  db: Db,
  request: PageRequest,
  byColumn: FoundMatches['byColumn'],
): Promise<Certificate[]> {
  const { reach, filter, along, most } = request
  const { search, ...rest } = filter
  const years = filter.year === undefined ? await listedYears(db, reach) : [filter.year]
  const key = keyOf(along.columns[0])
  const direction = sql.raw(along.direction)
  const remaining = beyond(filteredCertificates(db, reach, rest), along, request.after)
  const firstOf = (some: CertificateQuery) =>
    inOrder(some, along)
      .select(['id', sql`${key}`.as('key')])
      .limit(most)
  const ofColumn = ([column, values]: [FoundColumn, string[]]): RawBuilder<unknown> => {
    if (column === 'detail_values') return sql`(${firstOf(remaining.where(hasOneOf(column, values)))})`
    const ofValue = remaining.where(column, '=', sql<string>`found.value`)
    // A person has few certificates, and these columns' indexes do not begin with the year.
    if (column === 'account_id' || column === 'student_id')
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
    ...idsOfCodes(search!, reach.organisationId).map(ofCode),
  ]
  if (arms.length === 0) return []
  const { rows } = await sql<CertificateRow>`
    SELECT certificate.* FROM (
      SELECT id, key FROM (${sql.join(arms, sql` UNION `)}) AS found ORDER BY key ${direction}, id ${direction} LIMIT ${most}
    ) AS page CROSS JOIN LATERAL ${lookUpOf(reach.organisationId, 'page.id')} AS certificate
    ORDER BY page.key ${direction}, page.id ${direction}`.execute(db)
  return rows.map(certificateOf)
}
