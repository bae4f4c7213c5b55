import type { Certificate } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { inQueuesOf } from '../queue/find-in-queues.ts'
import { documentKeys } from './document-keys.ts'
import { type CertificateRow, findCertificate } from './find-certificates.ts'
import { certificatesToWire, publicView, withoutLetter } from './wire.ts'

export interface CertificateView {
  type: 'party' | 'public'
  certificates: [Certificate]
  documentKey?: string
}

/**
 * One certificate by id or slug. Its parties (issuer, holder, verifiers that have it in their queue, the admin) see
 * everything and get the key of the sealed document; everybody else sees the public view.
 */
export async function readCertificate(
  ctx: Context,
  idOrSlug: string,
  party: Party | undefined,
): Promise<CertificateView> {
  const row = await findCertificate(ctx.db, idOrSlug)
  const [certificate] = await certificatesToWire(ctx, [row])
  if (!(await isParty(ctx, row, party))) return { type: 'public', certificates: [publicView(certificate!)] }
  const documentKey = (await documentKeys(ctx, [row])).get(row.id)
  const shown = party?.role === 'student' ? withoutLetter(certificate!) : certificate!
  return { type: 'party', certificates: [shown], ...(documentKey && { documentKey }) }
}

/** Parties are the issuer, the holder, verifiers that have it in their queue, and the admin. */
export async function isParty(ctx: Context, row: CertificateRow, party: Party | undefined): Promise<boolean> {
  if (!party) return false
  if (party.role === 'admin' || party.accountId === row.account_id) return true
  if (!party.organisationId) return false
  if (party.role === 'issuer') return party.organisationId === row.org_id
  return (
    party.organisationStatus === 'approved' &&
    (await inQueuesOf(ctx.db, party.organisationId, [row.id])).has(row.id)
  )
}
