import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationOf } from '../../platform/ids.ts'
import { inForce, isInForce } from '../../platform/in-force.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { PresentationTables } from './tables.ts'

export const attemptLifetimeMs = 10 * 60_000

export type AttemptRow = Selectable<PresentationTables['presentation_attempt']>

/**
 * Random-looking texts of an attempt, derived from its id and never stored. `nonce` and `state` go to the wallet,
 * `responseCode` comes back with its user, and `proof` is known only to the page that started the attempt.
 */
export function secretsOf(keys: Keys, attemptId: string) {
  const derive = (use: string) =>
    Buffer.from(keys.mac(`presentation-${use}`, new TextEncoder().encode(attemptId))).toString('base64url')
  return {
    nonce: derive('nonce'),
    state: derive('state'),
    responseCode: derive('response-code'),
    proof: derive('proof'),
  }
}

export const attemptNotFound = () => refusal('not_found.presentation_attempt')

/** Finds an attempt by its id. Throws not_found, and presentation_ended after its time. */
export async function findAttempt(ctx: Context, attemptId: string): Promise<AttemptRow> {
  const organisationId = organisationOf(attemptId, 'try')
  const row =
    organisationId &&
    (await ctx.db
      .selectFrom('presentation_attempt')
      .selectAll()
      .where('org_id', '=', organisationId)
      .where('id', '=', attemptId)
      .executeTakeFirst())
  if (!row) throw attemptNotFound()
  if (!isInForce(row.ends_at, attemptLifetimeMs, ctx.clock())) throw refusal('presentation_ended')
  return row
}

/** Finds an attempt that still waits for its wallet. Throws not_found, and presentation_ended. */
export async function findLiveAttempt(ctx: Context, attemptId: string): Promise<AttemptRow> {
  const attempt = await findAttempt(ctx, attemptId)
  if (attempt.used_at) throw refusal('presentation_ended')
  return attempt
}

/** Marks an attempt as used, so that a second answer to the same nonce fails. Throws presentation_ended. */
export async function useAttempt(tx: Tx, attempt: AttemptRow, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('presentation_attempt')
    .set({ used_at: now })
    .where('org_id', '=', attempt.org_id)
    .where('id', '=', attempt.id)
    .where('used_at', 'is', null)
    .where(inForce('ends_at', attemptLifetimeMs, now))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw refusal('presentation_ended')
}
