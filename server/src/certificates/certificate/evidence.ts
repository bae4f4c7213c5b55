import { proveInclusion } from '@credenza/credential/log'
import { buildLogEvidence, type LogEvidence, type ReviewState } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { mapInTurns } from '../../platform/map-in-turns.ts'
import { sha256 } from '../../platform/sha256.ts'
import { stolenKeys } from '../../proof/issuer/signing-keys.ts'
import { type Anchored, anchoringTransaction, firstAnchors } from '../../proof/log/anchored.ts'
import { newestCheckpoint } from '../../proof/log/checkpoints.ts'
import { withCosignatures, witnessedSize } from '../../proof/log/cosignatures.ts'
import { keptCheckpoint, keptTiles } from '../../proof/log/kept-log.ts'
import { readEntries } from '../../proof/log/read-log.ts'
import { statementPlaces } from '../../proof/log/statement-places.ts'
import { approvalsOfDigest } from '../approval/read-approvals.ts'
import { readStatements } from './acceptance/read-statements.ts'
import type { Certificate } from './certificate.ts'
import { findCertificate } from './find-certificates.ts'
import { readSuccessor, type Successor } from './read-successor.ts'
import { readableCid, sealedDocuments } from './sealed/sealed-documents.ts'

/** What is known about a signed certificate: everything in a bundle except the certificate. Contains nothing personal. */
export interface Evidence {
  /** Where the sealed document is; null until it is stored and after it was erased. */
  cid: string | null
  /** Whether the holder's documents were erased, so that we can no longer open this one. */
  erased: boolean
  review: ReviewState
  endorsements: unknown[]
  /** The issuer's signed statements in the order they were made. */
  statements: unknown[]
  /** How many signers approved it before it was signed, and each approval; empty if nobody was asked. */
  approvals: unknown[]
  log: LogEvidence | null
  /** Log entries of those endorsements and statements that a stolen key signed: only these need a proven date. */
  statementsLog: LogEvidence[]
  anchor: { chainId: number; contract: string; transaction: string; number: number; final: boolean } | null
  /** The correction that replaced it; the same public link leads to it. */
  successor: Successor | null
}

/** The body of the HTTP answer. */
export const evidenceBody = (data: Evidence): string => JSON.stringify(answer('Evidence', { data }))

/** The evidence about a certificate, by slug, id, number or credential id. Throws not_found. */
export async function readEvidence(ctx: Context, name: string): Promise<Evidence> {
  return evidenceOf(ctx, await findCertificate(ctx.db, name))
}

/** The evidence about a certificate whose row is already loaded. */
export async function evidenceOf(ctx: Context, certificate: Certificate): Promise<Evidence> {
  const [document, { statementsLog, ...statements }, logged, successor] = await Promise.all([
    readDocument(ctx, certificate),
    readStated(ctx, certificate),
    readLogged(ctx, certificate),
    readSuccessor(ctx.db, certificate),
  ])
  return { ...document, review: reviewOf(certificate), ...statements, ...logged, statementsLog, successor }
}

/** The decision without its reason, which only the parties may read. */
function reviewOf(certificate: Certificate): ReviewState {
  const state = { pending: 'pending', verified: 'accepted', declined: 'declined' } as const
  return {
    state: state[certificate.review],
    ...(certificate.decidedAt && { at: certificate.decidedAt.toISOString() }),
  }
}

async function readStated(ctx: Context, certificate: Certificate) {
  const rows = await readStatements(ctx.db, certificate)
  const documents = (actions: readonly string[]) =>
    rows.filter(({ action }) => actions.includes(action)).map((one): unknown => JSON.parse(one.document))
  const approved = documents(['approved']) as { digest: string }[]
  const single = await mapInTurns(approved, ({ digest }) =>
    approvalsOfDigest(ctx.db, certificate.organisationId, digest),
  )
  const stolen = await stolenKeys(ctx.db, [...new Set(rows.map((one) => one.signer_org_id))])
  const underStolenKeys = rows.filter(({ document }) => stolen.some((id) => document.includes(`#${id}"`)))
  const statementsLog = await statementPlaces(
    ctx,
    underStolenKeys.map(({ digest }) => digest),
  )
  return {
    endorsements: documents(['endorsed']),
    statements: documents(['suspended', 'reinstated', 'revoked', 'superseded']),
    approvals: [...approved, ...(await Promise.all(single)).flat()],
    statementsLog,
  }
}

/** Its place in the log and on the chain. */
async function readLogged(
  ctx: Context,
  { logIndex }: Certificate,
): Promise<Pick<Evidence, 'log' | 'anchor'>> {
  if (logIndex === null) return { log: null, anchor: null }
  const anchored = await anchorOver(ctx, logIndex)
  const [log, anchor] = await Promise.all([
    logEvidence(ctx, Number(logIndex), anchored),
    anchored ? anchorEvidence(ctx, anchored) : null,
  ])
  return { log, anchor }
}

/** Where the sealed document is, and whether it was erased. */
export async function readDocument(
  ctx: Context,
  certificate: Certificate,
): Promise<Pick<Evidence, 'cid' | 'erased'>> {
  const document = (await sealedDocuments(ctx.db, [certificate])).get(certificate.id)
  return { cid: readableCid(document), erased: document?.wrappedKey === null }
}

/**
 * The first anchored checkpoint over a leaf that enough witnesses signed, or the first of all if there is none. Otherwise
 * certificates logged while the witnesses were down would never be witnessed.
 */
async function anchorOver(ctx: Context, index: bigint): Promise<Anchored | undefined> {
  const { witnesses } = ctx.config
  const first = (await firstAnchors(ctx, [index])).get(index)
  if (!first || !witnesses) return first
  const size = await witnessedSize(ctx.db, index, witnesses)
  return size === undefined || size === first.certificatesSize
    ? first
    : (await firstAnchors(ctx, [size - 1n])).get(size - 1n)
}

/** The inclusion proof in the anchored checkpoint, or in the newest signed one if none is anchored yet. */
async function logEvidence(
  ctx: Context,
  index: number,
  anchored: Anchored | undefined,
): Promise<LogEvidence | null> {
  const checkpoint = anchored
    ? {
        size: Number(anchored.certificatesSize),
        note: await keptCheckpoint(ctx, Number(anchored.certificatesSize)),
      }
    : await newestCheckpoint(ctx.db, 'certificates')
  if (!checkpoint?.note || checkpoint.size <= index) return null
  const { size, note } = checkpoint
  const [[entry], path, cosigned] = await Promise.all([
    readEntries(ctx.db, 'certificates', index, index + 1),
    proveInclusion(index, size, keptTiles(ctx, size), sha256),
    withCosignatures(ctx.db, 'certificates', { size, note }),
  ])
  return buildLogEvidence({ entry: entry!, index, size, path, checkpoint: cosigned })
}

async function anchorEvidence(ctx: Context, anchored: Anchored): Promise<Evidence['anchor']> {
  const { number, final } = anchored
  const transaction = await anchoringTransaction(ctx.db, anchored)
  return {
    chainId: ctx.chain.chainId,
    contract: ctx.chain.registry,
    transaction: transaction?.hash ?? '',
    number: Number(number),
    final,
  }
}
