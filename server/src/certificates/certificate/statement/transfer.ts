import { setTimeout as pause } from 'node:timers/promises'
import { encodeDeliver } from '@credenza/registry'
import { batchPermission, batchScope, transition } from '@credenza/schema'
import type { Address } from 'viem'
import type { Context, Tx } from '../../../context.ts'
import { giveWallets } from '../../../people/account/set-wallet.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { enqueueTransactions, transactionsByKey } from '../../../platform/chain/signer/queue.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { mapInTurns } from '../../../platform/map-in-turns.ts'
import { appendAudit, platformTrail, recordState } from '../../../proof/audit/append.ts'
import { recordedSize } from '../../../proof/log/anchored.ts'
import { inChunks } from '../../reach/act-within.ts'
import { stateOfCertificate } from '../certificate-state.ts'
import { lockOpen } from '../lock-open.ts'
import { noteWallets } from '../search/search-wallets.ts'

/** How long a call waits for the chain before it answers; the transfer continues in the background. */
const patienceMs = 15_000

/**
 * Transfers certificates and waits a while for the chain. What is left is refused once the caller may not transfer any more.
 * Throws 'unavailable' if the contract refuses a transfer.
 */
export async function transferCertificates(
  ctx: Context,
  caller: Actor & Reach,
  ids: readonly string[],
): Promise<BulkResult> {
  const { accountId } = caller
  const call = { ...caller, permission: batchPermission.transfer, scope: batchScope('transfer') }
  const result = await inChunks(ctx, { ids, call }, ({ organisationId, ids }, alongside) =>
    transferChunk(ctx, { accountId, organisationId, ids }, alongside),
  )
  await awaitTransfers(ctx, result.done)
  return result
}

/**
 * Moves the tokens of up to a chunk of certificates from custody to their students' wallets, once each. Students without a
 * wallet get a custodial one. One database transaction contains the intent, the audit entries, the queued chain transactions
 * and what `alongside` adds; the chain follows later.
 */
export async function transferChunk(
  ctx: Context,
  { accountId, organisationId, ids }: Actor & { ids: readonly string[] },
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  const made = await makeWallets(ctx, organisationId, ids)
  return withRetry(ctx.db, async (tx) => {
    const recorded = await recordedSize(tx)
    const { open, failed } = await lockOpen(tx, organisationId, {
      ids,
      outcomeOf: (certificate) => transition(stateOfCertificate(certificate, recorded), 'transfer'),
    })
    const result: BulkResult = { done: open.map((certificate) => certificate.id), failed }
    await tx
      .updateTable('certificate')
      .set({ transferred_at: now })
      .where('org_id', '=', organisationId)
      .where('id', '=', anyOf(result.done))
      .execute()
    const { wallets, linked } = await linkWallets(
      tx,
      open.map((certificate) => certificate.accountId),
      made,
    )
    await enqueueTransactions(
      tx,
      open.map((certificate) => ({
        key: transferKey(certificate.id),
        to: ctx.chain.registry,
        data: encodeDeliver(Number(certificate.logIndex), wallets.get(certificate.accountId)!),
      })),
    )
    await alongside(tx, result)
    await appendAudit(
      ctx,
      tx,
      organisationId,
      now,
      result.done.map((subject) => ({ actor: accountId, action: 'certificate.transferred', subject })),
    )
    await recordState(ctx, tx, platformTrail, now, linked)
    return result
  })
}

/** Key of the transaction that moves a certificate's token to its holder. */
export const transferKey = (certificateId: string): string => `deliver:${certificateId}`

/** Makes custodial wallets, by account, for holders of these certificates who have no wallet yet. */
async function makeWallets(ctx: Context, organisationId: string, ids: readonly string[]) {
  const holders = await ctx.db
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select('account.id')
    .distinct()
    .where('certificate.org_id', '=', organisationId)
    .where('certificate.id', '=', anyOf(ids))
    .where('account.wallet_address', 'is', null)
    .execute()
  // Each takes milliseconds of CPU, so let other calls run in between.
  return mapInTurns(holders, ({ id }) => ({ id, address: ctx.wallets(id).address }), { perTurn: 2 })
}

/** Gives a wallet to holders without one. Returns every holder's wallet by account, and who just got one. */
async function linkWallets(
  tx: Tx,
  accountIds: readonly string[],
  made: readonly { id: string; address: Address }[],
): Promise<{ wallets: Map<string, Address>; linked: string[] }> {
  const linked = await giveWallets(tx, made)
  await noteWallets(tx, new Map(linked.map(({ id, address }) => [id, address])))
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'wallet_address'])
    .where('id', '=', anyOf(accountIds))
    .execute()
  const wallets = new Map(accounts.map(({ id, wallet_address }) => [id, wallet_address as Address]))
  return { wallets, linked: linked.map(({ id }) => id) }
}

/** Waits until the chain has included these transfers, or `patienceMs` is over. Throws if the contract refused one. */
async function awaitTransfers(ctx: Context, ids: readonly string[]): Promise<void> {
  const until = performance.now() + patienceMs
  for (let open = ids.map(transferKey); open.length > 0 && performance.now() <= until; ) {
    const states = await transactionsByKey(ctx.db, open)
    if ([...states.values()].some(({ status }) => status === 'failed')) {
      throw refusal('unavailable.transfer')
    }
    open = open.filter((key) => !['mined', 'final'].includes(states.get(key)?.status ?? ''))
    if (open.length > 0) await pause(50)
  }
}
