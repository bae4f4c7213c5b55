import { enqueueLeaves } from '../anchor/enqueue-leaf.ts'
import { appendAudit, type NewAuditEntry } from '../audit/append.ts'
import { type Alongside, type BulkResult, inChunks, nothingElse } from '../certificate/bulk.ts'
import { type CountedFacts, countChanges } from '../certificate/certificate-counts.ts'
import { type CertificateRow, findCertificates } from '../certificate/certificate-store.ts'
import { anyOf } from '../certificate/match-certificates.ts'
import { transitionOfRow } from '../certificate/row-state.ts'
import { openTo } from '../certificate/state-sql.ts'
import type { Context, Tx } from '../context.ts'
import { planSuperseding } from '../correction/supersede-corrected.job.ts'
import { planDeliveries } from '../delivery/plan-deliveries.job.ts'
import { chargeFees } from '../fee/charge-fees.ts'
import { signedByStolenKeys } from '../organisation/key/signed-by-stolen-keys.ts'
import { findOrganisation, type Organisation } from '../organisation/organisation-store.ts'
import { holdSigningKey } from '../organisation/signing-keys.ts'
import { insertRecords } from '../platform/db/insert-records.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { newTenantId } from '../platform/ids.ts'
import { endorse } from './endorse.ts'
import { inQueuesOf, settleInQueues } from './queue-store.ts'

export type Decision = { kind: 'accept' } | { kind: 'decline'; reason: string }

/**
 * A verifier decides about certificates in one of its two queues: of what issuers made, or of what users uploaded; one
 * that stands in the other is not found. The first decision wins: a later one is refused and changes nothing. An
 * acceptance is signed, and hands certificate and endorsement to the log in the same transaction, as does what
 * `alongside` adds.
 */
export async function decide(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  { certificateIds, ...what }: Pick<Decider, 'decision' | 'origin'> & { certificateIds: readonly string[] },
  alongside: Alongside = nothingElse,
): Promise<BulkResult> {
  const verifier = await findOrganisation(ctx.db, organisationId)
  const decider = { accountId, verifier, decision: what.decision, origin: what.origin, alongside }
  return inChunks(certificateIds, (ids) => decideChunk(ctx, decider, ids))
}

interface Decider {
  accountId: string
  verifier: Organisation
  decision: Decision
  origin: CertificateRow['origin']
  alongside: Alongside
}

async function decideChunk(ctx: Context, decider: Decider, ids: readonly string[]): Promise<BulkResult> {
  const { verifier, decision, origin } = decider
  const visible = await inQueuesOf(ctx.db, verifier.id, ids)
  const rows = (await findCertificates(ctx.db, [...visible])).filter((row) => row.origin === origin)
  const failed: BulkResult['failed'] = []
  const known = new Set(rows.map((row) => row.id))
  for (const id of ids) if (!known.has(id)) failed.push({ id, error: 'not_found' })

  const stolen = decision.kind === 'accept' ? await signedByStolenKeys(ctx.db, rows) : new Set<string>()
  const open: CertificateRow[] = []
  for (const row of rows) {
    const outcome = transitionOfRow(row, decision.kind)
    if ('to' in outcome && stolen.has(row.id)) failed.push({ id: row.id, error: 'key_compromised' })
    else if ('to' in outcome) open.push(row)
    else failed.push({ id: row.id, error: outcome.refused })
  }
  if (open.length === 0) return { done: [], failed }

  // Of those that were open a moment ago, others may have decided since.
  const resultOf = (won: Decided): BulkResult => ({
    done: [...won.keys()],
    failed: [
      ...failed,
      ...open.filter((row) => !won.has(row.id)).map(({ id }) => ({ id, error: 'already_decided' as const })),
    ],
  })
  const keep = (tx: Tx, won: Decided) => decider.alongside(tx, resultOf(won))
  const won =
    decision.kind === 'accept'
      ? await accept(ctx, decider, open, keep)
      : await decline(ctx, decider, { rows: open, reason: decision.reason }, keep)
  return resultOf(won)
}

/** What is written with the decisions, in their transaction. */
type Keep = (tx: Tx, won: Decided) => Promise<unknown>

