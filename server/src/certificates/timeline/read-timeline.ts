import type { TimelineEntry, TimelineEvidence, TimelineKind } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { type TransactionState, transactionByKey } from '../../platform/chain/signer/queue.ts'
import type { Caller } from '../../platform/http/access.ts'
import { anchoringTransaction, firstAnchors } from '../../proof/log/anchored.ts'
import { firstCheckpointOver } from '../../proof/log/checkpoints.ts'
import { readStatements } from '../certificate/acceptance/read-statements.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { findAsParty } from '../certificate/read-certificate.ts'
import { sealedDocuments } from '../certificate/sealed/sealed-documents.ts'
import { transferKey } from '../certificate/statement/transfer.ts'
import { sentDeliveries } from '../delivery/sent-deliveries.ts'
import { inOrder } from './in-order.ts'
import { withOwnActs } from './own-acts.ts'

/**
 * What happened to a certificate, oldest first, each step with its evidence, as far as this caller may see it: only the issuer
 * sees its emails, which colleague acted, and why. Throws not_found for anybody else.
 */
export async function readTimeline(ctx: Context, id: string, caller: Caller): Promise<TimelineEntry[]> {
  const certificate = await findAsParty(ctx, caller, id)
  const isIssuer = caller.organisationId === certificate.organisationId
  const parts = await Promise.all([
    beginning(ctx, certificate),
    statements(ctx, certificate),
    decline(certificate),
    recording(ctx, certificate),
    transfer(ctx, certificate),
    isIssuer ? mails(ctx, certificate) : [],
  ])
  const entries = inOrder(parts.flat())
  return isIssuer ? withOwnActs(ctx.db, certificate, entries) : entries
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
async function beginning(ctx: Context, certificate: Certificate): Promise<TimelineEntry[]> {
  const by = certificate.issuerName
  const created = () => {
    if (certificate.origin === 'user') return entry('uploaded', certificate.createdAt)
    return entry(certificate.predecessorId === null ? 'created' : 'corrects', certificate.createdAt, { by })
  }
  if (certificate.signedAt === null) return [created()]
  const document = (await sealedDocuments(ctx.db, [certificate])).get(certificate.id)
  // Once the holder's documents are erased, nobody can read the credential.
  const credential: TimelineEvidence | null = document?.wrappedKey
    ? { kind: 'credential', path: `/api/certificates/${certificate.id}/credential.json` }
    : null
  const entries = [created(), entry('signed', certificate.signedAt, { by, evidence: credential })]
  if (document?.storedAt) {
    const evidence = storedDocument(certificate, document.cid)
    entries.push(entry('stored', document.storedAt, { evidence }))
  }
  return entries
}

/** The link to the stored document shows once the certificate is accepted (specification, section 4). */
const storedDocument = ({ review }: Certificate, cid: string): TimelineEvidence | null =>
  review === 'verified' ? { kind: 'document', cid, path: `/ipfs/${cid}?format=raw` } : null

/** The acceptance, and the issuer's later statements; the signed documents are their own evidence. */
async function statements(ctx: Context, certificate: Certificate): Promise<TimelineEntry[]> {
  const rows = await readStatements(ctx.db, certificate)
  return rows.flatMap(({ action, document, created_at }) => {
    if (action === 'approved') return []
    const signed = JSON.parse(document)
    const evidence = { kind: 'statement', document: signed } as const
    return action === 'endorsed'
      ? entry('accepted', created_at, { by: signed.issuer.name, evidence })
      : entry(action, created_at, { by: certificate.issuerName, evidence })
  })
}

const decline = ({ review, decidedAt }: Certificate): TimelineEntry[] =>
  review === 'declined' && decidedAt ? [entry('declined', decidedAt)] : []

/** Its entry in the log, and the transaction that put the log's checkpoint on the chain. */
async function recording(ctx: Context, certificate: Certificate): Promise<TimelineEntry[]> {
  if (certificate.logIndex === null) return []
  const index = Number(certificate.logIndex)
  const checkpoint = await firstCheckpointOver(ctx.db, 'certificates', index)
  if (!checkpoint) return []
  const { size, note, at } = checkpoint
  const log = {
    kind: 'log',
    index,
    size,
    checkpoint: note,
    path: `/api/evidence/${certificate.slug}`,
  } as const
  const entries = [entry('logged', at, { evidence: log })]
  const anchored = (await firstAnchors(ctx, [BigInt(index)])).get(BigInt(index))
  const mined = anchored && inBlock(ctx, await anchoringTransaction(ctx.db, anchored))
  if (mined) entries.push(entry('anchored', mined.at, { evidence: mined.evidence }))
  return entries
}

/** The transfer, at the time of the block that moved the token; without one, of the issuer's request. */
async function transfer(ctx: Context, certificate: Certificate): Promise<TimelineEntry[]> {
  if (certificate.transferredAt === null) return []
  const mined = inBlock(ctx, await transactionByKey(ctx.db, transferKey(certificate.id)))
  const by = certificate.issuerName
  return [
    entry('transferred', mined?.at ?? certificate.transferredAt, { by, evidence: mined?.evidence ?? null }),
  ]
}

/** A transaction in a block; undefined if it is in none, or its call failed there. */
function inBlock(
  ctx: Context,
  transaction: TransactionState | null,
): { at: Date; evidence: TimelineEvidence } | undefined {
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

async function mails(ctx: Context, certificate: Certificate): Promise<TimelineEntry[]> {
  const sent = await sentDeliveries(ctx.db, certificate.organisationId, certificate.id)
  return sent.map(({ occasion, sentAt }) => entry(occasion === 'issue' ? 'delivered' : 'reminded', sentAt))
}
