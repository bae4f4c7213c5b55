import type { TaxDocument, TaxLine, TaxProfile } from '@credenza/schema'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { taxProfile } from '../../../../test/acts/tax.ts'
import { isElectronic } from './is-electronic.ts'
import { writePint } from './write-pint.ts'

const buyer: TaxProfile = {
  ...taxProfile,
  trn: '100765432100003',
  legalName: 'جامعة <R&D> "A"',
  emirate: 'AUH',
}
const standard: TaxLine = {
  number: 1,
  certificateType: 'Diploma',
  quantity: 3,
  unitFils: 10_000,
  netFils: 30_000,
  vatFils: 1_500,
  treatment: 'standard',
  percent: 5,
  reason: '',
}
const zero: TaxLine = {
  ...standard,
  number: 2,
  vatFils: 0,
  treatment: 'zero',
  percent: 0,
  reason: 'Article 45',
}
const invoice: TaxDocument = {
  _id: 'inv_1',
  kind: 'invoice',
  number: 'INV-000001',
  uuid: 'f1c9d83d-e31f-43fc-919f-10b961f599e7',
  issuedAt: '2026-11-30T20:00:00.000Z',
  issuedOn: '2026-12-01',
  period: { from: '2026-11-01', to: '2026-11-29' },
  seller: taxProfile,
  buyer,
  of: null,
  lines: [standard, zero],
  netFils: 60_000,
  vatFils: 1_500,
}
const exempt: TaxLine = {
  ...zero,
  number: 3,
  treatment: 'exempt',
  reason: 'Margin-based financial service',
  reasonCode: 'DL8.46.1',
}
/** Exempt and standard lines: a tax invoice. */
const mixed: TaxDocument = { ...invoice, lines: [standard, zero, exempt], netFils: 90_000 }
/** Exempt lines only, so not a tax invoice. */
const untaxed: TaxDocument = { ...invoice, lines: [exempt], netFils: 30_000, vatFils: 0 }
const creditNote: TaxDocument = {
  ...invoice,
  kind: 'credit',
  number: 'CN-000001',
  of: { _id: 'inv_1', number: 'INV-000001', issuedOn: '2026-12-01', reason: 'price' },
  lines: [{ ...standard, quantity: 1, netFils: 10_000, vatFils: 500 }],
  netFils: 10_000,
  vatFils: 500,
}

const creditOfExempt: TaxDocument = { ...creditNote, lines: [exempt], netFils: 30_000, vatFils: 0 }

/** The texts of a document by the path of their elements, without prefixes. */
function read(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  const path: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local }) => path.push(local))
  parser.on('text', (text) => {
    if (text.trim() !== '') texts.set(path.join('/'), [...(texts.get(path.join('/')) ?? []), text])
  })
  parser.on('closetag', () => path.pop())
  parser.write(xml).close()
  return texts
}

