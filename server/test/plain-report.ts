import type { Report } from '@credenza/document'

/** A report with one row, for tests of how reports are drawn and sealed. */
export const plainReport: Report = {
  language: 'en',
  title: 'Report',
  date: '2026-11-23',
  facts: [],
  columns: ['Name'],
  amounts: 0,
  wide: 0,
  rows: [['Hatta']],
  sums: [],
}
