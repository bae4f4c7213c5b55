import type { Tx } from '../../context.ts'

/** Removes an account's wallet from what searches of these organisations match. */
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
