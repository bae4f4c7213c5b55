import type { BankStatementEntry, CardPayment } from '@credenza/schema/bank-and-card'
import type { TaxDocumentItem } from '@credenza/schema/invoice'
import type { Balance, StatementLine } from '@credenza/schema/ledger'
import type { TaxProfile } from '@credenza/schema/tax'
import type { Page } from '@playwright/test'
import { answering } from './answering.ts'
import { dialog, press, type Screen, text } from './screen.ts'

const invoice = (number: string, facts: Partial<TaxDocumentItem> = {}): TaxDocumentItem => ({
  _id: `inv_${number}`,
  kind: 'invoice',
  supply: 'review',
  number,
  issuedOn: '2026-11-01',
  netFils: 3_000_000,
  vatFils: 150_000,
  seller: 'Directorate of Academic Accreditation',
  buyer: 'Al Qasba University',
  of: '',
  isElectronic: true,
  handover: 'delivered',
  ...facts,
})
const invoices = [
  invoice('INV-000019', { handover: 'rejected' }),
  invoice('CRN-000002', { kind: 'credit', of: 'INV-000017', netFils: -10_000, vatFils: -500 }),
  invoice('INV-000018', { buyer: '', netFils: 2_500, vatFils: 125, isElectronic: false, handover: '' }),
  invoice('INV-000017', { buyer: 'جامعة الخليج العربي' }),
  invoice('P-INV-000003', {
    supply: 'share',
    seller: 'Credenza Operations LLC',
    buyer: 'Directorate of Academic Accreditation',
    netFils: 150_000,
    vatFils: 7_500,
  }),
]
const line = {
  number: 1,
  certificateType: 'Bachelor of Engineering',
  quantity: 300,
  unitFils: 10_000,
  netFils: 3_000_000,
  vatFils: 150_000,
  treatment: 'standard',
  percent: 5,
  reason: '',
}
const profile: TaxProfile = {
  trn: '100354178900003',
  legalName: 'Directorate of Academic Accreditation',
  address: 'University City Road 1',
  city: 'Sharjah',
  emirate: 'SHJ',
  licence: 'SHJ-2011-0042',
  licenceAuthority: 'Sharjah Economic Development Department',
}
const withInvoices = answering({
  '/api/invoices': invoices,
  '/api/invoices/inv_INV-000019': { ...invoices[0], lines: [line], credited: { 1: 100 } },
  '/api/organisation/tax-profile': profile,
})

const owed: Balance = {
  account: 'payable',
  balanceFils: -997_500,
  months: [
    { month: '2026-11', openingFils: -250_000, closingFils: -997_500 },
    { month: '2026-10', openingFils: 0, closingFils: -250_000 },
  ],
  payTo: {
    reference: 'RF18539007547034',
    account: {
      accountHolderName: 'Credenza Operations LLC',
      bankName: 'First Emirates Bank',
      iban: 'AE070331234567890123456',
      bic: 'FEMXAEADXXX',
    },
    byCard: true,
  },
}
const statement = (_id: string, facts: Partial<StatementLine>): StatementLine => ({
  _id,
  at: '2026-11-18T09:30:00Z',
  kind: 'fee',
  amountFils: -2_500,
  shareFils: 0,
  certificateId: '',
  certificateTitle: 'Bachelor of Science in Civil Engineering',
  certificateType: 'Bachelor',
  holder: 'مريم بنت راشد الكتبي',
  party: 'Directorate of Academic Accreditation',
  reference: '',
  ...facts,
})
const givenBack = (_id: string, facts: Partial<StatementLine>) =>
  statement(_id, { certificateTitle: '', certificateType: '', holder: '', party: '', ...facts })
const lines = [
  statement('1', {}),
  statement('2', {
    kind: 'settlement',
    amountFils: 250_000,
    certificateTitle: '',
    certificateType: '',
    holder: '',
    reference: 'FT26322-8841',
  }),
  statement('3', { holder: '陈思远' }),
]
const entries = [
  entry('1', 'RF18 5390 0754 7034 fees for November', 'Al Qasba University', 'matched'),
  entry('2', 'RF18539007547034', 'Al Qasba University', 'booked'),
  entry('3', 'Rent of the west wing, second floor', '', 'unknown'),
]

function entry(_id: string, words: string, party: string, state: BankStatementEntry['state']) {
  return { _id, day: '2026-11-18', amountFils: 250_000, text: words, party, state }
}

