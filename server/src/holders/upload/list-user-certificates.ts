import { type Certificate, reviewOf, type UserCertificateQuery } from '@credenza/schema'
import { sql } from 'kysely'
import { listCertificates } from '../../certificates/certificate/list-certificates.ts'
import { isShown } from '../../certificates/certificate/match-certificates.ts'
import { certificatesToWire, withoutLetter } from '../../certificates/certificate/wire.ts'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { placeOf, sortedPage } from '../../platform/lists/page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { listRequests } from '../../review/request/list-requests.ts'

interface UserCertificates {
  userCertificate: Certificate[]
  nextCursor: string | null
  total: number
}

/**
 * Certificates uploaded by users, newest first: a student's own, those in a verifier's queue, or those that name an
 * issuer.
 */
export async function listUserCertificates(
  ctx: Context,
  { role, accountId, organisationId }: Party,
  query: UserCertificateQuery,
): Promise<UserCertificates> {
  if (role === 'student') return listOwnUploads(ctx, accountId, query)
  if (role === 'verifier') {
    const { documents, ...page } = await listRequests(ctx, organisationId!, 'user', query)
    return { userCertificate: documents, ...page }
  }
  const page = await listCertificates(ctx, organisationId!, { ...query, origin: 'user' })
  return { userCertificate: page.certificates, nextCursor: page.nextCursor, total: page.total }
}

async function listOwnUploads(
  ctx: Context,
  accountId: string,
  query: UserCertificateQuery,
): Promise<UserCertificates> {
  const pattern = searchPattern(query.search)
  const after = placeOf(query)
  const matching = ctx.db
    .selectFrom('certificate')
    .where('account_id', '=', accountId)
    .where('origin', '=', sql.lit('user' as const))
    .$if(pattern !== undefined, (q) => q.where(isShown(query.search!)))
    .$if(query.status !== undefined, (q) => q.where('review', '=', reviewOf(query.status!)))
  const rows = await matching
    .selectAll()
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(created_at, id) < (${after!.value}::timestamptz, ${after!.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute()
  const { count } = await matching
    .select((q) => q.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const counted = { total, totalIsExact: true }
  const { page, nextCursor } = sortedPage(rows, query.limit, counted, (row) => row.created_at.toISOString())
  const certificates = await certificatesToWire(ctx, page)
  return { userCertificate: certificates.map(withoutLetter), nextCursor, total }
}