async function accept(
  ctx: Context,
  decider: Decider,
  rows: readonly CertificateRow[],
  keep: Keep,
): Promise<Decided> {
  const { accountId, verifier } = decider
  const now = ctx.clock()
  const documents = await ctx.db
    .selectFrom('certificate_document')
    .select([
      'certificate_id as certificateId',
      'credential_id as credentialId',
      'document_hash as documentHash',
    ])
    .where('certificate_id', '=', anyOf(rows.map((row) => row.id)))
    .where('org_id', '=', anyOf([...new Set(rows.map((row) => row.org_id))]))
    .execute()
  const { keyId, endorsements } = await endorse(ctx, verifier, documents, now)
  const addresses = await addressesOf(ctx, rows)
  const documentOf = new Map(documents.map((document) => [document.certificateId, document]))

  const decided = await withRetry(ctx.db, async (tx) => {
    if (!(await holdSigningKey(tx, verifier.id, keyId))) return undefined
    const facts = { review: 'verified' as const, decided_at: now, decided_by: verifier.id }
    const won = await settle(tx, 'accept', rows, facts)
    const accepted = rows.filter((row) => won.has(row.id))
    await insertRecords(
      tx,
      'certificate_statement',
      accepted.map((row) => ({
        org_id: row.org_id,
        id: newTenantId('stmt', row.org_id),
        certificate_id: row.id,
        action: 'endorsed' as const,
        signer_org_id: verifier.id,
        ...endorsements.get(row.id)!,
        created_at: now,
      })),
    )
    const leaf = (row: CertificateRow) => ({ organisationId: row.org_id, certificateId: row.id })
    await enqueueLeaves(tx, now, [
      ...accepted.map((row) => ({
        ...leaf(row),
        log: 'certificates' as const,
        action: 'certificate' as const,
        issuerAddress: addresses.get(row.org_id)!,
        digest: documentOf.get(row.id)!.documentHash,
      })),
      ...accepted.map((row) => ({
        ...leaf(row),
        log: 'statements' as const,
        action: 'endorsed' as const,
        issuerAddress: verifier.wallet_address,
        digest: endorsements.get(row.id)!.digest,
      })),
    ])
    await settleInQueues(tx, [...won.keys()], 'verified')
    await planDeliveriesOf(ctx, tx, accepted)
    await planSuperseding(ctx, tx, accepted)
    await countDecisions(tx, won)
    await chargeFees(tx, now, verifier.id, accepted)
    await keep(tx, won)
    await auditDecision(ctx, tx, now, verifier.id, accepted, {
      actor: accountId,
      action: 'certificate.accepted',
    })
    return won
  })
  // Declared stolen since: accepted again, with the next key.
  return decided ?? accept(ctx, decider, rows, keep)
}

async function decline(
  ctx: Context,
  { accountId, verifier }: Decider,
  { rows, reason }: { rows: readonly CertificateRow[]; reason: string },
  keep: Keep,
): Promise<Decided> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const facts = {
      review: 'declined' as const,
      decided_at: now,
      decided_by: verifier.id,
      decline_reason: reason,
    }
    const won = await settle(tx, 'decline', rows, facts)
    await settleInQueues(tx, [...won.keys()], 'declined')
    await countDecisions(tx, won)
    await keep(tx, won)
    const declined = rows.filter((row) => won.has(row.id))
    await auditDecision(ctx, tx, now, verifier.id, declined, {
      actor: accountId,
      action: 'certificate.declined',
    })
    return won
  })
}

/** Their mails leave once their documents are stored, which may be the case already. */
async function planDeliveriesOf(ctx: Context, tx: Tx, accepted: readonly CertificateRow[]): Promise<void> {
  const byIssuer = Map.groupBy(accepted, (row) => row.org_id)
  const plans = [...byIssuer].map(([organisationId, rows]) => ({
    organisationId,
    certificateIds: rows.map((row) => row.id),
  }))
  await ctx.jobs.enqueueAll(tx, planDeliveries, plans)
}

/** The facts of certificates that this call decided about, by id. */
type Decided = Map<string, CountedFacts>

const countDecisions = (tx: Tx, decided: Decided): Promise<void> =>
  countChanges(
    tx,
    [...decided.values()].map((after) => ({ before: { ...after, review: 'pending' }, after })),
  )

/** Writes the decision where it is still open, and says where. */
async function settle(
  tx: Tx,
  act: Decision['kind'],
  rows: readonly CertificateRow[],
  facts: Partial<Pick<CertificateRow, 'review' | 'decided_at' | 'decided_by' | 'decline_reason'>>,
): Promise<Decided> {
  const won = await tx
    .updateTable('certificate')
    .set(facts)
    .where('org_id', '=', anyOf([...new Set(rows.map((row) => row.org_id))]))
    .where('id', '=', anyOf(rows.map((row) => row.id)))
    .where(openTo(act))
    .returning(['id', 'org_id', 'year', 'category_name', 'review', 'signed_at', 'decided_at', 'created_at'])
    .execute()
  return new Map(won.map(({ id, ...facts }) => [id, facts]))
}

/** The decision stands in the trail of each issuer and in the verifier's own, heads locked in one fixed order. */
async function auditDecision(
  ctx: Context,
  tx: Tx,
  now: Date,
  verifierId: string,
  rows: readonly CertificateRow[],
  entry: Pick<NewAuditEntry, 'actor' | 'action'>,
): Promise<void> {
  const trails = [...new Set([verifierId, ...rows.map((row) => row.org_id)])].sort()
  for (const trail of trails) {
    const own = trail === verifierId ? rows : rows.filter((row) => row.org_id === trail)
    await appendAudit(
      ctx,
      tx,
      trail,
      now,
      own.map((row) => ({ ...entry, subject: row.id })),
    )
  }
}

async function addressesOf(ctx: Context, rows: readonly CertificateRow[]): Promise<Map<string, string>> {
  const issuers = await ctx.db
    .selectFrom('organisation')
    .select(['id', 'wallet_address'])
    .where('id', '=', anyOf([...new Set(rows.map((row) => row.org_id))]))
    .execute()
  return new Map(issuers.map((issuer) => [issuer.id, issuer.wallet_address]))
}
