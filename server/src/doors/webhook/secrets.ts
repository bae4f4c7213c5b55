import { dayMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requireFreshIfAny } from '../../people/account/second-factor/require-fresh.ts'
import { holdSession } from '../../people/account/session/hold-session.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { isInForce } from '../../platform/in-force.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { newSecret, secretText } from './sign-message.ts'
import { findWebhook, secretPurpose, type WebhookRow } from './webhook-store.ts'

/** How long the old secret signs in addition to the new one. */
const overlapMs = dayMs

/** The secrets to sign with now, newest first. */
export function secretsOf(ctx: Pick<Context, 'keys' | 'clock'>, webhook: WebhookRow): Uint8Array[] {
  const { sealed_secret, sealed_previous, previous_until } = webhook
  const overlaps = sealed_previous && previous_until && isInForce(previous_until, overlapMs, ctx.clock())
  return [sealed_secret, ...(overlaps ? [sealed_previous] : [])].map((sealed) =>
    ctx.keys.open(secretPurpose, sealed),
  )
}

/** Returns the newest secret. Requires a fresh second factor if the account has one. */
export async function revealSecret(ctx: Context, caller: OrganisationCaller, id: string): Promise<string> {
  await requireFreshIfAny(ctx, caller)
  const { accountId, organisationId } = caller
  const webhook = await findWebhook(ctx.db, organisationId, id)
  await withRetry(ctx.db, async (tx) => {
    await holdSession(tx, caller)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'webhook.secret-read', subject: id },
    ])
  })
  return secretText(ctx.keys.open(secretPurpose, webhook.sealed_secret))
}

/** Replaces the secret. For a day, messages carry a signature by each. Requires and throws the same as `revealSecret`. */
export async function rotateSecret(ctx: Context, caller: OrganisationCaller, id: string): Promise<string> {
  await requireFreshIfAny(ctx, caller)
  const { accountId, organisationId } = caller
  const now = ctx.clock()
  const secret = newSecret()
  const sealed_secret = ctx.keys.seal(secretPurpose, secret)
  await withRetry(ctx.db, async (tx) => {
    await holdSession(tx, caller)
    const webhook = await findWebhook(tx, organisationId, id)
    await tx
      .updateTable('webhook')
      .set({
        sealed_secret,
        sealed_previous: webhook.sealed_secret,
        previous_until: new Date(now.getTime() + overlapMs),
      })
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .execute()
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'webhook.secret-replaced', subject: id },
    ])
  })
  return secretText(secret)
}
