import type { Certificate } from '@credenza/schema'
import type { Context } from '../context.ts'
import type { Party } from '../platform/http/access.ts'
import { listRequests } from '../review/list-requests.ts'
import { listCertificates } from './list-certificates.ts'

/** Certificates shown in the stats beside their number. */
const newest = { limit: 5 }

/** How many certificates an issuer has made, or stand in a verifier's queue, with the newest of them. */
export async function readStats(
  ctx: Context,
  { role, organisationId }: Party,
): Promise<{ totalCount: number; userCertificate: Certificate[]; issuerCertificate: Certificate[] }> {
  if (role === 'issuer') {
    const { total, certificates } = await listCertificates(ctx, organisationId!, newest)
    return { totalCount: total, userCertificate: [], issuerCertificate: certificates }
  }
  const { total, documents } = await listRequests(ctx, organisationId!, newest)
  return { totalCount: total, userCertificate: [], issuerCertificate: documents }
}
