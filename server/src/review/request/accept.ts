import { keepAcceptances } from '../../certificates/certificate/acceptance/keep-acceptances.ts'
import { type Certificate, issuerIdsOf } from '../../certificates/certificate/certificate.ts'
import { countDecided, writeDecision } from '../../certificates/certificate/write-decision.ts'
import { planSuperseding } from '../../certificates/correction/supersede-corrected.job.ts'
import { planDeliveries } from '../../certificates/delivery/plan-deliveries.job.ts'
import { holdSigningKeysOf } from '../../certificates/issuer-key/signed-by-stolen-keys.ts'
import type { Context, Tx } from '../../context.ts'
import { findOrganisation, type Organisation } from '../../people/organisation/find-organisation.ts'
import { holdSuspendedAmong } from '../../people/organisation/suspended-among.ts'
import type { Actor, Alongside, BulkResult } from '../../platform/acts/bulk.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { holdSigningKey } from '../../proof/issuer/signing-keys.ts'
import { enqueueLeaves } from '../../proof/log/enqueue-leaf.ts'
import { chargeFees } from '../fee/charge-fees.ts'
import { auditDecisions, resultOf } from './audit-decisions.ts'
import { type Endorsement, endorse } from './endorse.ts'
import { type ChunkOfRequests, openRequests, withoutBarred } from './open-requests.ts'

/**
 * Accepts up to a chunk of requests in a verifier's queue. Signs each acceptance, and enqueues certificate and endorsement for
 * the log, in one transaction with the fee and what `alongside` adds. The first decision wins: a later one is refused and
 * changes nothing.
 */
export async function acceptChunk(
  ctx: Context,
  requests: Actor & ChunkOfRequests,
  alongside: Alongside,
): Promise<BulkResult> {
  const { organisationId } = requests
  const sorted = await openRequests(ctx.db, organisationId, 'accept', requests)
  if (sorted.open.length === 0) return resultOf(sorted, [])
  const now = ctx.clock()
  const verifier = await findOrganisation(ctx.db, organisationId)
  const addresses = await addressesOf(ctx, sorted.open)
  const documents = await documentsOf(ctx, sorted.open)
  const { keyId, endorsements } = await endorse(ctx, verifier, [...documents.values()], now)

  const decision = { review: 'verified', decidedAt: now, decidedBy: organisationId } as const
  const result = await withRetry(ctx.db, async (tx) => {
    if (!(await holdSigningKey(tx, organisationId, keyId))) return undefined
    // Signing a chunk can take minutes. Everything else is a condition of writing the decision.
    const suspended = await holdSuspendedAmong(tx, issuerIdsOf(sorted.open))
    const stolen = await holdSigningKeysOf(tx, [...documents.values()])
    const current = withoutBarred(sorted, { suspended, stolen })
    const accepted = await writeDecision(tx, current.open, decision)
    const signed = accepted.map((certificate) => ({
      certificate,
      endorsement: endorsements.get(certificate.id)!,
      documentHash: documents.get(certificate.id)!.documentHash,
      issuerAddress: addresses.get(certificate.organisationId)!,
    }))
    await logAcceptances(tx, now, { verifier, keyId }, signed)
    await planDeliveriesOf(ctx, tx, accepted)
    await planSuperseding(ctx, tx, accepted)
    await chargeFees(tx, now, organisationId, accepted)
    const ended = resultOf(current, accepted)
    await alongside(tx, ended)
    await countDecided(tx, accepted, decision)
    await auditDecisions(ctx, tx, now, requests, 'certificate.accepted', accepted)
    return ended
  })
  // The key was declared stolen in the meantime, so accept again with the next key.
  return result ?? acceptChunk(ctx, requests, alongside)
}

interface Accepted {
  certificate: Certificate
  endorsement: Endorsement
  documentHash: Uint8Array
  issuerAddress: string
}

/** Enqueues the certificates and their endorsements for the log, and stores the endorsements. */
async function logAcceptances(
  tx: Tx,
  now: Date,
  signer: { verifier: Organisation; keyId: string },
  accepted: readonly Accepted[],
): Promise<void> {
  await enqueueLeaves(
    tx,
    now,
    accepted.map(({ certificate, issuerAddress, documentHash }) => ({
      log: 'certificates',
      organisationId: certificate.organisationId,
      certificateId: certificate.id,
      action: 'certificate',
      issuerAddress,
      digest: documentHash,
    })),
  )
  const endorsed = accepted.map(({ certificate: { id, organisationId }, endorsement }) => ({
    organisationId,
    certificateId: id,
    ...endorsement,
  }))
  await keepAcceptances(tx, now, signer, endorsed)
}

/** Emails are sent once the documents are stored, which may already be the case. */
async function planDeliveriesOf(ctx: Context, tx: Tx, accepted: readonly Certificate[]): Promise<void> {
  const byIssuer = Map.groupBy(accepted, (certificate) => certificate.organisationId)
  const plans = [...byIssuer].map(([organisationId, certificates]) => ({
    organisationId,
    certificateIds: certificates.map(({ id }) => id),
  }))
  await ctx.jobs.enqueueAll(tx, planDeliveries, plans)
}

/** The signed documents, by certificate. */
async function documentsOf(ctx: Context, certificates: readonly Certificate[]) {
  const documents = await ctx.db
    .selectFrom('certificate_document')
    .select([
      'org_id as organisationId',
      'certificate_id as certificateId',
      'key_id as keyId',
      'credential_id as credentialId',
      'document_hash as documentHash',
    ])
    .where('certificate_id', '=', anyOf(certificates.map((certificate) => certificate.id)))
    .where('org_id', '=', anyOf(issuerIdsOf(certificates)))
    .execute()
  return new Map(documents.map((document) => [document.certificateId, document]))
}

async function addressesOf(ctx: Context, certificates: readonly Certificate[]): Promise<Map<string, string>> {
  const issuers = await ctx.db
    .selectFrom('organisation')
    .select(['id', 'wallet_address'])
    .where('id', '=', anyOf(issuerIdsOf(certificates)))
    .execute()
  return new Map(issuers.map((issuer) => [issuer.id, issuer.wallet_address]))
}