const payments: CardPayment[] = [
  {
    _id: 'pay_1',
    createdAt: '2026-11-18T09:30:00Z',
    amountFils: 250_000,
    heldFils: 200_000,
    refunds: [{ amountFils: 50_000, state: 'made', at: '2026-11-19T09:30:00Z' }],
  },
]
const withShare = answering({
  '/api/platform-share': { percent: 5, next: { percent: 6, effectiveFrom: '2026-12-31T20:00:00.000Z' } },
  '/api/admin/tax-profile': profile,
  '/api/balance': {
    account: 'wallet',
    balanceFils: 997_500,
    payTo: null,
    months: [{ month: '2026-11', openingFils: 250_000, closingFils: 997_500 }],
  },
  '/api/balance/statement': [
    statement('1', { amountFils: 2_494, shareFils: 131, party: 'Al Qasba University' }),
    givenBack('2', { kind: 'credit', reference: 'P-CN-000002', amountFils: 131, shareFils: -131 }),
    givenBack('3', { kind: 'rounding', reference: 'P-INV-000003', amountFils: 1, shareFils: -1 }),
  ],
})

const withCardPayments = async (page: Page) => {
  await page.route(
    ({ pathname }) => /^\/api\/admin\/balances\/[^/]+\/card-payments$/.test(pathname),
    (route) =>
      route.fulfill({
        json: { success: true, message: '', data: payments, nextCursor: null, total: payments.length },
      }),
  )
}
const openParty = (page: Page) => page.getByRole('row').nth(1).getByRole('link').click()

const chooseStatement = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'camt.053.xml', mimeType: 'application/xml', buffer: Buffer.from('<Document/>') })

/** Taxes, invoices and payments. */
export const moneyScreens: Screen[] = [
  {
    name: 'an issuer’s balance, by card or transfer',
    who: 'issuer',
    path: '/issuer/balance',
    prepare: answering({
      '/api/balance': owed,
      '/api/balance/statement': lines,
      '/api/invoices': invoices,
    }),
    shows: (page) => page.getByText('INV-000017', { exact: true }).first(),
  },
  {
    name: 'settings, tax details entered',
    who: 'verifier',
    path: '/verifier/settings?part=tax',
    prepare: withInvoices,
    shows: (page) => page.getByText(profile.trn),
  },
  {
    name: 'tax details dialog',
    who: 'verifier',
    path: '/verifier/settings?part=tax',
    prepare: withInvoices,
    open: press('Edit tax details'),
    shows: dialog('Tax details'),
  },
  {
    name: 'invoices of a verifier',
    who: 'verifier',
    path: '/verifier/fees-allocation',
    prepare: withInvoices,
    shows: text('E-invoice: rejected'),
  },
  {
    name: 'fees allocation, with a platform share',
    who: 'verifier',
    path: '/verifier/fees-allocation',
    prepare: withShare,
    shows: text('Platform share: …'),
  },
  {
    name: 'credit dialog',
    who: 'verifier',
    path: '/verifier/fees-allocation',
    prepare: withInvoices,
    open: press('Credit …'),
    shows: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  {
    name: 'invoices of all',
    who: 'admin',
    path: '/admin/balances',
    prepare: withInvoices,
    shows: text('E-invoice: rejected'),
  },
  {
    name: 'statement of a party, with card payments',
    who: 'admin',
    path: '/admin/balances',
    prepare: withCardPayments,
    open: openParty,
    shows: text('Card payments'),
  },
  {
    name: 'refund dialog',
    who: 'admin',
    path: '/admin/balances',
    prepare: withCardPayments,
    open: async (page, say) => {
      await openParty(page)
      await page.getByRole('button', { name: say('Refund the payment of …') }).click()
    },
    shows: dialog('Refund the payment of …'),
  },
  {
    name: 'platform share and its tax details',
    who: 'admin',
    path: '/admin/balances',
    prepare: withShare,
    shows: (page) => page.getByText(profile.trn),
  },
  {
    name: 'platform share dialog',
    who: 'admin',
    path: '/admin/balances',
    prepare: withShare,
    open: press('Change the share'),
    shows: dialog('Platform share'),
  },
  {
    name: 'VAT dialog',
    who: 'admin',
    path: '/admin/balances',
    prepare: answering({ '/api/admin/vat': { treatment: 'standard', percent: 5, reason: '' } }),
    open: press('VAT'),
    shows: (page, say) => page.getByRole('textbox', { name: say('Rate in percent') }),
  },
  {
    name: 'bank statement dialog',
    who: 'admin',
    path: '/admin/balances',
    prepare: answering({ '/api/admin/bank-statements/preview': entries }),
    open: async (page, say) => {
      await press('Bank statement')(page, say)
      await chooseStatement(page)
    },
    shows: text('No valid reference'),
  },
]
