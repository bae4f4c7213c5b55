import type { Context, Tx } from '../../../context.ts'
import { newSlug } from '../../../platform/ids.ts'

const howMany = 10
const digits = 12

/** Replaces the account's recovery codes with ten new ones of 60 random bits, such as '7k2m-q9ra-x4tp'. */
export async function replaceRecoveryCodes(ctx: Context, tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => newSlug().slice(-digits))
  await tx.deleteFrom('second_factor_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('second_factor_code')
    .values(codes.map((code) => ({ account_id: accountId, code_mac: codeMac(ctx, accountId, code) })))
    .execute()
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/** Whether this is an unused recovery code of the account; uses it up. */
export async function acceptRecoveryCode(
  ctx: Context,
  tx: Tx,
  accountId: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('second_factor_code')
    .where('account_id', '=', accountId)
    .where('code_mac', '=', codeMac(ctx, accountId, asWritten(code)))
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Ignores spaces, dashes and capitals, and maps letters that the alphabet leaves out because they look like digits. */
const asWritten = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

const codeMac = ({ keys }: Context, accountId: string, code: string): Uint8Array =>
  keys.mac('recovery-code', new TextEncoder().encode(`${accountId}:${code}`))
