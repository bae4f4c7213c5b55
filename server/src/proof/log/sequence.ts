import { appendLeaves, encodeEntry, leafHash } from '@credenza/credential/log'
import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { allOf, anyOf } from '../../platform/db/any-of.ts'
import type { Lease } from '../../platform/db/lease.ts'
import { meansNodeLost } from '../../platform/db/unavailable.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { sha256 } from '../../platform/sha256.ts'
import { appendAudit } from '../audit/append.ts'
import { readEdge, readHead } from './read-log.ts'
import type { AnchorTables, LogName } from './tables.ts'
import { headEntry, movedHeads, noteLogged } from './trail-leaves.ts'
import { moveHead, writeEntries, writeTiles } from './write-log.ts'

type PendingLeaf = Selectable<AnchorTables['log_pending']> & { certificateIndex: number | null }
type PendingCertificate = PendingLeaf & { certificate_id: string }

/** Leaves numbered by one transaction. */
const batchSize = 2000

/**
 * Numbers pending leaves: entries, tiles and heads of both logs change together, by compare-and-set. If it logs anything, it
 * also logs the changed trails; with `trailsDue` it always does. Running it twice is safe: a leaf's pending row is deleted in
 * the transaction that logs it. Skips leaves of issuers in `lost`, and adds an issuer whose node it finds unreachable, so that
 * it does not hold up the others. Returns how many waiting leaves it logged.
 */
export async function sequencePending(
  ctx: Context,
  lease: Lease,
  { trailsDue = false, lost = new Set() }: { trailsDue?: boolean; lost?: Set<string> } = {},
): Promise<number> {
  return withRetry(ctx.db, async (tx) => {
    await lease.confirm(tx)
    const certificates = await pendingCertificates(tx, lost)
    await append(tx, 'certificates', certificates.map(entryOf))
    await numberCertificates(ctx, tx, certificates, lost)
    const statements = await pendingStatements(tx, lost)
    const logged = certificates.length + statements.length
    // Read after the round's own trail entries, so that its leaves cover these.
    const heads = logged > 0 || trailsDue ? await movedHeads(ctx, tx) : []
    const at = ctx.clock()
    const first = await append(tx, 'statements', [
      ...statements.map(entryOf),
      ...heads.map((head) => headEntry(ctx, head, at)),
    ])
    await noteLogged(tx, heads, first + statements.length)
    await forgetPending(tx, 'certificates', certificates)
    await forgetPending(tx, 'statements', statements)
    return logged
  })
}

async function pendingCertificates(tx: Tx, lost: ReadonlySet<string>): Promise<PendingCertificate[]> {
  const { size } = await readHead(tx, 'certificates')
  const rows = await tx
    .selectFrom('log_pending')
    .selectAll()
    .$narrowType<{ certificate_id: string }>()
    .where('log', '=', 'certificates')
    .where('org_id', '!=', allOf([...lost]))
    .orderBy('position')
    .limit(batchSize)
    .execute()
  return rows.map((row, i) => ({ ...row, certificateIndex: size + i }))
}

/**
 * The oldest pending statements that need not wait for their certificate's number: it has one, was never accepted, or the
 * statement is about no certificate. Looking only at the oldest makes a round take the same time however many wait: they belong
 * to the oldest certificates, which have just been numbered. Separate queries, because for a join the planner would read all
 * certificates.
 */
async function pendingStatements(tx: Tx, lost: ReadonlySet<string>): Promise<PendingLeaf[]> {
  const oldest = await tx
    .selectFrom('log_pending')
    .selectAll()
    .where('log', '=', 'statements')
    .where('org_id', '!=', allOf([...lost]))
    .orderBy('position')
    .limit(2 * batchSize)
    .execute()
  const about = [...new Set(oldest.flatMap(({ certificate_id }) => certificate_id ?? []))]
  const numbers = await numbersOf(tx, about)
  const waiting = await stillWaiting(
    tx,
    about.filter((id) => !numbers.has(id)),
  )
  return oldest
    .filter(({ certificate_id }) => !waiting.has(certificate_id))
    .slice(0, batchSize)
    .map((row) => ({ ...row, certificateIndex: numbers.get(row.certificate_id) ?? null }))
}

