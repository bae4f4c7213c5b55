import type { WalletOffer } from '@credenza/schema'
import { findHeldCertificate } from '../../../certificates/certificate/find-held.ts'
import type { Context } from '../../../context.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { newCode } from '../../../people/account/mailed-code/new-code.ts'
import { holdSession } from '../../../people/account/session/hold-session.ts'
import { countAttempt } from '../../../people/account/throttle/attempts.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { insertOffer } from './insert-offer.ts'
import { requireOfferable } from './offerable.ts'
import { queueCodeMail } from './queue-code-mail.ts'
import { txCodeDigits } from './tx-code.ts'

const lifetimeMs = 10 * 60_000

/**
 * The holder offers a certificate to a wallet: for ten minutes, once, to the wallet that has the link and, with `withCode`, the
 * code emailed to the holder. A new offer ends the previous one. The certificate need not be accepted yet. Throws not_found for
 * somebody else's certificate, any other reason if it cannot be delivered, and too_many_requests after too many emails.
 */
export async function makeOffer(
  ctx: Context,
  caller: Caller,
  { certificateId, withCode }: { certificateId: string; withCode: boolean },
  address: string,
): Promise<WalletOffer> {
  const { accountId } = caller
  const certificate = await findHeldCertificate(ctx.db, accountId, certificateId)
  requireOfferable(certificate)
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const txCode = withCode ? newCode(txCodeDigits) : undefined
  return withRetry(ctx.db, async (tx) => {
    await holdSession(tx, caller)
    if (txCode) {
      const account = await findAccountById(tx, accountId)
      await countAttempt(ctx, tx, 'code-mail', { realm: account.realm, email: account.email, address })
      await queueCodeMail(ctx, tx, account, { title: certificate.title, code: txCode, notAfter: expiresAt })
    }
    return insertOffer(ctx, tx, certificate, { now, expiresAt, txCode })
  })
}
