import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { findCertificate } from '../certificate/find-certificates.ts'
import { certificateInFormat, type InFormat } from './certificate-in-format.ts'

/**
 * Gives somebody a certificate in a wallet's format, and records in the issuer's trail who asked and for which format. Throws
 * what `certificateInFormat` throws.
 */
export async function giveWalletForm(
  ctx: Context,
  caller: Caller,
  wish: Parameters<typeof certificateInFormat>[2],
): Promise<InFormat> {
  const form = await certificateInFormat(ctx, caller, wish)
  const { organisationId } = await findCertificate(ctx.db, wish.id)
  await withRetry(ctx.db, (tx) =>
    appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: caller.accountId,
        action: 'certificate.wallet-form-made',
        subject: wish.id,
        leavesState: true,
        detail: { format: form.format },
      },
    ]),
  )
  return form
}
