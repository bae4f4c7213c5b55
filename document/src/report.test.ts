import { expect, test } from 'vitest'
import { readPdf } from '../test/read-pdf.ts'
import { openRenderer } from './renderer.ts'
import type { Report } from './report.ts'

const report: Report = {
  language: 'en',
  title: 'Statement of account',
  date: '2026-11-30',
  facts: [{ label: 'Account of', value: 'Directorate #strike[of] جامعة' }],
  columns: ['What', 'With', 'Number', 'Each', 'Amount'],
  amounts: 1,
  wide: 2,
  rows: Array.from({ length: 80 }, (_, i) => [`Diploma ${i}`, 'University', '3', 'AED 20', 'AED 60']),
  sums: [{ label: 'Balance at the end', value: 'AED 4,800' }],
}

test('a report shows every fact, row and sum as it was given, over as many pages as it takes', async () => {
  const read = await readPdf(openRenderer().report(report))
  expect(read.title).toBe(report.title)
  expect(read.pages).toBeGreaterThan(1)
  for (const text of ['Directorate #strike[of]', 'Diploma 0', 'Diploma 79', 'AED 60', 'AED 4,800'])
    expect(read.text).toContain(text)
})

test('a long name is broken within its column, and its lines are stacked', async () => {
  const name = 'a'.repeat(60)
  const rows = [[name, 'Bachelor\nUniversity', '1', 'AED 20', 'AED 20']]
  const read = await readPdf(openRenderer().report({ ...report, rows }))
  expect(read.text).not.toContain(name)
  expect(read.text.replace(/\s|\u200b/g, '')).toContain(name)
  expect(read.text).toMatch(/Bachelor\s+University/)
})

test('a character that no font has does not stop a report', async () => {
  const rare = { ...report, rows: [['\u{13080}', 'University', '1', 'AED 20', 'AED 20']] }
  expect((await readPdf(openRenderer().report(rare))).text).toContain('University')
})

test('nothing of one report is left in the next', async () => {
  const renderer = openRenderer()
  const first = await readPdf(renderer.report(report))
  const arabic = await readPdf(renderer.report({ ...report, language: 'ar', title: 'كشف حساب' }))
  expect([first.language, arabic.language]).toEqual(['en', 'ar'])
})
