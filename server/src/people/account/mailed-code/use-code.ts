import { timingSafeEqual } from 'node:crypto'
import { otpLifetimeMs, otpTries } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { codeMac, emailMac, type Owner } from './code.ts'

/** Uses up a try, or the code if it is right. Locks the row, so that simultaneous tries are counted one by one. */
export async function useCode(
  ctx: Context,
  tx: Tx,
  owner: Owner,
  otp: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> {
  const key = emailMac(ctx.keys, owner)
  const row = await tx
    .selectFrom('one_time_code')
    .select(['code_mac', 'tries', 'sent_at'])
    .where('realm', '=', owner.realm)
    .where('email_mac', '=', key)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.tries >= otpTries || now.getTime() >= row.sent_at.getTime() + otpLifetimeMs)
    return 'expired'
  const isRight = timingSafeEqual(codeMac(ctx.keys, owner, otp), row.code_mac)
  await tx
    .updateTable('one_time_code')
    .set({ tries: isRight ? otpTries : row.tries + 1 })
    .where('realm', '=', owner.realm)
    .where('email_mac', '=', key)
    .execute()
  return isRight ? 'right' : 'wrong'
}
