import type { Certificate as WireCertificate } from '@credenza/schema'
import { listCertificates } from '../../certificates/certificate/list/list-certificates.ts'
import type { Context } from '../../context.ts'
import type { OrganisationCaller, Reach } from '../../platform/http/access.ts'
import { listReviewRequests } from '../../review/request/list-requests.ts'

/** How many certificates the stats show beside their number. */
const newest = { limit: 5 }

/** Counts an issuer's certificates, or those in a verifier's queue, with the newest by users and by issuers. */
export async function readStats(
  ctx: Context,
  caller: OrganisationCaller,
): Promise<{ totalCount: number; userCertificate: WireCertificate[]; issuerCertificate: WireCertificate[] }> {
  const list = caller.role === 'issuer' ? listCertificatesOf : listRequestsOf
  const [users, issuers] = await Promise.all([list(ctx, caller, 'user'), list(ctx, caller, 'issuer')])
  return {
    totalCount: users.total + issuers.total,
    userCertificate: users.certificates,
    issuerCertificate: issuers.certificates,
  }
}

type Origin = WireCertificate['origin']

const listCertificatesOf = (ctx: Context, reach: Reach, origin: Origin) =>
  listCertificates(ctx, reach, { ...newest, origin })

async function listRequestsOf(ctx: Context, { organisationId }: Reach, origin: Origin) {
  const { total, documents } = await listReviewRequests(ctx, organisationId, origin, newest)
  return { total, certificates: documents }
}
