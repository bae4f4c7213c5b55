import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { Context } from '../../context.ts'
import { addressMac } from './address-mac.ts'

/** Why this address gets no mails: one came back for good, or its reader complained. Undefined if it gets mails. */
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
