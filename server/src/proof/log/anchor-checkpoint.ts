import { EMPTY_LOG_ROOT, encodeRecord, readLatest, recordedNumber, type TreeHead } from '@credenza/registry'
import { type Selectable, sql } from 'kysely'
import { bytesToHex, hexToBytes } from 'viem'
import type { Context, Tx } from '../../context.ts'
import {
  enqueueTransaction,
  type TransactionState,
  transactionsByKey,
} from '../../platform/chain/signer/queue.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { Lease } from '../../platform/db/lease.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../audit/append.ts'
import { newestSizes } from './anchored.ts'
import { newestCheckpoint } from './checkpoints.ts'
import { logOrigin } from './log-identity.ts'
import type { AnchorTables, LogName } from './tables.ts'

type Anchor = Selectable<AnchorTables['anchor']>

/**
 * Sends the newest checkpoints to the chain, unless it has them; returns whether it did. Waits while another anchor is in
 * flight: if that one failed and this one were mined, the other's size could never be recorded.
 */
export async function anchorNewest(ctx: Context, lease: Lease): Promise<boolean> {
  const certificates = await treeHead(ctx, 'certificates')
  const statements = await treeHead(ctx, 'statements')
  const last = await newestSizes(ctx.db, ['sent', 'mined', 'final'])
  if (certificates.size <= last.certificates && statements.size <= last.statements) return false
  await withRetry(ctx.db, async (tx) => {
    await lease.confirm(tx)
    await send(ctx, tx, certificates, statements)
  })
  return true
}

async function treeHead(ctx: Context, log: LogName): Promise<TreeHead> {
  const checkpoint = await newestCheckpoint(ctx.db, log)
  return checkpoint
    ? { size: checkpoint.size, root: bytesToHex(checkpoint.root) }
    : { size: 0, root: EMPTY_LOG_ROOT }
}

async function send(ctx: Context, tx: Tx, certificates: TreeHead, statements: TreeHead): Promise<void> {
  const sizes = { certificates_size: String(certificates.size), statements_size: String(statements.size) }
  const failures = await countRows(tx.selectFrom('anchor').where('state', '=', sql.lit('failed' as const)))
  // A refused transaction keeps its key, so a retry needs another one.
  const key = `anchor:${logOrigin(ctx.config.publicUrl, 'certificates')}:${certificates.size}:${statements.size}:${failures}`
  await tx
    .insertInto('anchor')
    .values({
      ...sizes,
      certificates_root: hexToBytes(certificates.root),
      statements_root: hexToBytes(statements.root),
      transaction_key: key,
      created_at: ctx.clock(),
      number: null,
      state: 'sent',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['certificates_size', 'statements_size'])
        .doUpdateSet({ transaction_key: key, state: 'sent' }),
    )
    .execute()
  await enqueueTransaction(tx, { key, to: ctx.chain.registry, data: encodeRecord(certificates, statements) })
}

/**
 * Updates every anchor that is not final to the state of its transaction; a reorganisation can set a mined one back. Returns
 * whether one is in flight.
 */
export async function followAnchors(ctx: Context): Promise<boolean> {
  // Literals, so that a prepared statement can use the index of the anchors that are not final.
  const open = await ctx.db
    .selectFrom('anchor')
    .selectAll()
    .where(sql<boolean>`state IN ('sent', 'mined')`)
    .execute()
  const transactions = await transactionsByKey(
    ctx.db,
    open.map((anchor) => anchor.transaction_key),
  )
  const states = await Promise.all(
    open.map((anchor) => follow(ctx, anchor, transactions.get(anchor.transaction_key))),
  )
  return states.includes('sent')
}

/** Brings one anchor up to date and returns its state. */
async function follow(
  ctx: Context,
  anchor: Anchor,
  transaction: TransactionState | undefined,
): Promise<Anchor['state']> {
  if (!transaction || transaction.status === 'queued') return anchor.state
  const { status: state } = transaction
  if (state === anchor.state) return state
  if (state === 'failed')
    ctx.log.error({ reason: transaction.reason }, 'The chain refused a checkpoint; it is sent again')
  const isOnChain = state === 'mined' || state === 'final'
  const number = isOnChain ? String(await numberOnChain(ctx, anchor, transaction)) : null
  const isNew = isOnChain && anchor.state === 'sent'
  await withRetry(ctx.db, async (tx) => {
    await tx
      .updateTable('anchor')
      .set({ state, number })
      .where('transaction_key', '=', anchor.transaction_key)
      .execute()
    if (isNew) await tellIssuers(ctx, tx, anchor, transaction)
  })
  return state
}

async function numberOnChain(ctx: Context, anchor: Anchor, transaction: TransactionState): Promise<number> {
  const receipt = await ctx.chain.client.getTransactionReceipt({ hash: transaction.hash! })
  const number = recordedNumber(receipt.logs, ctx.chain.registry)
  if (number !== undefined) return number
  // An earlier transaction recorded it, which a restored database does not know.
  const latest = await readLatest(ctx.chain.client, ctx.chain.registry)
  if (latest.certificates.size === Number(anchor.certificates_size)) return latest.number
  throw new Error('The registry has no number for a checkpoint that it recorded')
}

/** Records the anchor in the trail of every issuer that has certificates which it is the first to cover. */
async function tellIssuers(
  ctx: Context,
  tx: Tx,
  anchor: Anchor,
  transaction: TransactionState,
): Promise<void> {
  const { rows } = await sql<{ org_id: string; count: string }>`
    SELECT org_id, count(*) FROM certificate_directory
    WHERE log_index < ${anchor.certificates_size}::bigint AND log_index >= coalesce(
      (SELECT max(certificates_size) FROM anchor
       WHERE certificates_size < ${anchor.certificates_size}::bigint AND state IN ('mined', 'final')), 0)
    GROUP BY org_id ORDER BY org_id`.execute(tx)
  for (const { org_id, count } of rows) {
    const detail = { certificates: Number(count), size: Number(anchor.certificates_size) }
    const subject = transaction.hash ?? anchor.transaction_key
    await appendAudit(ctx, tx, org_id, ctx.clock(), [
      { actor: 'system', action: 'certificates.anchored', subject, detail },
    ])
  }
}
