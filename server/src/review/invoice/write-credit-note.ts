import type { CreditRequest, TaxDocument } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { platform } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { issueNote, planNote, transactionOf } from './note.ts'
import { lockNumber } from './numbers.ts'
import { customerOf, readCredited, readDocument } from './read-documents.ts'
import { planShareNotes } from './share-notes.ts'
import { supplierOf } from './supplier-of.ts'

export interface CreditNote {
  document: TaxDocument
  customerId: string
}

/**
 * Issues a tax credit note and posts the reverse of the fees' postings. The platform's share of them goes back to the verifier,
 * with credit notes of its own. Throws 'not_found' for others' invoices, and 'invalid' for more than is left of a line.
 */
export async function writeCreditNote(
  ctx: Context,
  tx: Tx,
  at: Date,
  caller: Caller,
  invoiceId: string,
  { reason, lines }: CreditRequest,
): Promise<CreditNote> {
  const invoice = await readDocument(tx, caller, invoiceId)
  const supplierId = supplierOf(invoiceId)!
  const maySupply = caller.role === 'admin' || supplierId === caller.organisationId
  if (invoice.kind !== 'invoice' || !maySupply) throw refusal('not_found.invoice')
  const customerId = await customerOf(tx, invoiceId)
  const number = await lockNumber(tx, supplierId, 'credit')
  const credited = await readCredited(tx, invoice)
  const note = planNote({ supplierId, customerId, invoice, credited, lines, number })
  const notes = supplierId === platform ? [note] : [note, ...(await planShareNotes(tx, note, credited))]
  const actor = caller.accountId
  await post(
    tx,
    at,
    notes.map((one) => transactionOf(one, actor)),
  )
  const documents: TaxDocument[] = []
  for (const one of notes) documents.push(await issueNote(ctx, tx, one, { at, actor, reason }))
  return { document: documents[0]!, customerId }
}
