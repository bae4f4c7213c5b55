import type { CertificateAct } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { type Certificate, issuerIdsOf } from '../../certificates/certificate/certificate.ts'
import { transitionOf } from '../../certificates/certificate/certificate-state.ts'
import { findCertificates, findReachable } from '../../certificates/certificate/find-certificates.ts'
import { signedByStolenKeys } from '../../certificates/issuer-key/signed-by-stolen-keys.ts'
import { inQueuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Db, Tx } from '../../context.ts'
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
  const unreachable = new Set(lost)
  const { open, failed } = await sortRequests(db, decision, {
    ids: ids.filter((id) => !unreachable.has(id)),
    certificates,
  })
  return {
    open,
    failed: [...failed, ...lost.map((id) => ({ id, why: sentence('unavailable.certificate') }))],
  }
}

/**
 * Sorts those that were open again, in the transaction that decides: issuers are suspended, keys declared stolen and
 * certificates revoked meanwhile. Call it with the keys held that signed them (`holdSigningKeysOf`).
 */
export async function stillOpen(
  tx: Tx,
  verifierId: string,
  decision: DecisionAct,
  before: SortedRequests,
): Promise<SortedRequests> {
  const ids = before.open.map(({ id }) => id)
  const certificates = await findCertificates(tx, [...(await inQueuesOf(tx, verifierId, ids))])
  const { open, failed } = await sortRequests(tx, decision, { ids, certificates })
  return { open, failed: [...before.failed, ...failed] }
}

/** Sorts the certificates that were found by these ids. */
async function sortRequests(
  db: Db | Tx,
  decision: DecisionAct,
  { ids, certificates }: { ids: readonly string[]; certificates: readonly Certificate[] },
): Promise<SortedRequests> {
  const known = new Set(certificates.map((certificate) => certificate.id))
  const failed: BulkResult['failed'] = ids
    .filter((id) => !known.has(id))
    .map((id) => ({ id, why: sentence('not_found.certificate') }))
  const stolen = decision === 'accept' ? await signedByStolenKeys(db, certificates) : new Set<string>()
  const suspended = await suspendedAmong(db, issuerIdsOf(certificates))
  const open: Certificate[] = []
  for (const certificate of certificates) {
    const { id, organisationId } = certificate
    const outcome = transitionOf(certificate, decision)
    if ('refused' in outcome) failed.push({ id, why: sentence(outcome.refused) })
    else if (stolen.has(id)) failed.push({ id, why: sentence('key_compromised') })
    // These requests wait until their issuers are reinstated (readings R9).
    else if (suspended.has(organisationId)) failed.push({ id, why: sentence('issuer_suspended') })
    else open.push(certificate)
  }
  return { open, failed }
}
