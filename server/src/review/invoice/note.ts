import { randomUUID } from 'node:crypto'
import {
  type CreditReason,
  type CreditRequest,
  percentOf,
  type TaxDocument,
  type TaxLine,
} from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { paidFrom, vatOf, walletOf } from '../ledger/accounts.ts'
import { type NewTransaction, unlessZero } from '../ledger/post.ts'
import { issueDocument } from './issue-document.ts'
import { printedNumber } from './numbers.ts'
import { newDocumentId } from './supplier-of.ts'

/** The credited quantity of each line of an invoice, by line number. */
export type Credited = Readonly<Record<string, number>>

interface Wish {
  supplierId: string
  customerId: string
  invoice: TaxDocument
  credited: Credited
  lines: CreditRequest['lines']
  number: number
}

/** A credit note before it is posted and issued. */
export interface Note extends Pick<Wish, 'supplierId' | 'customerId' | 'invoice' | 'number'> {
  taken: TaxLine[]
  transactionId: string
}

/** Throws 'invalid' for more than is left of a line. */
export function planNote({ credited, lines, ...of }: Wish): Note {
  const before = { ...credited }
  const taken = lines.map(({ number, quantity }) => creditLine(of.invoice, before, number, quantity))
  return { ...of, taken, transactionId: newTransactionId() }
}

/** The reverse of the fees' postings. */
export function transactionOf(
  { supplierId, customerId, number, taken, transactionId }: Note,
  actor: string,
): NewTransaction {
  const net = taken.reduce((sum, { netFils }) => sum + BigInt(netFils), 0n)
  const vat = taken.reduce((sum, { vatFils }) => sum + BigInt(vatFils), 0n)
  return {
    id: transactionId,
    kind: 'credit',
    reference: printedNumber(supplierId, 'credit', number),
    recordedBy: actor,
    postings: [
      { account: paidFrom(customerId, supplierId), amountFils: net + vat },
      { account: walletOf(supplierId), amountFils: -net },
      ...unlessZero(vatOf(supplierId), -vat),
    ],
  }
}

/** Issues the note. Call it last in the transaction. */
export function issueNote(
  ctx: Context,
  tx: Tx,
  { invoice, taken, ...note }: Note,
  { reason, ...by }: { at: Date; actor: string; reason: CreditReason },
): Promise<TaxDocument> {
  const { _id, number, issuedOn, period, seller, buyer } = invoice
  return issueDocument(ctx, tx, {
    ...note,
    ...by,
    _id: newDocumentId(note.supplierId),
    kind: 'credit',
    uuid: randomUUID(),
    period,
    seller,
    buyer,
    of: { _id, number, issuedOn, reason },
    lines: taken,
  })
}

function creditLine(
  invoice: TaxDocument,
  credited: Record<string, number>,
  number: number,
  quantity: number,
): TaxLine {
  const line = invoice.lines.find((one) => one.number === number)
  if (!line) throw fieldRefusal('lines', 'invalid.credit_line')
  const before = credited[number] ?? 0
  const left = line.quantity - before
  if (quantity > left) throw fieldRefusal('lines', 'invalid.credit_too_large', { number, left })
  credited[number] = before + quantity
  const vatFils = vatUpTo(line, before + quantity) - vatUpTo(line, before)
  return { ...line, quantity, netFils: line.unitFils * quantity, vatFils }
}

/** The VAT of the first `quantity` units of a line, so that partial credits add up to the VAT of the whole line. */
const vatUpTo = ({ unitFils, percent }: TaxLine, quantity: number): number =>
  Number(percentOf(BigInt(unitFils) * BigInt(quantity), percent))
