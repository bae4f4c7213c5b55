import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { electronicForm, isIban, printedForm } from './iban.ts'
import { idEndOfReference, paymentReference } from './payment-reference.ts'
import { remainder97 } from './remainder-97.ts'

describe('an IBAN', () => {
  // Examples of the SWIFT registry.
  test.each([
    'AE070331234567890123456',
    'GB29NWBK60161331926819',
    'SA0380000000608010167519',
    'DE89370400440532013000',
    'KW81CBKU0000000000001234560101',
  ])('%s is one', (iban) => {
    expect(isIban(iban)).toBe(true)
    expect(isIban(electronicForm(printedForm(iban).toLowerCase()))).toBe(true)
  })

  test.each([
    ['a digit too few', 'AE07033123456789012345'],
    ['another digit', 'AE070331234567890123457'],
    ['two digits exchanged', 'AE070331234567890124356'],
    ['a country without IBANs', 'US070331234567890123456'],
    ['spaces', 'AE07 0331 2345 6789 0123 456'],
    ['nothing', ''],
  ])('with %s it is none', (_, text) => {
    expect(isIban(text)).toBe(false)
  })

  test('it is printed in groups of four', () => {
    expect(printedForm('AE070331234567890123456')).toBe('AE07 0331 2345 6789 0123 456')
  })
})

describe('a payment reference', () => {
  const alphabet = [...'0123456789abcdefghjkmnpqrstvwxyz']
  const body = fc
    .array(fc.constantFrom(...alphabet), { minLength: 16, maxLength: 16 })
    .map((all) => all.join(''))

  test('check digits are those of ISO 11649: RF18 5390 0754 7034', () => {
    expect(remainder97('539007547034RF18')).toBe(1)
  })

  test('it leads back to its party, however it is typed', () => {
    fc.assert(
      fc.property(body, (id) => {
        const reference = paymentReference(`org_${id}`)
        expect(idEndOfReference(reference)).toBe(id)
        expect(idEndOfReference(` ${printedForm(reference).toLowerCase()} `)).toBe(id)
      }),
    )
  })

  test('a digit or letter in the place of another is always noticed', () => {
    const isDigit = (character: string) => /\d/.test(character)
    fc.assert(
      fc.property(body, fc.nat(19), fc.constantFrom(...alphabet), (id, place, other) => {
        const reference = paymentReference(`org_${id}`)
        // Modulo 97 does not always notice a letter in place of a digit, because it counts as two digits.
        fc.pre(isDigit(other) === isDigit(reference[place]!))
        const wrong = reference.slice(0, place) + other.toUpperCase() + reference.slice(place + 1)
        expect(idEndOfReference(wrong)).toBe(wrong === reference ? id : undefined)
      }),
    )
  })
})
