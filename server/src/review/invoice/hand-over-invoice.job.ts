import type { TaxDocument } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { isElectronic } from './pint/is-electronic.ts'
import { writePint } from './pint/write-pint.ts'

export const handOverInvoice = defineQueue<{ organisationId: string; id: string }>('hand-over-invoice', {
  retryLimit: 2_000,
})

/** Queues an e-invoice for the provider, if there is one, in the transaction that issues it. */
export async function planHandOver(
  ctx: Context,
  tx: Tx,
  { supplierId, document, at }: { supplierId: string; document: TaxDocument; at: Date },
): Promise<void> {
  if (!ctx.eInvoices || !isElectronic(document)) return
  await tx
    .insertInto('tax_handover')
    .values({
      org_id: supplierId,
      document_id: document._id,
      uuid: document.uuid,
      state: 'waiting',
      detail: '',
      changed_at: at,
    })
    .execute()
  await ctx.jobs.enqueue(tx, handOverInvoice, { organisationId: supplierId, id: document._id })
}

/** Running it twice is safe: the provider recognises a second copy by its UUID, and the state never goes back. */
export async function runHandOverInvoice(
  ctx: Context,
  { organisationId, id }: { organisationId: string; id: string },
  signal: AbortSignal,
): Promise<void> {
  const row = await ctx.db
    .selectFrom('tax_handover as handover')
    .innerJoin('tax_document as document', (join) =>
      join.onRef('document.org_id', '=', 'handover.org_id').onRef('document.id', '=', 'handover.document_id'),
    )
    .select('document.content')
    .where('handover.org_id', '=', organisationId)
    .where('handover.document_id', '=', id)
    .where('handover.state', '=', 'waiting')
    .executeTakeFirst()
  if (!row || !ctx.eInvoices) return
  const document = JSON.parse(row.content) as TaxDocument
  const { uuid, number } = document
  await ctx.eInvoices.hand({ uuid, number, xml: writePint(document) }, ctx.clock(), signal)
  await ctx.db
    .updateTable('tax_handover')
    .set({ state: 'sent', changed_at: ctx.clock() })
    .where('org_id', '=', organisationId)
    .where('document_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
