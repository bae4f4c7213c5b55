import { forgetDetails } from '../../certificates/certificate/forget-details.ts'
import { forgetHolderName } from '../../certificates/certificate/forget-holder-name.ts'
import { forgetRequests } from '../../certificates/correction/request/forget-requests.ts'
import { forgetAddresses } from '../../certificates/delivery/forget-addresses.ts'
import { forgetInExports } from '../../certificates/export/pieces.ts'
import type { Context, Tx } from '../../context.ts'
import { eraseAccount } from '../../people/account/erase-account.ts'
import { findAccountById } from '../../people/account/find-account.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { forgetAddress } from '../../platform/mail/forget-address.ts'
import { blockNewHolds } from '../../platform/retention/hold.ts'
import { appendAudit, platformTrail, recordTenantState } from '../../proof/audit/append.ts'
import { withdrawUploads } from '../upload/withdraw-uploads.ts'
import { forgetLinkedWallet } from '../wallet/detach-wallet.ts'
import { eraseDocumentsOf } from './erase-documents.ts'
import { findHoldOver } from './find-hold-over.ts'
import { lockErasure } from './lock-erasure.ts'
import { markErasures } from './markers.ts'
import { tellErased } from './tell-person.ts'

/** Keyed by account. */
export const erasePersons = defineQueue<{ accountId: string }>('erase-persons', { keyed: true })

/**
 * Erases everything that we store about a person except ids. What issuers store about their students stays theirs. Running it
 * twice is safe: all of it commits with `done_at`, which is set once. Does nothing before the window has ended, or while a hold
 * is in force over the person.
 */
export async function runErasePerson(
  ctx: Context,
  tx: Tx,
  { accountId }: { accountId: string },
): Promise<void> {
  const now = ctx.clock()
  await blockNewHolds(tx)
  await lockErasure(tx, accountId)
  if (await findHoldOver(tx, accountId, now)) return
  const due = await tx
    .updateTable('erasure')
    .set({ done_at: now })
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .returning('account_id')
    .executeTakeFirst()
  if (!due) return
  // First, because it locks the certificates' rows, as a transfer does.
  await forgetLinkedWallet(tx, accountId)
  const account = await findAccountById(tx, accountId)
  await tellErased(ctx, tx, account)
  const { documents, changed, links } = await eraseDocumentsOf(ctx, tx, accountId, now)
  const bared = await forgetDetails(tx, accountId)
  const renamed = await forgetHolderName(tx, accountId)
  await forgetInExports(tx, [...bared, ...renamed])
  await forgetAddresses(tx, accountId)
  await ctx.followUps.sessionsEnded(tx, accountId)
  await ctx.followUps.personErased(tx, accountId)
  await forgetAddress(ctx, tx, account)
  await eraseAccount(ctx, tx, account)
  const requests = await forgetRequests(ctx, tx, accountId, now)
  await withdrawUploads(ctx, tx, accountId, now)
  await recordTenantState(ctx, tx, now, [...new Set([...changed, ...bared, ...renamed, ...requests])])
  await appendAudit(ctx, tx, platformTrail, now, [
    { actor: 'system', action: 'person.erased', subject: accountId, changed: links, detail: { documents } },
  ])
  await ctx.jobs.enqueue(tx, markErasures, { accountId, of: 'person', at: now.toISOString() })
}
