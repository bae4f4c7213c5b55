import type { TaxDocument, TaxLine } from '@credenza/schema'
import { sum } from '../../../platform/sum.ts'
import { money } from './amounts.ts'
import { taxScheme } from './party.ts'
import { type Element, element } from './xml.ts'

const supplies = { review: 'Review of certificates', share: 'Platform share of reviews' } as const

/** UN/ECE Recommendation 20: one. */
const one = { unitCode: 'C62' }

/** A line of an invoice or credit note (IBG-25). */
export const lineOf = ({ kind, supply }: TaxDocument, line: TaxLine, number: number): Element =>
  element(kind === 'invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
    element('cbc:ID', String(number)),
    element(kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', String(line.quantity), one),
    money('cbc:LineExtensionAmount', line.netFils),
    element('cac:Item', [
      element('cbc:Description', `${supplies[supply ?? 'review']}: ${line.certificateType}`),
      element('cbc:Name', line.certificateType),
      taxCategory('cac:ClassifiedTaxCategory', line),
    ]),
    element('cac:Price', [
      money('cbc:PriceAmount', line.unitFils),
      element('cbc:BaseQuantity', '1', one),
      element('cac:AllowanceCharge', [
        element('cbc:ChargeIndicator', 'false'),
        money('cbc:Amount', 0),
        money('cbc:BaseAmount', line.unitFils),
      ]),
    ]),
    element('cac:ItemPriceExtension', [
      money('cbc:Amount', line.netFils + line.vatFils),
      ...(line.treatment === 'exempt'
        ? []
        : [element('cac:TaxTotal', [money('cbc:TaxAmount', line.vatFils)])]),
    ]),
  ])

/** The VAT of all lines, and of the lines of each category (IBG-22, IBG-23). */
export const taxTotal = ({ lines, vatFils }: TaxDocument): Element =>
  element('cac:TaxTotal', [
    money('cbc:TaxAmount', vatFils),
    element('cbc:TaxIncludedIndicator', 'false'),
    ...[...Map.groupBy(lines, ({ treatment }) => treatment).values()].map((some) =>
      element('cac:TaxSubtotal', [
        money('cbc:TaxableAmount', sum(some.map(({ netFils }) => netFils))),
        money('cbc:TaxAmount', sum(some.map(({ vatFils }) => vatFils))),
        taxCategory('cac:TaxCategory', some[0]!),
      ]),
    ),
  ])

/** UN/ECE 5305. What carries no VAT at all is not in an e-invoice (`isElectronic`). */
const categories = { standard: 'S', zero: 'Z', exempt: 'E', none: 'O' } as const

/** What is exempt has a reason instead of a rate (aligned-ibrp-e-05, ibr-167-ae). */
const taxCategory = (name: string, { treatment, percent, reason, reasonCode }: TaxLine): Element =>
  element(name, [
    element('cbc:ID', categories[treatment]),
    ...(reasonCode
      ? [element('cbc:TaxExemptionReasonCode', reasonCode), element('cbc:TaxExemptionReason', reason)]
      : [element('cbc:Percent', String(percent))]),
    taxScheme,
  ])
