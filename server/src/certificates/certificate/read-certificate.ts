import type { Certificate as WireCertificate } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { inQueuesOf } from '../queue/find-in-queues.ts'
import { reachesType } from '../reach/subject-within.ts'
import type { Certificate } from './certificate.ts'
import { findCertificate } from './find-certificates.ts'
import { documentKeys } from './sealed/document-keys.ts'
import { certificateToWire, publicView, withoutLetter } from './wire.ts'

export interface CertificateView {
  type: 'party' | 'public'
  certificates: [WireCertificate]
  documentKey?: string
}

/**
 * One certificate by id or slug. Its parties (issuer, holder, verifiers that have it in their queue, the admin) see
 * everything and get the key of the sealed document; everybody else sees the public view.
 */
export async function readCertificate(
  ctx: Context,
  idOrSlug: string,
  caller: Caller | undefined,
): Promise<CertificateView> {
  const certificate = await findCertificate(ctx.db, idOrSlug)
  const isTheirs = await isParty(ctx, certificate, caller)
  const [wire, keys] = await Promise.all([
    certificateToWire(ctx, certificate, caller ?? {}),
    isTheirs ? documentKeys(ctx, [certificate]) : undefined,
  ])
  if (!keys) return { type: 'public', certificates: [publicView(wire)] }
  const documentKey = keys.get(certificate.id)
  const shown = caller?.role === 'student' ? withoutLetter(wire) : wire
  return { type: 'party', certificates: [shown], ...(documentKey && { documentKey }) }
}

/** A certificate of which the caller is a party, by what `findCertificate` takes. Throws not_found for anybody else. */
export async function findAsParty(ctx: Context, caller: Caller, name: string): Promise<Certificate> {
  const certificate = await findCertificate(ctx.db, name)
  if (!(await isParty(ctx, certificate, caller))) throw refusal('not_found.certificate')
  return certificate
}

/** Parties are the issuer, the holder, verifiers that have it in their queue, and the admin. */
export async function isParty(
  ctx: Context,
  certificate: Certificate,
  caller: Caller | undefined,
): Promise<boolean> {
  if (!caller) return false
  if (caller.role === 'admin' || caller.accountId === certificate.accountId) return true
  if (!caller.organisationId) return false
  if (caller.role === 'issuer')
    return caller.organisationId === certificate.organisationId && reaches(ctx, caller, certificate)
  return (
    caller.organisationStatus === 'approved' &&
    (await inQueuesOf(ctx.db, caller.organisationId, [certificate.id])).has(certificate.id)
  )
}

const reaches = (ctx: Context, { memberships }: Caller, { organisationId, categoryName }: Certificate) =>
  reachesType(
    ctx.db,
    { organisationId, departments: memberships?.map(({ departmentId }) => departmentId) },
    categoryName,
  )
