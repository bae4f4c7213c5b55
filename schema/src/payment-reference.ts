import { electronicForm } from './iban.ts'
import { remainder97 } from './remainder-97.ts'

const bodyLength = 16

/**
 * The reference that a party quotes when it pays, as a creditor reference (ISO 11649): 'RF', two check digits, and the last
 * sixteen characters of the party's id, which never change. Banks' forms check it.
 */
export function paymentReference(partyId: string): string {
  const body = partyId.slice(-bodyLength).toUpperCase()
  return `RF${String(98 - remainder97(`${body}RF00`)).padStart(2, '0')}${body}`
}

/**
 * The end of the id of the party that a reference names; undefined if it is not a valid reference, for example because it
 * was mistyped.
 */
export function idEndOfReference(text: string): string | undefined {
  const reference = electronicForm(text)
  const isReference =
    reference.length === 4 + bodyLength &&
    /^RF\d{2}[0-9A-Z]+$/.test(reference) &&
    remainder97(reference.slice(4) + reference.slice(0, 4)) === 1
  return isReference ? reference.slice(4).toLowerCase() : undefined
}
