import type { Tx } from '../../context.ts'

/** Takes an account's wallet out of what searches of these organisations find. */
export async function forgetWalletValues(
  tx: Tx,
  organisationIds: ReadonlySet<string>,
  accountId: string,
): Promise<void> {
  if (organisationIds.size === 0) return
  await tx
    .deleteFrom('certificate_value')
    .where('org_id', 'in', [...organisationIds])
    .where('kind', '=', 'account_id')
    .where('value', '=', accountId)
    .execute()
}
