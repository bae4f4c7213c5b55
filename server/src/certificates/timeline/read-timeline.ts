import type { TimelineEntry, TimelineEvidence, TimelineKind } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { transactionByKey } from '../../platform/chain/signer/queue.ts'
import type { Party } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { firstAnchors } from '../../proof/log/anchored.ts'
import { firstCheckpointOver } from '../../proof/log/checkpoints.ts'
import { type CertificateRow, findCertificate } from '../certificate/find-certificates.ts'
import { isParty } from '../certificate/read-certificate.ts'
import { transferKey } from '../certificate/transfer.ts'
import { sentDeliveries } from '../delivery/sent-deliveries.ts'
import { inOrder } from './in-order.ts'

/**
 * What happened to a certificate, oldest first, each step with its evidence, as far as this party may see it: only its
 * issuer sees its mails. Throws not_found for anybody who is no party to it.
 */
export async function readTimeline(ctx: Context, id: string, party: Party): Promise<TimelineEntry[]> {
  const row = await findCertificate(ctx.db, id)
  if (!(await isParty(ctx, row, party))) throw refusal('not_found.certificate')
  const parts = await Promise.all([
    beginning(ctx, row),
    statements(ctx, row),
    decline(row),
    recording(ctx, row),
    transfer(ctx, row),
    party.organisationId === row.org_id ? mails(ctx, row) : [],
  ])
  return inOrder(parts.flat())
}

interface Happened {
  by?: string
  evidence?: TimelineEvidence | null
}

const entry = (kind: TimelineKind, at: Date, { by = '', evidence = null }: Happened = {}): TimelineEntry => ({
  kind,
  at: at.toISOString(),
  by,
  evidence,
})

/** From its creation to the sealed document in the block store. */
async function beginning(ctx: Context, row: CertificateRow): Promise<TimelineEntry[]> {
  const by = row.issuer_name
  const created = () => {
    if (row.origin === 'user') return entry('uploaded', row.created_at)
    return entry(row.predecessor_id === null ? 'created' : 'corrects', row.created_at, { by })
  }
  if (row.signed_at === null) return [created()]
  const document = await ctx.db
    .selectFrom('certificate_document')
    .select(['cid', 'stored_at', 'wrapped_key'])
    .where('org_id', '=', row.org_id)
    .where('certificate_id', '=', row.id)
    .executeTakeFirst()
  // Once the holder's documents are erased nobody can read what was signed.
  const credential: TimelineEvidence | null = document?.wrapped_key
    ? { kind: 'credential', path: `/api/certificates/${row.id}/credential.json` }
    : null
  const entries = [created(), entry('signed', row.signed_at, { by, evidence: credential })]
  if (document?.stored_at) {
    // The link to the stored document shows once the certificate is accepted (specification, section 4).
    const { cid } = document
    const evidence: TimelineEvidence | null =
      row.review === 'verified' ? { kind: 'document', cid, path: `/ipfs/${cid}?format=raw` } : null
    entries.push(entry('stored', document.stored_at, { evidence }))
  }
  return entries
}

/** The acceptance, and later statements of the issuer: each is its own evidence. */
async function statements(ctx: Context, row: CertificateRow): Promise<TimelineEntry[]> {
  const rows = await ctx.db
    .selectFrom('certificate_statement')
    .select(['action', 'document', 'created_at'])
    .where('org_id', '=', row.org_id)
    .where('certificate_id', '=', row.id)
    .orderBy('id')
    .execute()
  return rows.map(({ action, document, created_at }) => {
    const signed = JSON.parse(document)
    const evidence = { kind: 'statement', document: signed } as const
    return action === 'endorsed'
      ? entry('accepted', created_at, { by: signed.issuer.name, evidence })
      : entry(action, created_at, { by: row.issuer_name, evidence })
  })
}

const decline = ({ review, decided_at }: CertificateRow): TimelineEntry[] =>
  review === 'declined' && decided_at ? [entry('declined', decided_at)] : []

/** Its entry in the log, and the transaction that put the log's checkpoint on the chain. */
async function recording(ctx: Context, row: CertificateRow): Promise<TimelineEntry[]> {
  if (row.log_index === null) return []
  const index = Number(row.log_index)
  const checkpoint = await firstCheckpointOver(ctx.db, 'certificates', index)
  if (!checkpoint) return []
  const { size, note, at } = checkpoint
  const log = { kind: 'log', index, size, checkpoint: note, path: `/api/evidence/${row.slug}` } as const
  const entries = [entry('logged', at, { evidence: log })]
  const anchored = (await firstAnchors(ctx.db, [BigInt(index)])).get(BigInt(index))
  const mined = anchored && (await minedTransaction(ctx, anchored.transactionKey))
  if (mined) entries.push(entry('anchored', mined.at, { evidence: mined.evidence }))
  return entries
}

/** Taken from the block that moved its token; until there is one, from the issuer's request. */
async function transfer(ctx: Context, row: CertificateRow): Promise<TimelineEntry[]> {
  if (row.transferred_at === null) return []
  const mined = await minedTransaction(ctx, transferKey(row.id))
  const by = row.issuer_name
  return [entry('transferred', mined?.at ?? row.transferred_at, { by, evidence: mined?.evidence ?? null })]
}

/** A transaction that is in a block now; undefined for one that is not, or whose call failed there. */
async function minedTransaction(
  ctx: Context,
  key: string,
): Promise<{ at: Date; evidence: TimelineEvidence } | undefined> {
  const transaction = await transactionByKey(ctx.db, key)
  if (!transaction || !['mined', 'final'].includes(transaction.status)) return undefined
  const { hash, blockNumber, blockTime, status } = transaction
  const { chainId, registry: contract } = ctx.chain
  return {
    at: new Date(blockTime! * 1000),
    evidence: {
      kind: 'transaction',
      chainId,
      contract,
      hash: hash!,
      block: blockNumber!,
      final: status === 'final',
    },
  }
}

async function mails(ctx: Context, row: CertificateRow): Promise<TimelineEntry[]> {
  const sent = await sentDeliveries(ctx.db, row.org_id, row.id)
  return sent.map(({ occasion, sentAt }) => entry(occasion === 'issue' ? 'delivered' : 'reminded', sentAt))
}
