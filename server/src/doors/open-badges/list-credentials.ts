import { transitionOf } from '../../certificates/certificate/certificate-state.ts'
import { everyHeld } from '../../certificates/certificate/find-held.ts'
import { signedByStolenKeys } from '../../certificates/issuer-key/signed-by-stolen-keys.ts'
import { certificateForHolder } from '../../certificates/wallet-form/certificate-in-format.ts'
import type { Context } from '../../context.ts'
import { badgeIds, readKeptBadge } from '../../holders/kept-badge/read-badges.ts'

interface Wish {
  limit: number
  offset: number
  since: Date | undefined
}

/** A page of a student's badges, as in Open Badges 3.0 §B.2.1: JSON documents and JWTs separately. */
export interface CredentialPage {
  total: number
  credential: Record<string, unknown>[]
  compactJwsString: string[]
}

/**
 * Lists the badges of a student, oldest first: certificates of this deployment that are accepted and in force, then badges of
 * other issuers that the student keeps here.
 */
export async function listCredentials(
  ctx: Context,
  accountId: string,
  { limit, offset, since }: Wish,
): Promise<CredentialPage> {
  const own = await ownIds(ctx, accountId, since)
  const kept = await badgeIds(ctx.db, accountId, since)
  const places = [
    ...own.map(
      (id) => async () => (await certificateForHolder(ctx, accountId, { id, format: 'ldp_vc' })).credential,
    ),
    ...kept.map((id) => async () => (await readKeptBadge(ctx, accountId, id)).credential),
  ]
  const page = await Promise.all(places.slice(offset, offset + limit).map((open) => open()))
  return {
    total: places.length,
    credential: page.filter((one) => typeof one !== 'string'),
    compactJwsString: page.filter((one) => typeof one === 'string'),
  }
}

async function ownIds(ctx: Context, accountId: string, since: Date | undefined): Promise<string[]> {
  const held = await Array.fromAsync(everyHeld(ctx.db, accountId))
  const given = held.filter(
    (one) => 'to' in transitionOf(one, 'deliver') && (!since || (one.signedAt ?? since) > since),
  )
  const stolen = await signedByStolenKeys(ctx.db, given)
  return given.map(({ id }) => id).filter((id) => !stolen.has(id))
}
