import { timingSafeEqual } from 'node:crypto'
import { otpLifetimeMs, otpTries } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { isRecent } from '../../../platform/in-force.ts'
import { codeMac, emailMac, type Owner } from './code.ts'

export type CodeFault = 'wrong' | 'expired' | 'spent'

/** What a code that opens nothing is answered with. */
export const codeRefusal = (fault: CodeFault) =>
  fieldRefusal('otp', fault === 'spent' ? 'otp_expired.tries' : `otp_${fault}`)

/** Stands in `tries` once the code has been used, which is not the same as too many wrong ones. */
const used = otpTries + 1

/** Uses up a try, or the code if it is right. Locks the row, so that simultaneous tries are counted one by one. */
export async function useCode(
  ctx: Context,
  tx: Tx,
  owner: Owner,
  otp: string,
  now: Date,
): Promise<'right' | CodeFault> {
  const key = emailMac(ctx.keys, owner)
  const row = await tx
    .selectFrom('one_time_code')
    .select(['code_mac', 'tries', 'sent_at'])
    .where('realm', '=', owner.realm)
    .where('email_mac', '=', key)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.tries >= used || !isRecent(row.sent_at, otpLifetimeMs, now)) return 'expired'
  if (row.tries >= otpTries) return 'spent'
  const isRight = timingSafeEqual(codeMac(ctx.keys, owner, otp), row.code_mac)
  await tx
    .updateTable('one_time_code')
    .set({ tries: isRight ? used : row.tries + 1 })
    .where('realm', '=', owner.realm)
    .where('email_mac', '=', key)
    .execute()
  return isRight ? 'right' : 'wrong'
}
