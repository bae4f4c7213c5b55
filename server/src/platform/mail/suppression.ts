import type { MailFailure, SuppressionReason } from '@credenza/schema/sentences/mail'
import type { Context, Tx } from '../../context.ts'
import { newSuppressionId } from '../ids.ts'
import { addressMac } from './address-mac.ts'

/** Why this address gets no emails: one bounced permanently, or its reader complained. Undefined if it gets emails. */
export async function suppressionOf(
  ctx: Pick<Context, 'db' | 'keys'>,
  email: string,
): Promise<MailFailure | undefined> {
  const row = await ctx.db
    .selectFrom('suppressed_address')
    .select('reason')
    .where('address', '=', addressMac(ctx, email))
    .executeTakeFirst()
  return row && { reason: row.reason, status: null }
}

/** Stops emails to an address. Returns the id of its entry, or undefined if it already had one. */
export async function suppress(
  tx: Tx,
  entry: { address: Uint8Array; hint: string; reason: SuppressionReason },
  now: Date,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('suppressed_address')
    .values({ ...entry, id: newSuppressionId(), suppressed_at: now })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Allows emails to an address again. False if there is no such entry. */
export async function unsuppress(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('suppressed_address')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
