import type { CertificateAct } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { type Certificate, issuerIdsOf } from '../../certificates/certificate/certificate.ts'
import { transitionOf } from '../../certificates/certificate/certificate-state.ts'
import { findReachable } from '../../certificates/certificate/find-certificates.ts'
import { signedByStolenKeys } from '../../certificates/issuer-key/signed-by-stolen-keys.ts'
import { inQueuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Db } from '../../context.ts'
import { suspendedAmong } from '../../people/organisation/suspended-among.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'

/** A chunk of requests, either issuers' certificates or users' uploads. Requests in the other queue are not found. */
export interface ChunkOfRequests {
  ids: readonly string[]
  origin: Certificate['origin']
}

export type DecisionAct = Extract<CertificateAct, 'accept' | 'decline'>

/** The requests that allow a decision, and why the others do not. */
export interface SortedRequests {
  open: Certificate[]
  failed: BulkResult['failed']
}

/** Sorts requests in a verifier's queue. */
export async function openRequests(
  db: Db,
  verifierId: string,
  decision: DecisionAct,
  { ids, origin }: ChunkOfRequests,
): Promise<SortedRequests> {
  const visible = await inQueuesOf(db, verifierId, ids)
  const { found, lost } = await findReachable(db, [...visible])
  const certificates = found.filter((certificate) => certificate.origin === origin)
  const known = new Set([...certificates.map((certificate) => certificate.id), ...lost])
  const failed: BulkResult['failed'] = [
    ...ids.filter((id) => !known.has(id)).map((id) => ({ id, why: sentence('not_found.certificate') })),
    ...lost.map((id) => ({ id, why: sentence('unavailable.certificate') })),
  ]
  const open: Certificate[] = []
  for (const certificate of certificates) {
    const outcome = transitionOf(certificate, decision)
    if ('refused' in outcome) failed.push({ id: certificate.id, why: sentence(outcome.refused) })
    else open.push(certificate)
  }
  const stolen = decision === 'accept' ? await signedByStolenKeys(db, open) : undefined
  return withoutBarred({ open, failed }, { stolen, suspended: await suspendedAmong(db, issuerIdsOf(open)) })
}

/**
 * Sets aside the requests that a decision cannot be made on because of their issuer: those of suspended issuers, which wait
 * until these are reinstated (readings R9), and for an acceptance, what a stolen key signed.
 */
export function withoutBarred(
  { open, failed }: SortedRequests,
  { suspended, stolen }: { suspended: ReadonlySet<string>; stolen?: ReadonlySet<string> | undefined },
): SortedRequests {
  const whyNot = ({ id, organisationId }: Certificate) => {
    if (stolen?.has(id)) return sentence('key_compromised')
    return suspended.has(organisationId) ? sentence('issuer_suspended') : undefined
  }
  return {
    open: open.filter((certificate) => !whyNot(certificate)),
    failed: [
      ...failed,
      ...open.flatMap((certificate) => {
        const why = whyNot(certificate)
        return why ? [{ id: certificate.id, why }] : []
      }),
    ],
  }
}
