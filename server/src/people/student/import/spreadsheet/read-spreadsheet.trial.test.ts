import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workbookOf } from './xlsx/testing.ts'

const COLUMNS = 11
const sheetOf = (rows: number, columns = COLUMNS) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => `text ${row} ${column}`),
  )

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-trial-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Reads a file in a separate process. Returns the rows or the code, and by how many MB the process grew. */
async function readInChild(file: string): Promise<{ result: number | string; grownMb: number }> {
  const script = `
    const { readSpreadsheet } = await import(${JSON.stringify(new URL('./read-spreadsheet.ts', import.meta.url).href)})
    const before = process.resourceUsage().maxRSS
    let result = 0
    try {
      for await (const _row of readSpreadsheet(${JSON.stringify(file)}, { maxRows: 1e6, timeoutMs: 120_000 })) result++
    } catch (error) { result = error.sentence.key }
    console.log(JSON.stringify({ result, grownMb: (process.resourceUsage().maxRSS - before) / 1024 }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout)
}

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, bytes)
  return file
}

test('50,000 rows of .xlsx, with no two texts alike and all shared as in Excel, take less than 200 MB', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: sheetOf(50_000) }] })
  const { result, grownMb } = await readInChild(await fileOf('a.xlsx', bytes))
  expect(result).toBe(50_000)
  expect(grownMb).toBeLessThan(200)
}, 120_000)

test('50 MB of .csv take less than 200 MB', async () => {
  const file = join(folder, 'a.csv')
  const stream = createWriteStream(file)
  for (const row of sheetOf(300_000)) stream.write(`${row.join(',')}\n`)
  await new Promise<void>((resolve) => stream.end(resolve))
  const { result, grownMb } = await readInChild(file)
  expect(result).toBe(300_000)
  expect(grownMb).toBeLessThan(200)
}, 120_000)

test('a zip bomb, 500 MB of empty rows in half a megabyte, ends with a code and without using memory', async () => {
  const empty = '<row/>'.repeat(1 << 20)
  const bomb = workbookOf({ sheet: `<worksheet>${empty.repeat(70)}` })
  const { result, grownMb } = await readInChild(await fileOf('bomb.xlsx', bomb))
  expect(result).toBe('invalid.sheet_damaged')
  expect(grownMb).toBeLessThan(200)
}, 240_000)
