import type { TaxDocument } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { sum } from '../../platform/sum.ts'
import { appendAudit, type NewAuditEntry, platformTrail } from '../../proof/audit/append.ts'
import { platform } from '../ledger/accounts.ts'
import { taxDay } from '../tax/uae-time.ts'
import { planHandOver } from './hand-over-invoice.job.ts'
import { printedNumber, useNumber } from './numbers.ts'

export interface NewDocument
  extends Pick<TaxDocument, '_id' | 'kind' | 'uuid' | 'period' | 'seller' | 'buyer' | 'of' | 'lines'> {
  supplierId: string
  customerId: string
  number: number
  at: Date
  actor: string
  /** The platform's ledger transaction that was posted with it. */
  transactionId: string | undefined
}

/**
 * Stores a document under the number from `lockNumber`, and records it in the trails of both parties and the platform. Call it
 * last in the transaction.
 */
export async function issueDocument(ctx: Context, tx: Tx, given: NewDocument): Promise<TaxDocument> {
  const { supplierId, customerId, number, at, actor, transactionId, ...rest } = given
  const document: TaxDocument = {
    ...rest,
    ...(supplierId === platform && { supply: 'share' as const }),
    number: printedNumber(supplierId, rest.kind, number),
    issuedAt: at.toISOString(),
    issuedOn: taxDay(at),
    netFils: sum(rest.lines.map(({ netFils }) => netFils)),
    vatFils: sum(rest.lines.map(({ vatFils }) => vatFils)),
  }
  await tx
    .insertInto('tax_document')
    .values({
      org_id: supplierId,
      id: rest._id,
      kind: rest.kind,
      number,
      customer_id: customerId,
      of_id: rest.of?._id ?? null,
      issued_at: at,
      net_fils: String(document.netFils),
      vat_fils: String(document.vatFils),
      content: JSON.stringify(document),
    })
    .execute()
  await useNumber(tx, supplierId, rest.kind, number)
  await planHandOver(ctx, tx, { supplierId, document, at })
  const entry: NewAuditEntry = {
    actor,
    action: rest.kind === 'invoice' ? 'invoice.issued' : 'invoice.credited',
    subject: rest._id,
    detail: { number: document.number, netFils: document.netFils, vatFils: document.vatFils },
  }
  const trails = new Set([supplierId, customerId, platformTrail])
  for (const trail of [...trails].filter((trail) => !trail.startsWith('acc_')).sort()) {
    const changed = trail === platformTrail && transactionId ? [transactionId] : []
    await appendAudit(ctx, tx, trail, at, [{ ...entry, changed }])
  }
  return document
}