/** Rules of PINT AE 1.0.4 and of PINT, by id, as far as they apply to our documents. */
const rules: [id: string, holds: (of: (path: string) => string[]) => boolean][] = [
  ['ibr-001', (of) => of('CustomizationID')[0] === 'urn:peppol:pint:billing-1@ae-1'],
  [
    'ibr-co-10',
    (of) => sum(of('LINE/LineExtensionAmount')) === fils(of('LegalMonetaryTotal/LineExtensionAmount')[0]),
  ],
  [
    'ibr-co-13',
    (of) => fils(of('LegalMonetaryTotal/TaxExclusiveAmount')[0]) === sum(of('LINE/LineExtensionAmount')),
  ],
  [
    'ibr-co-15',
    (of) =>
      fils(of('LegalMonetaryTotal/TaxInclusiveAmount')[0]) ===
      fils(of('LegalMonetaryTotal/TaxExclusiveAmount')[0]) + fils(of('TaxTotal/TaxAmount')[0]),
  ],
  ['ibr-co-14', (of) => sum(of('TaxTotal/TaxSubtotal/TaxAmount')) === fils(of('TaxTotal/TaxAmount')[0])],
  ['ibr-132-ae', (of) => parties(of, 'PartyTaxScheme/CompanyID').every((trn) => /^1\d{12}03$/.test(trn))],
  ['ibr-135-ae', (of) => parties(of, 'EndpointID').every((tin) => /^1\d{9}$/.test(tin))],
  ['ibr-128-ae', (of) => parties(of, 'PostalAddress/CountrySubentity').join() === 'DXB,AUH'],
  [
    'ibr-147-ae',
    (of) =>
      of('LINE/Price/PriceAmount').every(
        (price, i) =>
          fils(price) * Number(of('LINE/QUANTITY')[i]) === fils(of('LINE/LineExtensionAmount')[i]),
      ),
  ],
  [
    'ibr-194-ae',
    (of) => sum(of('LINE/ItemPriceExtension/Amount')) === fils(of('LegalMonetaryTotal/PayableAmount')[0]),
  ],
  [
    'ibr-104-ae',
    (of) => sum(of('LINE/ItemPriceExtension/TaxTotal/TaxAmount')) === fils(of('TaxTotal/TaxAmount')[0]),
  ],
  [
    'ibr-126-ae',
    (of) => of('LINE/Price/BaseQuantity').length === of('LINE/Price/AllowanceCharge/BaseAmount').length,
  ],
  ['ibr-154-ae', (of) => /^[01]{8}$/.test(of('ProfileExecutionID')[0]!)],
  [
    'ibr-190-ae',
    (of) =>
      of('LINE/Item/ClassifiedTaxCategory/ID').every(
        (id, i) => id !== 'S' || of('LINE/Item/ClassifiedTaxCategory/Percent')[i] === '5',
      ),
  ],
  ['ibr-193-ae', (of) => of('UUID').length === 1],
  ['ibr-139-ae', (of) => categories(of).every((id) => ['S', 'Z', 'E'].includes(id))],
  [
    'ibr-167-ae',
    (of) =>
      of('LINE/Item/ClassifiedTaxCategory/TaxExemptionReasonCode').filter((code) =>
        /^DL8\.46\.[1-4]$/.test(code),
      ).length === categories(of).filter((id) => id === 'E').length,
  ],
  [
    'aligned-ibrp-e-05',
    (of) =>
      of('LINE/Item/ClassifiedTaxCategory/Percent').length ===
      categories(of).filter((id) => id !== 'E').length,
  ],
  [
    'aligned-ibrp-e-01',
    (of) =>
      of('TaxTotal/TaxSubtotal/TaxCategory/ID').join() === [...new Set(categories(of))].join() &&
      (!categories(of).includes('E') ||
        of('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode').length === 1),
  ],
  ['ibr-151-ae', (of) => isUntaxed(of) || categories(of).some((id) => id !== 'E')],
  ['ibr-122-ae', (of) => !isUntaxed(of) || categories(of).every((id) => id === 'E' || id === 'Z')],
  ['ibr-157-ae', (of) => !isUntaxed(of) || of('ProfileExecutionID')[0] === '00000000'],
  ['ibr-136-ae', (of) => of('AccountingCustomerParty/Party/PartyLegalEntity/CompanyID').length === 1],
  [
    'ibr-cl-01',
    (of) => ['380', '480', '381', '81'].includes([...of('InvoiceTypeCode'), ...of('CreditNoteTypeCode')][0]!),
  ],
]
const categories = (of: (path: string) => string[]) => of('LINE/Item/ClassifiedTaxCategory/ID')
const isUntaxed = (of: (path: string) => string[]) =>
  ['480', '81'].includes([...of('InvoiceTypeCode'), ...of('CreditNoteTypeCode')][0]!)
const fils = (text: string | undefined) => Math.round(Number(text) * 100)
const sum = (texts: string[]) => texts.reduce((total, text) => total + fils(text), 0)
const parties = (of: (path: string) => string[], path: string) => [
  ...of(`AccountingSupplierParty/Party/${path}`),
  ...of(`AccountingCustomerParty/Party/${path}`),
]

