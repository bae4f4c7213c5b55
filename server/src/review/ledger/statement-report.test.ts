import type { Balance, StatementLine } from '@credenza/schema'
import { describe, expect, test } from 'vitest'
import { paymentDetails } from '../../../test/acts/fees.ts'
import { statementCsv } from './statement-csv.ts'
import { statementReport } from './statement-report.ts'
import { mostLines } from './statement-rows.ts'

const fee = (change: Partial<StatementLine> = {}): StatementLine => ({
  _id: `txn_${Math.random()}`,
  at: '2026-11-20T08:00:00Z',
  kind: 'fee',
  amountFils: -2000,
  shareFils: 0,
  certificateId: 'cert_1',
  certificateTitle: 'Bachelor of Law',
  certificateType: 'Diploma',
  holder: 'Noura',
  party: 'Directorate',
  reference: '',
  ...change,
})
const payment = fee({
  kind: 'settlement',
  amountFils: 50,
  certificateId: '',
  certificateTitle: '',
  certificateType: '',
  holder: '',
  party: '',
  reference: 'TT-1',
})
const balance: Balance = {
  account: 'payable',
  balanceFils: -12_345,
  months: [{ month: '2026-11', openingFils: 0, closingFils: -12_345 }],
  payTo: { reference: 'RF184J3WSV3WRHYVKZGF', account: paymentDetails, byCard: false },
}

async function* each(lines: readonly StatementLine[]) {
  yield* lines
}

const reportOf = (lines: readonly StatementLine[], change: object = {}) =>
  statementReport(each(lines), {
    party: 'University',
    balance,
    month: '2026-11',
    language: 'en',
    timeZone: 'UTC',
    now: new Date('2026-12-01T09:00:00Z'),
    ...change,
  })

test('its days are said in the organisation’s time zone, which it names; its month runs in UTC', async () => {
  const late = fee({ at: '2026-11-30T21:30:00Z' })
  const report = await reportOf([late], { timeZone: 'Asia/Dubai', now: new Date('2026-12-01T21:00:00Z') })
  expect(report.rows[0]![3]).toBe('01/12/2026')
  expect(report.date).toBe('2026-12-02')
  expect(report.facts).toContainEqual({ label: 'Time zone', value: 'Asia/Dubai; the month runs in UTC' })
  const csv = []
  for await (const line of statementCsv(each([late]), 'Asia/Dubai')) csv.push(line)
  expect(csv[1]).toMatch(/^2026-12-01T01:30:00\+04:00,/)
})

describe('rows', () => {
  test('each line names certificate, holder and the other side', async () => {
    const report = await reportOf([fee(), fee({ holder: '' }), payment])
    expect(report.columns).toEqual(['Item', 'Holder', 'Verifier', 'Date', 'Amount'])
    expect(report.rows).toEqual([
      ['Bachelor of Law', 'Noura', 'Directorate', '20/11/2026', '−AED 20'],
      ['Bachelor of Law', 'Data erased', 'Directorate', '20/11/2026', '−AED 20'],
      ['Payment TT-1', '', '', '20/11/2026', 'AED 0.50'],
    ])
  })

  test('more lines than anybody reads are put together, those alike except for the certificate', async () => {
    const many = Array.from({ length: mostLines }, () => fee())
    expect((await reportOf(many)).rows).toHaveLength(mostLines)
    const report = await reportOf([...many, fee({ party: 'College' }), payment, { ...payment, _id: 'x' }])
    expect(report.rows).toEqual([
      ['Diploma', 'Directorate', '1000', '−AED 20', '−AED 20,000'],
      ['Diploma', 'College', '1', '−AED 20', '−AED 20'],
      ['Payment TT-1', '', '1', 'AED 0.50', 'AED 0.50'],
      ['Payment TT-1', '', '1', 'AED 0.50', 'AED 0.50'],
    ])
  })
})

test('it names its owner and month, the sums, and how to pay, in both languages', async () => {
  const english = await reportOf([fee(), payment])
  expect(english.facts.map(({ value }) => value)).toEqual([
    'University',
    'November 2026',
    'RF18 4J3W SV3W RHYV KZGF',
    'Credenza Trust LLC, Emirates NBD',
    'AE07 0331 2345 6789 0123 456',
    'EBILAEAD',
  ])
  expect(english.sums.map(({ label, value }) => [label, value])).toEqual([
    ['Opening balance', 'AED 0'],
    ['Fees', '−AED 20'],
    ['Payments', 'AED 0.50'],
    ['Closing balance', '−AED 123.45'],
  ])
  const arabic = await reportOf([], { language: 'ar' })
  expect(arabic.facts[1]).toEqual({ label: 'الشهر', value: 'نوفمبر 2026' })
})

test('a verifier, who is paid, gets no reference to quote', async () => {
  const wallet = { ...balance, account: 'wallet', payTo: null }
  const report = await reportOf([fee()], { balance: wallet })
  expect(report.facts).toHaveLength(2)
  expect(report.columns[2]).toBe('Issuer or student')
})

test('what the platform kept of the fees, and gave back, stands beside them', async () => {
  const wallet = { ...balance, account: 'wallet', payTo: null }
  const back = { ...payment, reference: 'P-CN-000001' }
  const lines = [
    fee({ amountFils: 1_895, shareFils: 105 }),
    { ...back, kind: 'credit' as const, amountFils: 5, shareFils: -5 },
    { ...back, kind: 'rounding' as const, amountFils: 1, shareFils: -1, reference: 'P-INV-000001' },
  ]
  const report = await reportOf(lines, { balance: wallet })
  expect(report.rows.map(([item]) => item)).toEqual([
    'Bachelor of Law',
    'Credit note P-CN-000001',
    'Rounding of VAT on P-INV-000001',
  ])
  expect(report.sums.slice(1, 3)).toEqual([
    { label: 'Fees', value: 'AED 20' },
    { label: 'Platform share', value: '−AED 0.99' },
  ])
})
