import { setTimeout as pause } from 'node:timers/promises'
import { encodeDeliver } from '@credenza/registry'
import { recordedSize } from '../anchor/anchored.ts'
import { appendAudit } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { enqueueTransaction, transactionByKey } from '../platform/chain/signer/queue.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { BulkResult } from './bulk.ts'
import { type CertificateRow, findCertificates, stateOfRow } from './certificate-store.ts'
import { transition } from './state.ts'

/** How long a call waits for the chain before it answers; the transfer goes on by itself. */
const patienceMs = 15_000

/**
 * Hands certificates' tokens from custody to their students' wallets, once each; a student without a wallet gets a
 * custodial one. The intent, the audit entry and the queued chain transaction share one database transaction.
 */
export async function transferCertificates(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  ids: readonly string[],
): Promise<BulkResult> {
  const rows = (await findCertificates(ctx.db, ids)).filter((row) => row.org_id === organisationId)
  const known = new Set(rows.map((row) => row.id))
  const failed: BulkResult['failed'] = ids
    .filter((id) => !known.has(id))
    .map((id) => ({ id, error: 'not_found' }))
  const recorded = await recordedSize(ctx.db)
  const sent: string[] = []
  for (const row of rows) {
    const outcome = transition(stateOfRow(row, recorded), 'transfer')
    if ('refused' in outcome) failed.push({ id: row.id, error: outcome.refused })
    else if (await sendToken(ctx, accountId, row)) sent.push(row.id)
    else failed.push({ id: row.id, error: 'already_transferred' })
  }
  await settled(ctx, sent)
  return { done: sent, failed }
}

const transactionKey = (certificateId: string): string => `deliver:${certificateId}`

async function sendToken(ctx: Context, accountId: string, row: CertificateRow): Promise<boolean> {
  const now = ctx.clock()
  const custodial = ctx.wallets(row.account_id).address
  return withRetry(ctx.db, async (tx) => {
    const marked = await tx
      .updateTable('certificate')
      .set({ transferred_at: now })
      .where('org_id', '=', row.org_id)
      .where('id', '=', row.id)
      .where('transferred_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!marked) return false
    const { wallet_address } = await tx
      .updateTable('account')
      .set((eb) => ({ wallet_address: eb.fn.coalesce('wallet_address', eb.val(custodial)) }))
      .where('id', '=', row.account_id)
      .returning('wallet_address')
      .executeTakeFirstOrThrow()
    await enqueueTransaction(tx, {
      key: transactionKey(row.id),
      to: ctx.chain.registry,
      data: encodeDeliver(Number(row.log_index), wallet_address as `0x${string}`),
    })
    await appendAudit(tx, row.org_id, now, [
      { actor: accountId, action: 'certificate.transferred', subject: row.id },
    ])
    return true
  })
}

/** Waits until the chain has taken these transfers, or patience ends. Throws when the contract refused one. */
async function settled(ctx: Context, ids: readonly string[]): Promise<void> {
  const until = Date.now() + patienceMs
  for (const id of ids) {
    for (;;) {
      const transaction = await transactionByKey(ctx.db, transactionKey(id))
      if (transaction?.status === 'failed') {
        throw new ApiError(
          'unavailable',
          'The blockchain refused the transfer. The operator was told; nothing is lost.',
        )
      }
      if (transaction?.status === 'mined' || transaction?.status === 'final') break
      if (Date.now() > until) return
      await pause(50)
    }
  }
}
