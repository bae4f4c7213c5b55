import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'
import { readChunks } from './read-chunks.ts'

const place = {
  sheet: 0,
  headingRow: 1,
  headingLines: 1,
  nameParts: [],
  date1904: false,
  merged: false,
  certainty: 'certain' as const,
}
const header = ['Student Name', 'Email']
const columns = { name: 0, email: 1 }
const layout = layoutOf({ place, header, columns, dates: null, created_at: new Date('2026-06-01') })

async function* list() {
  yield { row: 2, cells: ['Mira', 'mira@uni.example'], hidden: true as const }
  yield { row: 3, cells: ['Total: 1'] }
}

test('of a hidden row nothing is kept but that it is there', async () => {
  const settle = async () => 'day-first' as const
  const [chunk] = await Array.fromAsync(readChunks('org_test', list(), { layout, settle }))
  expect(chunk!.asides).toEqual([
    { row: 2, kind: 'hidden', text: '' },
    { row: 3, kind: 'total', text: 'Total: 1' },
  ])
})
