import { randomUUID } from 'node:crypto'
import { type CreditRequest, type TaxDocument, type TaxLine, vatOnLine } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Party } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId, newTransactionId } from '../../platform/ids.ts'
import { payableOf, vatOf, walletOf } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { issueDocument } from './issue-document.ts'
import { lockNumber, printedNumber } from './numbers.ts'
import { readCredited, readDocument } from './read-documents.ts'

/**
 * Takes back some fees of an invoice: issues a tax credit note, and posts the opposite of what they had posted. Throws
 * 'not_found' for an invoice of others, and 'invalid' for more than is left of a line.
 */
export async function creditInvoice(
  ctx: Context,
  supplier: Party & { organisationId: string },
  invoiceId: string,
  { reason, lines }: CreditRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<TaxDocument> {
  const { organisationId: supplierId, accountId: actor } = supplier
  const at = ctx.clock()
  const id = newTenantId('inv', supplierId)
  const uuid = randomUUID()
  const transactionId = newTransactionId()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, at, async () => {
      const invoice = await readDocument(tx, supplier, invoiceId)
      if (invoice.kind !== 'invoice') throw refusal('not_found.invoice')
      const number = await lockNumber(tx, supplierId, 'credit')
      const credited = await readCredited(tx, invoice)
      const taken = lines.map(({ number, quantity }) => takeBack(invoice, credited, number, quantity))
      const { customer_id: customerId } = await tx
        .selectFrom('tax_document')
        .select('customer_id')
        .where('org_id', '=', supplierId)
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow()
      const net = taken.reduce((sum, { netFils }) => sum + BigInt(netFils), 0n)
      const vat = taken.reduce((sum, { vatFils }) => sum + BigInt(vatFils), 0n)
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
      return issueDocument(ctx, tx, {
        ...{ _id: id, kind: 'credit', uuid, number, at, period, of, lines: taken },
        ...parties,
      })
    }),
  )
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
