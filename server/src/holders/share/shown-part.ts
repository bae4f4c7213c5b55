import { showPart } from '@credenza/credential/sd-jwt'
import type { AskedFact } from '@credenza/schema'
import { certificateInFormat } from '../../certificates/wallet-form/certificate-in-format.ts'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import type { ShareLinkRow } from './tables.ts'

/**
 * The part of a certificate that a link shows, as an SD-JWT that its holder could make. It is signed now, so the certificate
 * must be in force (see `certificateInFormat`).
 */
export async function shownPart(
  ctx: Context,
  link: Pick<ShareLinkRow, 'account_id' | 'certificate_id'>,
  shown: readonly AskedFact[],
): Promise<string> {
  const holder: Party = {
    accountId: link.account_id,
    sessionId: '',
    role: 'student',
    secondFactorAt: undefined,
    organisationId: undefined,
    organisationStatus: undefined,
  }
  const made = await certificateInFormat(ctx, holder, { id: link.certificate_id, format: 'dc+sd-jwt' })
  return showPart(String(made.credential), shown)
}
