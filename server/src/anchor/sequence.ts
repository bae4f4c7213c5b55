import { appendLeaves, encodeEntry, leafHash } from '@credenza/credential/log'
import { type Selectable, sql } from 'kysely'
import { appendAudit } from '../audit/append.ts'
import type { Context, Tx } from '../context.ts'
import type { Lease } from '../platform/db/lease.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { sha256 } from '../platform/sha256.ts'
import { moveHead, readEdge, readHead, writeEntries, writeTiles } from './log-store.ts'
import type { AnchorTables, LogName } from './tables.ts'

type PendingLeaf = Selectable<AnchorTables['log_pending']> & { certificateIndex: number | null }

/** Leaves numbered by one transaction. */
const batchSize = 2000

/**
 * Gives pending leaves their numbers: entries, tiles and head of both logs move together, by compare-and-set. Running
 * it twice is safe: a leaf's pending row disappears in the transaction that logs it. Returns how many it logged.
 */
export async function sequencePending(ctx: Context, lease: Lease): Promise<number> {
  return withRetry(ctx.db, async (tx) => {
    await lease.confirm(tx)
    const certificates = await pendingCertificates(tx)
    await append(tx, 'certificates', certificates)
    await numberCertificates(ctx, tx, certificates)
    const statements = await pendingStatements(tx)
    await append(tx, 'statements', statements)
    return certificates.length + statements.length
  })
}

async function pendingCertificates(tx: Tx): Promise<PendingLeaf[]> {
  const { size } = await readHead(tx, 'certificates')
  const rows = await tx
    .selectFrom('log_pending')
    .selectAll()
    .where('log', '=', 'certificates')
    .orderBy('position')
    .limit(batchSize)
    .execute()
  return rows.map((row, i) => ({ ...row, certificateIndex: size + i }))
}

/** Statements whose certificate has its number; one about a certificate that was never accepted names none. */
async function pendingStatements(tx: Tx): Promise<PendingLeaf[]> {
  const rows = await tx
    .selectFrom('log_pending')
    .innerJoin('certificate', (join) =>
      join
        .onRef('certificate.org_id', '=', 'log_pending.org_id')
        .onRef('certificate.id', '=', 'log_pending.certificate_id'),
    )
    .selectAll('log_pending')
    .select('certificate.log_index as logIndex')
    .where('log_pending.log', '=', 'statements')
    .where((eb) =>
      eb.or([eb('certificate.log_index', 'is not', null), eb('certificate.review', '!=', 'verified')]),
    )
    .orderBy('log_pending.position')
    .limit(batchSize)
    .execute()
  return rows.map(({ logIndex, ...row }) => ({
    ...row,
    certificateIndex: logIndex === null ? null : Number(logIndex),
  }))
}

/** Appends leaves to their log and takes them from those that wait. */
async function append(tx: Tx, log: LogName, leaves: readonly PendingLeaf[]): Promise<void> {
  if (leaves.length === 0) return
  const head = await readHead(tx, log)
  const entries = leaves.map(entryOf)
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
  await tx
    .deleteFrom('log_pending')
    .where('log', '=', log)
    .where('position', '=', sql<string>`ANY(${leaves.map((leaf) => leaf.position)}::text[])`)
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

/** Writes each certificate's number to its row and to the directory, and tells its issuer's trail. */
async function numberCertificates(ctx: Context, tx: Tx, leaves: readonly PendingLeaf[]): Promise<void> {
  if (leaves.length === 0) return
  const ids = leaves.map((leaf) => leaf.certificate_id)
  const indexes = leaves.map((leaf) => leaf.certificateIndex)
  await sql`
    UPDATE certificate SET log_index = numbered.index
    FROM unnest(${leaves.map((leaf) => leaf.org_id)}::text[], ${ids}::text[], ${indexes}::bigint[])
      AS numbered (org_id, id, index)
    WHERE certificate.org_id = numbered.org_id AND certificate.id = numbered.id`.execute(tx)
  await sql`
    UPDATE certificate_directory SET log_index = numbered.index
    FROM unnest(${ids}::text[], ${indexes}::bigint[]) AS numbered (id, index)
    WHERE certificate_directory.certificate_id = numbered.id`.execute(tx)

  const now = ctx.clock()
  for (const issuer of [...new Set(leaves.map((leaf) => leaf.org_id))].sort()) {
    const own = leaves.filter((leaf) => leaf.org_id === issuer)
    await appendAudit(
      tx,
      issuer,
      now,
      own.map((leaf) => ({
        actor: 'system',
        action: 'certificate.logged',
        subject: leaf.certificate_id,
        detail: { index: leaf.certificateIndex },
      })),
    )
  }
}
