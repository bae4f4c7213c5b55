import type { TaxDocument, TaxLine } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { platform } from '../ledger/accounts.ts'
import { type ShareOfLine, sharesOfLine } from '../tax/shares-of-line.ts'
import { type Credited, type Note, planNote } from './note.ts'
import { lockNumber } from './numbers.ts'
import { readCredited, readIssued } from './read-documents.ts'

/**
 * The platform's credit notes for its shares of the fees that a verifier credits, one per platform invoice that lists some. The
 * fees of a line are alike, so those not credited yet are taken in order. Leaves out shares that an administrator has already
 * credited.
 */
export async function planShareNotes(tx: Tx, note: Note, credited: Credited): Promise<Note[]> {
  const skipped = { ...credited }
  const shares: ShareOfLine[] = []
  for (const line of note.taken) {
    const skip = skipped[line.number] ?? 0
    skipped[line.number] = skip + line.quantity
    shares.push(...(await sharesOfLine(tx, note.invoice._id, note.supplierId, line, skip)))
  }
  if (shares.length === 0) return []
  const first = await lockNumber(tx, platform, 'credit')
  const notes: Note[] = []
  for (const [invoiceId, ofInvoice] of Map.groupBy(shares, ({ invoiceId }) => invoiceId)) {
    const invoice = await readIssued(tx, invoiceId)
    const before = await readCredited(tx, invoice)
    const lines = linesLeft(invoice, before, ofInvoice)
    if (lines.length === 0) continue
    const parties = { supplierId: platform, customerId: note.supplierId }
    notes.push(planNote({ ...parties, invoice, credited: before, lines, number: first + notes.length }))
  }
  return notes
}

/** How many units of each line of the platform's invoice these shares are, but at most what is left of it. */
function linesLeft(
  { lines }: TaxDocument,
  credited: Credited,
  shares: readonly ShareOfLine[],
): { number: number; quantity: number }[] {
  return lines.flatMap((line) => {
    const { number } = line
    const wanted = shares
      .filter((share) => isOf(line, share))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const quantity = Math.min(wanted, line.quantity - (credited[number] ?? 0))
    return quantity > 0 ? [{ number, quantity }] : []
  })
}

const isOf = (line: TaxLine, share: ShareOfLine): boolean =>
  line.certificateType === share.certificateType &&
  line.unitFils === share.unitFils &&
  line.treatment === share.treatment &&
  line.percent === share.percent &&
  line.reason === share.reason &&
  (line.reasonCode ?? '') === share.reasonCode
