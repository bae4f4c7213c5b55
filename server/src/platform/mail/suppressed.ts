import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { Context } from '../../context.ts'
import { addressMac } from './address-mac.ts'

/** Those of these addresses that are sent no mails, and why: one came back for good, or somebody complained. */
export async function suppressedAmong(
  ctx: Pick<Context, 'db' | 'keys'>,
  emails: readonly string[],
): Promise<Map<string, MailFailure>> {
  const macs = new Map(emails.map((email) => [hex(addressMac(ctx, email)), email]))
  const rows = await ctx.db
    .selectFrom('suppressed_address')
    .select(['address', 'reason'])
    .where(
      'address',
      'in',
      emails.map((email) => addressMac(ctx, email)),
    )
    .execute()
  return new Map(rows.map(({ address, reason }) => [macs.get(hex(address))!, { reason, status: null }]))
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
