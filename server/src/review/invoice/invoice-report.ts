import { missingCharacters, type Report } from '@credenza/document'
import { currency, type TaxDocument, type TaxLine } from '@credenza/schema'
import { bothWords, type InvoiceWord, stackedWords } from './invoice-words.ts'
import { isElectronic } from './pint/is-electronic.ts'
import { writePint } from './pint/write-pint.ts'

const titles = { invoice: 'taxInvoice', credit: 'taxCreditNote' } as const
const plainTitles = { invoice: 'invoice', credit: 'creditNote' } as const

const dirhams = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/**
 * A tax invoice or credit note as a document, with everything that article 59 of Cabinet Decision 52 of 2017 requires, in
 * English and Arabic. If it is an e-invoice, its XML is attached.
 */
export function invoiceReport(document: TaxDocument): Report {
  const { kind, supply, number, issuedOn, period, seller, buyer, of, lines, netFils, vatFils } = document
  const isTaxed = lines.some(({ treatment }) => treatment !== 'none')
  const days = period.from === period.to ? period.from : `${period.from} – ${period.to}`
  const fact = (word: InvoiceWord, value: string) => ({ label: bothWords(word), value })
  const facts = [
    fact('number', number),
    fact('issuedOn', issuedOn),
    fact('period', days),
    fact('currency', currency),
    ...(of ? [fact('of', `${of.number}, ${of.issuedOn}`), fact('why', bothWords(of.reason))] : []),
    ...partyFacts('seller', seller),
    ...(buyer ? partyFacts('buyer', buyer) : []),
  ]
  const sum = (word: InvoiceWord, fils: number) => ({ label: bothWords(word), value: inDirhams(fils) })
  return {
    language: 'en',
    title: bothWords((isTaxed ? titles : plainTitles)[kind]),
    date: issuedOn,
    facts,
    columns: (
      [supply === 'share' ? 'share' : 'item', 'quantity', 'unit', 'net', 'rate', 'vat', 'total'] as const
    ).map(stackedWords),
    amounts: 6,
    wide: 1,
    rows: lines.map((line) => [
      // The reason for not charging VAT has its own line, since the other columns are only as wide as their contents.
      [line.certificateType, line.reason].filter(Boolean).map(printable).join('\n'),
      String(line.quantity),
      inDirhams(line.unitFils),
      inDirhams(line.netFils),
      rateOf(line),
      inDirhams(line.vatFils),
      inDirhams(line.netFils + line.vatFils),
    ]),
    sums: [
      sum('totalNet', netFils),
      sum('totalVat', vatFils),
      sum(kind === 'invoice' ? 'payable' : 'credited', netFils + vatFils),
    ],
    ...(isElectronic(document) && {
      attachment: {
        name: `${number}.xml`,
        mediaType: 'application/xml',
        description: 'The e-invoice (PINT AE, UBL 2.1)',
        bytes: new TextEncoder().encode(writePint(document)),
      },
    }),
  }
}

const rateOf = ({ treatment, percent }: TaxLine): string =>
  treatment === 'standard' ? `${percent}%` : treatment === 'none' ? '–' : stackedWords(treatment)

const partyFacts = (
  word: 'seller' | 'buyer',
  { legalName, address, city, trn }: NonNullable<TaxDocument['buyer']>,
): Report['facts'] => [
  { label: bothWords(word), value: printable(legalName) },
  { label: bothWords('address'), value: printable(`${address}, ${city}`) },
  ...(trn === '' ? [] : [{ label: bothWords('trn'), value: trn }]),
]

const inDirhams = (fils: number): string => dirhams.format(fils / 100)

/** Replaces characters that no font has, which PDF/A forbids, by question marks. The XML keeps them. */
const printable = (text: string): string => {
  const missing = new Set(missingCharacters(text))
  return [...text].map((character) => (missing.has(character) ? '?' : character)).join('')
}
