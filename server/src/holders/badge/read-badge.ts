import { beginningOf } from '@credenza/credential/issue'
import { isExpired, type Certificate as WireCertificate } from '@credenza/schema'
import { readDocument } from '../../certificates/certificate/evidence.ts'
import { findCertificate } from '../../certificates/certificate/find-certificates.ts'
import { certificateToWire } from '../../certificates/certificate/wire.ts'
import { isToReissue } from '../../certificates/issuer-key/is-to-reissue.ts'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { doubtAbout } from '../../proof/doubt/doubts.ts'
import type { BadgeFacts, BadgeState } from './draw-badge.ts'

/** Public facts about a signed certificate, without its key. Throws not_found, also for an unsigned one. */
export async function readCertificateBadge(ctx: Context, slug: string): Promise<BadgeFacts> {
  const certificate = await findCertificate(ctx.db, slug)
  if (!certificate.signedAt) throw refusal('not_found.certificate')
  const wire = await certificateToWire(ctx, certificate, {})
  const { erased } = await readDocument(ctx, certificate)
  const doubt = await doubtAbout(ctx.db, certificate.organisationId)
  const now = ctx.clock()
  return {
    type: certificate.categoryName,
    issuer: certificate.issuerName,
    state: badgeStateOf(
      {
        ...wire,
        erased,
        isEarly: new Date(beginningOf(certificate.date, certificate.signedAt)) > now,
        isDoubtful: doubt !== undefined,
        isToReissue: await isToReissue(ctx.db, certificate),
      },
      now,
    ),
  }
}

/**
 * A stolen key and an erasure override a verifier's decision, and the issuer's later statements override all three. 'unopposed' is
 * only used if the certificate is VALID as far as we know.
 */
export function badgeStateOf(
  certificate: Pick<WireCertificate, 'state' | 'validUntil'> & {
    erased: boolean
    /** Its validity period has not begun. */
    isEarly: boolean
    /** Our own records about the issuer do not match the logs. */
    isDoubtful: boolean
    /** Whether a stolen key signed or accepted it and nothing proves that it is older. */
    isToReissue?: boolean
  },
  now: Date,
): BadgeState {
  const { state, validUntil, erased, isEarly, isDoubtful, isToReissue } = certificate
  if (state === 'superseded' || state === 'revoked' || state === 'suspended') return state
  if (isToReissue) return 'key-stolen'
  if (erased) return 'erased'
  if (state === 'declined') return state
  if (isExpired(validUntil, now)) return 'expired'
  if (isEarly) return 'early'
  if (isDoubtful) return 'unvouched'
  return state === 'recorded' || state === 'transferred' ? 'unopposed' : 'pending'
}
