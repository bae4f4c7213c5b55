import { type Certificate, isExpired } from '@credenza/schema'
import { findCertificate } from '../certificate/certificate-store.ts'
import { readDocument } from '../certificate/evidence.ts'
import { toWire } from '../certificate/wire.ts'
import type { Context } from '../context.ts'
import { doubtAbout } from '../history/doubts.ts'
import { isToReissue } from '../organisation/key/is-to-reissue.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { BadgeState } from './badge-words.ts'
import type { BadgeFacts } from './draw-badge.ts'

/** What anybody may know of a signed certificate without its key. Throws not_found, also for one that nobody signed. */
export async function readBadge(ctx: Context, slug: string): Promise<BadgeFacts> {
  const row = await findCertificate(ctx.db, slug)
  if (!row.signed_at) throw notFound('There is no such certificate.')
  const [certificate] = await toWire(ctx, [row])
  const { erased } = await readDocument(ctx, row)
  const doubt = await doubtAbout(ctx.db, row.org_id)
  return {
    type: row.category_name,
    issuer: row.issuer_name,
    state: badgeStateOf(
      {
        ...certificate!,
        erased,
        isDoubtful: doubt !== undefined,
        isToReissue: await isToReissue(ctx.db, row),
      },
      ctx.clock(),
    ),
  }
}

/** What its issuer said later covers what was found out, and both cover a verifier's decision. */
export function badgeStateOf(
  certificate: Pick<Certificate, 'state' | 'validUntil'> & {
    erased: boolean
    /** Our own records about the issuer do not fit the logs. */
    isDoubtful: boolean
    /** Whether a stolen key signed or accepted it, and nothing proves that it is older. */
    isToReissue?: boolean
  },
  now: Date,
): BadgeState {
  const { state, validUntil, erased, isDoubtful, isToReissue } = certificate
  if (state === 'superseded' || state === 'revoked' || state === 'suspended') return state
  if (isToReissue) return 'key-stolen'
  if (erased) return 'erased'
  if (state === 'declined') return state
  if (isExpired(validUntil, now)) return 'expired'
  return isDoubtful ? 'unvouched' : 'unopposed'
}