test.each([
  ['Invoice', 'Invoiced', 'taxed', invoice],
  ['Invoice', 'Invoiced', 'partly exempt', mixed],
  ['Invoice', 'Invoiced', 'exempt', untaxed],
  ['CreditNote', 'Credited', 'taxed', creditNote],
  ['CreditNote', 'Credited', 'exempt', creditOfExempt],
] as const)('%s keeps the rules: %s', (name, done, _what, document) => {
  const texts = read(writePint(document))
  const of = (path: string) =>
    texts.get(`${name}/${path.replace('LINE', `${name}Line`).replace('QUANTITY', `${done}Quantity`)}`) ?? []
  expect(rules.filter(([, holds]) => !holds(of)).map(([id]) => id)).toEqual([])
  expect(of('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toEqual([buyer.legalName])
})

test('elements stand in the order of the UBL 2.1 schema', () => {
  const names = (xml: string) => [...xml.matchAll(/^ {2}<c[ab]c:(\w+)/gm)].map(([, name]) => name)
  const common = ['LegalMonetaryTotal', 'TaxTotal', 'AccountingCustomerParty', 'AccountingSupplierParty']
  const head = ['CustomizationID', 'ProfileID', 'ProfileExecutionID', 'ID', 'UUID', 'IssueDate']
  expect(names(writePint(invoice))).toEqual([
    ...head,
    ...['DueDate', 'InvoiceTypeCode', 'Note', 'DocumentCurrencyCode', 'InvoicePeriod'],
    ...[common[3], common[2], 'PaymentMeans', common[1], common[0], 'InvoiceLine', 'InvoiceLine'],
  ])
  expect(names(writePint(creditNote))).toEqual([
    ...head,
    ...[
      'CreditNoteTypeCode',
      'DocumentCurrencyCode',
      'InvoicePeriod',
      'DiscrepancyResponse',
      'BillingReference',
    ],
    ...[common[3], common[2], common[1], common[0], 'CreditNoteLine'],
  ])
})

test('several supplies are marked as a summary, and a credit note names its invoice and the reason', () => {
  expect(writePint(invoice)).toContain('>00010000<')
  const one = { ...invoice, lines: [{ ...standard, quantity: 1, netFils: 10_000, vatFils: 500 }] }
  expect(writePint(one)).toContain('>00000000<')
  for (const text of ['>DL8.61.1.C<', '>INV-000001<', '>381<']) expect(writePint(creditNote)).toContain(text)
})

test('what is exempt names its exemption and has no rate; alone it is not a tax invoice', () => {
  const xml = writePint(untaxed)
  for (const text of ['>480<', '>00000000<', '>E<', '>DL8.46.1<', '>Exempt: Margin-based financial service<'])
    expect(xml).toContain(text)
  expect(xml).not.toContain('cbc:Percent')
  expect(writePint(mixed)).toContain('>380<')
  expect(writePint(mixed)).toContain('>Zero rated: Article 45. Exempt: Margin-based financial service<')
  for (const text of ['>81<', '>DL8.61.1.C<', '>INV-000001<'])
    expect(writePint(creditOfExempt)).toContain(text)
})

test('characters that XML does not allow are left out', () => {
  const odd = { ...invoice, seller: { ...taxProfile, legalName: 'A\u0000B\uffff\ud800C' } }
  expect(
    read(writePint(odd)).get('Invoice/AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName'),
  ).toEqual(['ABC'])
})

test('what is exempt without an exemption of the law, has another rate, or goes to a student or an unregistered issuer is not an e-invoice', () => {
  expect(isElectronic(invoice)).toBe(true)
  const others: Partial<TaxDocument>[] = [
    { buyer: null },
    { buyer: { ...buyer, trn: '' } },
    { lines: [{ ...standard, percent: 15 }] },
    { lines: [{ ...standard, treatment: 'exempt', percent: 0 }] },
  ]
  for (const change of others) expect(isElectronic({ ...invoice, ...change })).toBe(false)
})
