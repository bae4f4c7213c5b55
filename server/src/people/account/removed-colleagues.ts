import type { Context, Tx } from '../../context.ts'

const emailMac = ({ keys }: Pick<Context, 'keys'>, email: string): Uint8Array =>
  keys.mac('removed-colleague', Buffer.from(email))

/** Records removed colleagues, so that no sign-in through a provider creates another account for their email. */
export async function noteRemoved(
  ctx: Pick<Context, 'keys'>,
  tx: Tx,
  { organisationId, accountId, email }: { organisationId: string; accountId: string; email: string },
): Promise<void> {
  await tx
    .insertInto('removed_colleague')
    .values({ org_id: organisationId, email_mac: emailMac(ctx, email), account_id: accountId })
    .onConflict((conflict) => conflict.columns(['org_id', 'email_mac']).doNothing())
    .execute()
}

/** Whether the organisation has removed somebody with this email. It can still invite them again. */
export async function wasRemoved(
  ctx: Context,
  tx: Tx,
  { organisationId, email }: { organisationId: string; email: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('removed_colleague')
    .select('org_id')
    .where('org_id', '=', organisationId)
    .where('email_mac', '=', emailMac(ctx, email))
    .executeTakeFirst()
  return found !== undefined
}
