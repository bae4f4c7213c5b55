import { signStatusList2021, statusList2021Url } from '@credenza/credential/blockcerts'
import { type StatusPurpose, utcSeconds } from '@credenza/credential/issue'
import { createStatusList, encodeStatusList, listValidMs, setStatus } from '@credenza/credential/status'
import type { Context } from '../../context.ts'
import { methodOf, organisationDid } from '../../proof/issuer/did.ts'
import { currentSigner } from '../../proof/issuer/signing-keys.ts'
import { listStatuses } from './list-statuses.ts'
import { statusListUrl } from './list-url.ts'

/**
 * The organisation's list of revocations or suspensions with this number, as StatusList2021, the only kind that Blockcerts'
 * verifier reads. Made and signed on each read from the same rows as the Bitstring Status List, and valid for a day. Throws
 * not_found for an unknown list, and `KeyStoreFailed`.
 */
export async function publishStatusList2021(
  ctx: Context,
  organisationId: string,
  purpose: StatusPurpose,
  list: number,
): Promise<string> {
  const statuses = await listStatuses(ctx.db, organisationId, list)
  const bits = createStatusList()
  for (const index of purpose === 'revocation' ? statuses.revoked : statuses.suspended)
    setStatus(bits, index, true)
  const { publicKeyMultibase, sign } = await currentSigner(ctx, organisationId)
  const issuerId = organisationDid(ctx.config.publicUrl, organisationId)
  const now = ctx.clock()
  const validFrom = utcSeconds(now)
  const signed = await signStatusList2021(
    {
      url: statusList2021Url(statusListUrl(ctx.config.publicUrl, organisationId, list), purpose),
      issuerId,
      purpose,
      encodedList: await encodeStatusList(bits),
      validFrom,
      validUntil: utcSeconds(new Date(now.getTime() + listValidMs)),
    },
    { verificationMethod: methodOf(issuerId, { publicKeyMultibase }), created: validFrom, sign },
  )
  return JSON.stringify(signed)
}