/** Log indexes of those of these certificates that have one. */
async function numbersOf(tx: Tx, certificateIds: readonly string[]): Promise<Map<string | null, number>> {
  const rows = await tx
    .selectFrom('certificate_directory')
    .select(['certificate_id', 'log_index'])
    .where('certificate_id', '=', anyOf(certificateIds))
    .execute()
  return new Map(
    rows.flatMap(({ certificate_id, log_index }) =>
      log_index === null ? [] : [[certificate_id, Number(log_index)]],
    ),
  )
}

/** Which of these certificates still wait for a place in the log. */
async function stillWaiting(tx: Tx, certificateIds: readonly string[]): Promise<Set<string | null>> {
  if (certificateIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('log_pending')
    .select('certificate_id')
    .where('log', '=', 'certificates')
    .where('certificate_id', '=', anyOf(certificateIds))
    .execute()
  return new Set(rows.map(({ certificate_id }) => certificate_id))
}

/** Appends entries to a log and returns the index of the first. */
async function append(tx: Tx, log: LogName, entries: readonly Uint8Array[]): Promise<number> {
  const head = await readHead(tx, log)
  if (entries.length === 0) return head.size
  const grown = appendLeaves(
    head.size,
    await readEdge(tx, log, head.size),
    entries.map((entry) => leafHash(entry, sha256)),
    sha256,
  )
  if (!(await moveHead(tx, log, head.size, grown)))
    throw new Error(`The ${log} log was moved by another sequencer`)
  await writeEntries(tx, log, head.size, entries)
  await writeTiles(tx, log, grown.tiles)
  return head.size
}

async function forgetPending(tx: Tx, log: LogName, leaves: readonly PendingLeaf[]): Promise<void> {
  if (leaves.length === 0) return
  await tx
    .deleteFrom('log_pending')
    .where('log', '=', log)
    .where('position', '=', anyOf(leaves.map((leaf) => leaf.position)))
    .execute()
}

function entryOf(leaf: PendingLeaf): Uint8Array {
  const common = { issuer: leaf.issuer_address, timeMs: leaf.at.getTime(), digest: leaf.digest }
  return leaf.action === 'certificate'
    ? encodeEntry({ kind: 'certificate', ...common })
    : encodeEntry({
        kind: 'statement',
        ...common,
        action: leaf.action,
        certificateIndex: leaf.certificateIndex,
      })
}

/** Writes the certificates' numbers, and records them in their issuers' trails. */
async function numberCertificates(
  ctx: Context,
  tx: Tx,
  leaves: readonly PendingCertificate[],
  lost: Set<string>,
): Promise<void> {
  const byIssuer = Map.groupBy(leaves, (leaf) => leaf.org_id)
  for (const issuer of [...byIssuer.keys()].sort())
    await numberOfIssuer(ctx, tx, issuer, byIssuer.get(issuer)!).catch((error: unknown) => {
      if (meansNodeLost(error)) lost.add(issuer)
      throw error
    })
}

async function numberOfIssuer(
  ctx: Context,
  tx: Tx,
  issuer: string,
  leaves: readonly PendingCertificate[],
): Promise<void> {
  await ctx.followUps.logged(
    tx,
    issuer,
    leaves.map((leaf) => ({ id: leaf.certificate_id, index: leaf.certificateIndex! })),
  )
  await appendAudit(
    ctx,
    tx,
    issuer,
    ctx.clock(),
    leaves.map((leaf) => ({
      actor: 'system',
      action: 'certificate.logged',
      subject: leaf.certificate_id,
      leavesState: true,
      detail: { index: leaf.certificateIndex },
    })),
  )
}
