import type { Context, Tx } from '../../context.ts'

const emailMac = ({ keys }: Pick<Context, 'keys'>, email: string): Uint8Array =>
  keys.mac('removed-colleague', Buffer.from(email))

/** Notes that this account is about to be removed, so that no sign-in through a provider creates another for its email. */
export async function noteRemoved(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  accountId: string,
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', true)
    .executeTakeFirst()
  if (!account) return
  await tx
    .insertInto('removed_colleague')
    .values({ org_id: organisationId, email_mac: emailMac(ctx, account.email), account_id: accountId })
    .onConflict((conflict) => conflict.columns(['org_id', 'email_mac']).doNothing())
    .execute()
}

/** Whether the organisation has removed somebody with this email. Inviting them again is still possible. */
export async function wasRemoved(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  email: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('removed_colleague')
    .select('org_id')
    .where('org_id', '=', organisationId)
    .where('email_mac', '=', emailMac(ctx, email))
    .executeTakeFirst()
  return found !== undefined
}
