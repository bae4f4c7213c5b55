import type { Certificate } from '@credenza/schema'
import { readCertificate } from '../certificate/read-certificate.ts'
import type { Context } from '../context.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { BadgeState } from './badge-words.ts'
import type { BadgeFacts } from './draw-badge.ts'

/** What anybody may know of a signed certificate without its key. Throws not_found, also for one that nobody signed. */
export async function readBadge(ctx: Context, slug: string): Promise<BadgeFacts> {
  const [certificate] = (await readCertificate(ctx, slug, undefined)).certificates
  if (!certificate.isVerified) throw notFound('There is no such certificate.')
  return {
    type: certificate.categoryName,
    issuer: certificate.issuerName,
    state: stateOf(certificate, ctx.clock()),
  }
}

/** What happened later covers everything before it. */
export function stateOf(
  certificate: Pick<Certificate, 'supersededBy' | 'revokedAt' | 'suspendedAt' | 'status' | 'validUntil'>,
  now: Date,
): BadgeState {
  const { supersededBy, revokedAt, suspendedAt, status, validUntil } = certificate
  if (supersededBy) return 'superseded'
  if (revokedAt) return 'revoked'
  if (suspendedAt) return 'suspended'
  if (status === '2') return 'declined'
  // As everywhere, the last day counts until it is over.
  return validUntil && validUntil < now.toISOString().slice(0, 10) ? 'expired' : 'unopposed'
}
