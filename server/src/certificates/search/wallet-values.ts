import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { valueRecord } from './certificate-values.ts'

/** Like `noteValues`, for holders' wallets, by account. */
export async function noteWalletValues(
  tx: Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = [...wallets]
    .sort()
    .map(([value, wallet]) => valueRecord(organisationId, { kind: 'account_id', value, forms: [wallet] }))
  await insertRecords(tx, 'certificate_value', rows)
}

/** Removes these accounts' wallets from what an organisation's searches match. */
export async function forgetWalletValues(
  tx: Tx,
  organisationId: string,
  accountIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('certificate_value')
    .where('org_id', '=', organisationId)
    .where('kind', '=', 'account_id')
    .where('value', '=', anyOf(accountIds))
    .execute()
}
