import type { UserCertificateQuery, Certificate as WireCertificate } from '@credenza/schema'
import { heldUploads } from '../../certificates/certificate/find-held.ts'
import { listCertificates } from '../../certificates/certificate/list/list-certificates.ts'
import { certificatesToWire, withoutLetter } from '../../certificates/certificate/wire.ts'
import type { Context } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { listReviewRequests } from '../../review/request/list-requests.ts'

interface UserCertificates {
  userCertificate: WireCertificate[]
  nextCursor: string | null
  total: number
}

/**
 * Certificates uploaded by users, newest first: a student's own, those in a verifier's queue, or those that name an
 * issuer.
 */
export async function listUserCertificates(
  ctx: Context,
  { role, accountId, organisationId, departments }: Caller,
  query: UserCertificateQuery,
): Promise<UserCertificates> {
  if (role === 'student') return listOwnUploads(ctx, accountId, query)
  if (role === 'verifier') {
    const { documents, ...page } = await listReviewRequests(ctx, organisationId!, 'user', query)
    return { userCertificate: documents, ...page }
  }
  const page = await listCertificates(
    ctx,
    { organisationId: organisationId!, departments },
    { ...query, origin: 'user' },
  )
  return { userCertificate: page.certificates, nextCursor: page.nextCursor, total: page.total }
}

async function listOwnUploads(
  ctx: Context,
  accountId: string,
  query: UserCertificateQuery,
): Promise<UserCertificates> {
  const { uploads, ...rest } = await heldUploads(ctx.db, accountId, query)
  const certificates = await certificatesToWire(ctx, uploads, { accountId })
  return { userCertificate: certificates.map(withoutLetter), ...rest }
}
