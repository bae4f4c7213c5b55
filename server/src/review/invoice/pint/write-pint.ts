import { type CreditReason, currency, type TaxDocument } from '@credenza/schema'
import { money } from './amounts.ts'
import { isOutOfScope } from './is-electronic.ts'
import { lineOf, taxTotal } from './lines.ts'
import { partyOf } from './party.ts'
import { type Element, element, xmlOf } from './xml.ts'

/** PINT AE code list 'Reasons for credit note': Federal Decree-Law 8 of 2017, article 61, clause 1. */
const reasonCodes: Record<CreditReason, string> = {
  cancelled: 'DL8.61.1.A',
  treatment: 'DL8.61.1.B',
  price: 'DL8.61.1.C',
  returned: 'DL8.61.1.D',
  error: 'DL8.61.1.E',
}

/**
 * Writes a document as a PINT AE e-invoice (Peppol International Invoice for the UAE, billing, version 1.0.4): UBL 2.1, whose
 * schema fixes the order of the elements. Only for documents that pass `isElectronic`.
 */
export function writePint(document: TaxDocument): string {
  const { kind, seller, buyer, lines, netFils, vatFils } = document
  const name = kind === 'invoice' ? 'Invoice' : 'CreditNote'
  return xmlOf(
    element(
      name,
      [
        ...header(document),
        element('cac:AccountingSupplierParty', [partyOf(seller)]),
        element('cac:AccountingCustomerParty', [partyOf(buyer!)]),
        ...(kind === 'invoice' ? [paymentMeans] : []),
        taxTotal(document),
        element('cac:LegalMonetaryTotal', [
          money('cbc:LineExtensionAmount', netFils),
          money('cbc:TaxExclusiveAmount', netFils),
          money('cbc:TaxInclusiveAmount', netFils + vatFils),
          money('cbc:PayableAmount', netFils + vatFils),
        ]),
        ...lines.map((line, i) => lineOf(document, line, i + 1)),
      ],
      {
        xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`,
        'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
        'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      },
    ),
  )
}

/** UNTDID 4461: not defined, since both parties settle with the operator. */
const paymentMeans = element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', '1')])

/** Why something carries no VAT. */
const notes = [
  { treatment: 'zero', words: 'Zero rated' },
  { treatment: 'exempt', words: 'Exempt' },
] as const

function header({ kind, number, uuid, issuedOn, period, of, lines }: TaxDocument): Element[] {
  const isInvoice = kind === 'invoice'
  const count = lines.reduce((total, { quantity }) => total + quantity, 0)
  const isTaxed = !isOutOfScope({ lines })
  const reasons = notes.flatMap(({ treatment, words }) => {
    const said = new Set(lines.filter((line) => line.treatment === treatment).map(({ reason }) => reason))
    return said.size === 0 ? [] : `${words}: ${[...said].join('; ')}`
  })
  return [
    element('cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-1'),
    element('cbc:ProfileID', 'urn:peppol:bis:billing'),
    // Eight flags. The fourth means that several taxed supplies of a month are summed up (BTAE-02, ibr-157-ae).
    element('cbc:ProfileExecutionID', isInvoice && isTaxed && count > 1 ? '00010000' : '00000000'),
    element('cbc:ID', number),
    element('cbc:UUID', uuid),
    element('cbc:IssueDate', issuedOn),
    ...(isInvoice ? [element('cbc:DueDate', issuedOn)] : []),
    isInvoice
      ? element('cbc:InvoiceTypeCode', isTaxed ? '380' : '480')
      : element('cbc:CreditNoteTypeCode', isTaxed ? '381' : '81'),
    ...(reasons.length > 0 ? [element('cbc:Note', reasons.join('. '))] : []),
    element('cbc:DocumentCurrencyCode', currency),
    element('cac:InvoicePeriod', [element('cbc:StartDate', period.from), element('cbc:EndDate', period.to)]),
    ...(of
      ? [
          element('cac:DiscrepancyResponse', [element('cbc:ResponseCode', reasonCodes[of.reason])]),
          element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [
              element('cbc:ID', of.number),
              element('cbc:IssueDate', of.issuedOn),
            ]),
          ]),
        ]
      : []),
  ]
}
