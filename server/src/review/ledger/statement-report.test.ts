import type { StatementLine } from '@credenza/schema'
import { expect, test } from 'vitest'
import { statementReport } from './statement-report.ts'

const fee = (change: Partial<StatementLine> = {}): StatementLine => ({
  _id: `txn_${Math.random()}`,
  at: '2026-11-20T08:00:00Z',
  kind: 'fee',
  amountFils: 2000,
  certificateId: 'cert_1',
  certificateType: 'Diploma',
  party: 'University',
  reference: '',
  ...change,
})
const settlement = fee({
  kind: 'settlement',
  amountFils: -50,
  party: '',
  certificateType: '',
  reference: 'TT-1',
})

async function* each(lines: StatementLine[]) {
  yield* lines
}

const reportOf = (lines: StatementLine[], language: 'en' | 'ar' = 'en') =>
  statementReport(each(lines), {
    party: 'Directorate',
    month: '2026-11',
    standing: { openingFils: 0, closingFils: 12_345 },
    language,
    now: new Date('2026-12-01T09:00:00Z'),
  })

test('lines that differ only in the certificate are grouped, and all others are separate', async () => {
  const lines = [
    fee(),
    fee({ party: 'College' }),
    fee(),
    fee({ amountFils: 3000 }),
    settlement,
    { ...settlement, _id: 'x' },
  ]
  expect((await reportOf(lines)).rows).toEqual([
    ['Diploma', 'University', '2', 'AED 20', 'AED 40'],
    ['Diploma', 'College', '1', 'AED 20', 'AED 20'],
    ['Diploma', 'University', '1', 'AED 30', 'AED 30'],
    ['Settlement TT-1', '', '1', '−AED 0.50', '−AED 0.50'],
    ['Settlement TT-1', '', '1', '−AED 0.50', '−AED 0.50'],
  ])
})

test('it names its owner and month, and how the month began and ended, in both languages', async () => {
  const english = await reportOf([])
  expect(english.facts.map(({ value }) => value)).toEqual(['Directorate', 'November 2026', 'AED 0'])
  expect(english.sums).toEqual([{ label: 'Balance at the end', value: 'AED 123.45' }])
  expect((await reportOf([], 'ar')).facts[1]).toEqual({ label: 'الشهر', value: 'نوفمبر 2026' })
})
