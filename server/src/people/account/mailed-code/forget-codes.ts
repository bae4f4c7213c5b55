import type { Context, Tx } from '../../../context.ts'
import type { Account } from '../find-account.ts'
import { codesTo, emailMac } from './code.ts'

/** Deletes the codes that were mailed to an account, and the tokens given for them. */
export async function forgetCodes(
  { keys }: Pick<Context, 'keys'>,
  tx: Tx,
  { id, realm, email }: Pick<Account, 'id' | 'realm' | 'email'>,
): Promise<void> {
  const codes = codesTo({ realm, email }).map((owner) => emailMac(keys, owner))
  await tx.deleteFrom('one_time_code').where('email_mac', 'in', codes).execute()
  await tx.deleteFrom('reset_token').where('account_id', '=', id).execute()
}
