import type { Certificate as WireCertificate } from '@credenza/schema'
import { listCertificates } from '../../certificates/certificate/list-certificates.ts'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { listRequests } from '../../review/request/list-requests.ts'

/** Certificates shown in the stats beside their number. */
const newest = { limit: 5 }

/** How many certificates an issuer has, or are in a verifier's queue, with the newest by users and by issuers. */
export async function readStats(
  ctx: Context,
  { role, organisationId }: Party,
): Promise<{ totalCount: number; userCertificate: WireCertificate[]; issuerCertificate: WireCertificate[] }> {
  const list = role === 'issuer' ? listCertificatesOf : listRequestsOf
  const [users, issuers] = await Promise.all([
    list(ctx, organisationId!, 'user'),
    list(ctx, organisationId!, 'issuer'),
  ])
  return {
    totalCount: users.total + issuers.total,
    userCertificate: users.certificates,
    issuerCertificate: issuers.certificates,
  }
}

type Origin = WireCertificate['origin']

const listCertificatesOf = (ctx: Context, issuerId: string, origin: Origin) =>
  listCertificates(ctx, issuerId, { ...newest, origin })

async function listRequestsOf(ctx: Context, verifierId: string, origin: Origin) {
  const { total, documents } = await listRequests(ctx, verifierId, origin, newest)
  return { total, certificates: documents }
}
