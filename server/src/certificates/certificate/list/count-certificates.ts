import { type CertificateFilter, reviewFlag, reviewOf } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../context.ts'
import { isTypeWithin } from '../../../people/department/reach.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { countCut, countedExactly, type Total, upToCounted } from '../../../platform/lists/total.ts'
import { hasOneOf } from '../../search/certificate-values.ts'
import type { FoundMatches } from '../search/find-matches.ts'
import { idsOfCodes } from '../search/shown-codes.ts'
import {
  certificateIdIn,
  conditionsBesideValues,
  filteredCertificates,
  lookedUp,
  matchingCertificates,
} from './match-certificates.ts'

/** How many certificates match. `found` holds the values that the filter's search finds, if it has one. */
export async function countCertificates(
  db: Db,
  reach: Reach,
  filter: CertificateFilter,
  found: FoundMatches | undefined,
): Promise<Total> {
  if (found) return countFound(db, reach, filter, found)
  return { total: await countExactly(db, reach, filter), totalIsExact: true }
}

async function countExactly(db: Db, reach: Reach, filter: CertificateFilter): Promise<number> {
  const { batch, approval, student, reissue, origin, shown } = filter
  const isFew =
    [batch, approval, student, reissue].some((one) => one !== undefined) ||
    origin === 'user' ||
    (shown !== undefined && shown !== 'verified')
  if (isFew || certificateIdIn(filter.search)) return countedRows(db, reach, filter)
  if (shown === 'verified') return countInForce(db, reach, filter)
  const all = await keptCount(db, reach, filter)
  if (origin === undefined) return all
  // Uploads are few and have their own index, so count them and subtract.
  return all - (await countedRows(db, reach, { ...filter, origin: 'user' }))
}

const exceptions = ['expired', 'suspended', 'superseded', 'revoked'] as const

/** Counts the accepted ones, and subtracts the few that are no longer in force. */
async function countInForce(db: Db, reach: Reach, filter: CertificateFilter): Promise<number> {
  const { shown: _, status = reviewFlag.verified, ...others } = filter
  if (status !== reviewFlag.verified) return 0
  const accepted = { ...others, status }
  const counts = await Promise.all([
    countExactly(db, reach, accepted),
    ...exceptions.map((shown) => countedRows(db, reach, { ...accepted, shown })),
  ])
  return counts.reduce((left, count) => left - count)
}

/** Sums the counts that `countChanges` keeps. */
async function keptCount(db: Db, reach: Reach, filter: CertificateFilter): Promise<number> {
  const { category, status, year, signed } = filter
  const { sum } = await db
    .selectFrom('certificate_count')
    .select((q) => q.fn.sum<string | null>('count').as('sum'))
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'category_name'))
    .$if(category !== undefined, (q) => q.where('category_name', '=', category!))
    .$if(status !== undefined, (q) => q.where('review', '=', reviewOf(status!)))
    .$if(year !== undefined, (q) => q.where('year', '=', year!))
    .$if(signed !== undefined, (q) => q.where('signed', '=', signed === 'true'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const countedRows = (db: Db, reach: Reach, filter: CertificateFilter): Promise<number> =>
  countRows(matchingCertificates(db, reach, filter))

/**
 * Counts, up to a limit, the rows with the values that a search found. Uses indexes and compares no texts. If a search found
 * too many values to fetch, it matches so many rows that testing rows is fast.
 */
async function countFound(
  db: Db,
  reach: Reach,
  filter: CertificateFilter,
  found: FoundMatches,
): Promise<Total> {
  const ids = found.isCut
    ? upToCounted(matchingCertificates(db, reach, filter).select('id'))
    : await idsOfFound(db, reach, filter, found)
  return ids ? countCut(db, ids) : { total: 0, totalIsExact: true }
}

/** Undefined when the search cannot match anything. */
async function idsOfFound(
  db: Db,
  reach: Reach,
  { search, ...filter }: CertificateFilter,
  { byColumn }: FoundMatches,
): Promise<RawBuilder<unknown> | undefined> {
  const conditions = conditionsBesideValues(search!)
  const codes = idsOfCodes(search!, reach.organisationId)
  if (byColumn.size + conditions.length + codes.length === 0) return undefined
  const years = filter.year === undefined ? await listedYears(db, reach) : [filter.year]
  const rows = filteredCertificates(db, reach, filter)
  const some = upToCounted(rows.select('id').where('year', '=', anyOf(years)))
  const arms = [
    ...[...byColumn].map(([column, values]) => sql`(${some.where(hasOneOf(column, values))})`),
    ...conditions.map((condition) => sql`(${some.where(condition)})`),
    ...codes.map(
      (ids) => sql`(SELECT id FROM (${lookedUp(ids, rows)}) AS named LIMIT ${countedExactly + 1})`,
    ),
  ]
  return sql.join(arms, sql` UNION `)
}

/** Years in which the issuer has certificates, newest first. */
export async function listYears(db: Db, reach: Reach): Promise<{ year: string; count: number }[]> {
  const rows = await db
    .selectFrom('certificate_count')
    .select((q) => ['year', q.fn.sum<string>('count').as('count')])
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'category_name'))
    .groupBy('year')
    .having((q) => q.fn.sum('count'), '>', 0)
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year, count }) => ({ year, count: Number(count) }))
}

export const listedYears = async (db: Db, reach: Reach): Promise<string[]> =>
  (await listYears(db, reach)).map(({ year }) => year)
