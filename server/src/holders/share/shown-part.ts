import { showPart } from '@credenza/credential/sd-jwt'
import type { AskedFact } from '@credenza/schema'
import { certificateForHolder } from '../../certificates/wallet-form/certificate-in-format.ts'
import type { Context } from '../../context.ts'
import type { ShareLinkRow } from './tables.ts'

/**
 * The part of a certificate that a link shows, as an SD-JWT that its holder could make. It is signed now, so the certificate
 * must be in force (see `certificateForHolder`).
 */
export async function shownPart(
  ctx: Context,
  link: Pick<ShareLinkRow, 'account_id' | 'certificate_id'>,
  shown: readonly AskedFact[],
): Promise<string> {
  const wish = { id: link.certificate_id, format: 'dc+sd-jwt' as const }
  const made = await certificateForHolder(ctx, link.account_id, wish)
  return showPart(String(made.credential), shown)
}
