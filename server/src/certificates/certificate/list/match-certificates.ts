import { type CertificateFilter, type CertificateSortColumn, reviewOf } from '@credenza/schema'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { isTypeWithin } from '../../../people/department/reach.ts'
import { studentsWith } from '../../../people/student/students-with.ts'
import type { Database } from '../../../platform/db/tables.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { organisationOf } from '../../../platform/ids.ts'
import { newestFirst, type Order, type Orders } from '../../../platform/lists/order.ts'
import { hasText, searchPattern } from '../../../platform/lists/search-text.ts'
import { hasOneOf } from '../../search/certificate-values.ts'
import { sharedSortKeys } from '../../search/shared-sort-keys.ts'
import type { Certificate } from '../certificate.ts'
import { carriesPiece } from '../search/pieces-of-codes.ts'
import { idsOfCodes, isInEveryLink } from '../search/shown-codes.ts'
import { conditionsOfWords } from '../search/shown-words.ts'
import { isShownAs, openTo, overIn } from '../state-sql.ts'

export type CertificateQuery = SelectQueryBuilder<Database, 'certificate', object>

/** The certificates within reach that pass a filter, ignoring its search. */
export function filteredCertificates(
  db: Db | Tx,
  reach: Reach,
  {
    category,
    status,
    shown,
    year,
    signed,
    batch,
    approval,
    origin,
    student,
    reissue,
  }: Omit<CertificateFilter, 'search'>,
): CertificateQuery {
  const { organisationId } = reach
  return db
    .selectFrom('certificate')
    .where('certificate.org_id', '=', organisationId)
    .where(isTypeWithin(reach, 'certificate.category_name'))
    .$if(category !== undefined, (q) => q.where('category_name', '=', category!))
    .$if(status !== undefined, (q) => q.where('review', '=', reviewOf(status!)))
    .$if(shown !== undefined, (q) => q.where(isShownAs(shown!)))
    .$if(year !== undefined, (q) => q.where('year', '=', year!))
    .$if(signed !== undefined, (q) => q.where('signed_at', signed === 'true' ? 'is not' : 'is', null))
    .$if(batch !== undefined, (q) => q.where('batch_id', '=', batch!))
    .$if(approval !== undefined, (q) => q.where(isInRequest(organisationId, approval!)))
    .$if(origin !== undefined, (q) => q.where('origin', '=', sql.lit(origin!)))
    .$if(student !== undefined, (q) => q.where('student_id', '=', student!))
    .$if(reissue !== undefined, (q) => q.where(isToReissue(organisationId)))
}

const isInRequest = (organisationId: string, id: string) => sql<boolean>`(certificate.id IN (
  SELECT certificate_id FROM approval_item WHERE org_id = ${organisationId} AND request_id = ${id}))`

/** In the list of certificates to reissue, in force, and without a new version pending. */
const isToReissue = (organisationId: string) => sql<boolean>`(${openTo('supersede')}
  AND certificate.id IN (SELECT certificate_id FROM certificate_to_reissue WHERE org_id = ${organisationId})
  AND NOT EXISTS (SELECT 1 FROM certificate AS next WHERE next.org_id = certificate.org_id
    AND next.predecessor_id = certificate.id AND NOT ${overIn('next')}))`

/**
 * Certificates that a search matches: a shown value contains the text, or the text is the whole id. Tests every row that the
 * filter leaves.
 */
export function matchingCertificates(
  db: Db | Tx,
  reach: Reach,
  { search, ...filter }: CertificateFilter,
): CertificateQuery {
  const rows = filteredCertificates(db, reach, filter)
  if (searchPattern(search) === undefined) return rows
  const id = certificateIdIn(search)
  return id ? rows.where('id', '=', id) : rows.where(isShown(search!, { reach }))
}

/** The organisation's reader of rows that all belong to it, and the students that the search finds, once they are known. */
interface Reading {
  reach: Reach
  students?: readonly string[] | undefined
}

/** Whether a value shown for a row contains the search text. */
export function isShown(search: string, reading?: Reading): RawBuilder<boolean> {
  const conditions = [
    hasText('certificate.search', search),
    ...conditionsBesideValues(search),
    ...idsOfCodes(search, reading?.reach.organisationId).map((ids) => sql`certificate.id IN (${ids})`),
    ...(reading ? isOfStudent(search, reading) : [carriesPiece(search)]),
  ]
  return sql`(${sql.join(conditions, sql` OR `)})`
}

function isOfStudent(search: string, { reach, students }: Reading): RawBuilder<boolean>[] {
  if (students) return [hasOneOf('student_id', students)]
  const found = studentsWith(reach, search)
  return found ? [sql`certificate.student_id IN (${found})`] : []
}

/** Matches in what a list shows besides the stored values. */
export const conditionsBesideValues = (search: string): RawBuilder<boolean>[] => [
  ...conditionsOfWords(search),
  ...(isInEveryLink(search) ? [sql<boolean>`certificate.signed_at IS NOT NULL`] : []),
]

/** Rows with one of these ids, each looked up separately, because a planner might search every row for them. */
export const lookedUp = (ids: RawBuilder<string>, rows: CertificateQuery): RawBuilder<unknown> =>
  sql`SELECT certificate.* FROM (${ids}) AS named (id) CROSS JOIN LATERAL ${rows
    .where('certificate.id', '=', sql<string>`named.id`)
    .selectAll()
    .limit(1)} AS certificate`

/** The certificate id, if the search is exactly one. */
export function certificateIdIn(search: string | undefined): string | undefined {
  const text = search?.trim() ?? ''
  return organisationOf(text, 'cert') ? text : undefined
}

export type CertificateColumn = CertificateSortColumn | 'createdAt'

/** The orders in which certificates can be listed. Each has an index of organisation, year, column and id. */
export const certificateOrders = {
  keys: { ...sharedSortKeys, createdAt: 'id', status: 'review' },
  unique: ['id'],
  standard: newestFirst,
} as const satisfies Orders<CertificateColumn>

/** A certificate's position in such an order. */
export function placeOf(
  { id, review, ...facts }: Certificate,
  { column }: Order<CertificateColumn>,
): string[] {
  if (column === 'createdAt') return [id]
  return [column === 'status' ? review : facts[column], id]
}
