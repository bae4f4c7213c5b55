import type { EInvoiceReceipt, HandoverState } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** For each state, those it may follow. Receipts come twice and out of order, and the state must never go back. */
const before: Record<EInvoiceReceipt['state'], readonly HandoverState[]> = {
  accepted: ['waiting', 'sent'],
  delivered: ['waiting', 'sent', 'accepted'],
  rejected: ['waiting', 'sent', 'accepted'],
}

/** Stores the provider's report about an e-invoice. Throws 'not_found' for one that was never handed over. */
export async function takeReceipt(ctx: Context, { uuid, state, detail }: EInvoiceReceipt): Promise<void> {
  const known = await ctx.db
    .selectFrom('tax_handover')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!known) throw refusal('not_found.invoice')
  await ctx.db
    .updateTable('tax_handover')
    .set({ state, detail, changed_at: ctx.clock() })
    .where('uuid', '=', uuid)
    .where('state', 'in', before[state])
    .execute()
}
