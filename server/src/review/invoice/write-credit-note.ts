import { randomUUID } from 'node:crypto'
import { type CreditRequest, type TaxDocument, type TaxLine, vatOnLine } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { newTenantId, newTransactionId, organisationOf } from '../../platform/ids.ts'
import { payableOf, vatOf, walletOf } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { issueDocument } from './issue-document.ts'
import { lockNumber, printedNumber } from './numbers.ts'
import { customerOf, readCredited, readDocument } from './read-documents.ts'

export interface CreditNote {
  document: TaxDocument
  customerId: string
}

/**
 * Issues a tax credit note and posts the opposite of what the fees had posted. Throws 'not_found' for an invoice of others, and
 * 'invalid' for more than is left of a line.
 */
export async function writeCreditNote(
  ctx: Context,
  tx: Tx,
  at: Date,
  party: Party,
  invoiceId: string,
  { reason, lines }: CreditRequest,
): Promise<CreditNote> {
  const invoice = await readDocument(tx, party, invoiceId)
  if (invoice.kind !== 'invoice') throw refusal('not_found.invoice')
  const supplierId = organisationOf(invoiceId, 'inv')!
  const customerId = await customerOf(tx, invoiceId)
  const number = await lockNumber(tx, supplierId, 'credit')
  const credited = await readCredited(tx, invoice)
  const taken = lines.map(({ number, quantity }) => takeBack(invoice, credited, number, quantity))
  const net = taken.reduce((sum, { netFils }) => sum + BigInt(netFils), 0n)
  const vat = taken.reduce((sum, { vatFils }) => sum + BigInt(vatFils), 0n)
  const actor = party.accountId
  const transactionId = newTransactionId()
  await post(tx, at, [
    {
      id: transactionId,
      kind: 'credit',
      reference: printedNumber('credit', number),
      recordedBy: actor,
      postings: [
        { account: payableOf(customerId), amountFils: net + vat },
        { account: walletOf(supplierId), amountFils: -net },
        ...(vat === 0n ? [] : [{ account: vatOf(supplierId), amountFils: -vat }]),
      ],
    },
  ])
  const { _id, number: ofNumber, issuedOn, period, seller, buyer } = invoice
  const of = { _id, number: ofNumber, issuedOn, reason }
  const parties = { supplierId, customerId, seller, buyer, actor, transactionId }
  const document = await issueDocument(ctx, tx, {
    ...{
      _id: newTenantId('inv', supplierId),
      kind: 'credit',
      uuid: randomUUID(),
      number,
      at,
      period,
      of,
      lines: taken,
    },
    ...parties,
  })
  return { document, customerId }
}

function takeBack(
  invoice: TaxDocument,
  credited: Record<string, number>,
  number: number,
  quantity: number,
): TaxLine {
  const line = invoice.lines.find((one) => one.number === number)
  if (!line) throw fieldRefusal('lines', 'invalid.credit_line')
  const left = line.quantity - (credited[number] ?? 0)
  if (quantity > left) throw fieldRefusal('lines', 'invalid.credit_too_large', { number, left })
  credited[number] = (credited[number] ?? 0) + quantity
  const vatFils = Number(vatOnLine(BigInt(line.unitFils), line.percent)) * quantity
  return { ...line, quantity, netFils: line.unitFils * quantity, vatFils }
}
