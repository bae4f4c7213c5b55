import { folded } from '@credenza/schema/folded'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { foldedSql } from './folded-sql.ts'
import { foldedText, hasText, searchPattern, searchText } from './search-text.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

/** Whether a column with the search text of these values contains the text. */
async function contains(stored: string, search: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT ${hasText('search', search)} AS found FROM (SELECT ${stored}::text AS search) AS row`.execute(
    db.kysely,
  )
  return rows[0]!.found
}

test('a search text has what the release before looks for, and what we look for', () => {
  expect(searchText(['José  Müller', 'Law', '', 'أحمد'])).toBe('josé müller\njose muller\nlaw\nأحمد\nاحمد')
  expect(searchText(searchText(['José', 'Law']).split('\n'))).toBe(searchText(['José', 'Law']))
  expect(foldedText(['José', '\u200b', 'Law'])).toBe('jose\nlaw')
})

test.each([
  ['jose', true],
  ['JOSÉ', true],
  ['muller law', false],
  ['josé jose', false],
  ['100%', true],
  ['1%0', false],
  ['100％', true],
  ['1％0', false],
  ['O＿C', true],
  ['ｏ＿ｏ', false],
  ['a＼b', true],
  ['o_c', true],
  ['o’c', false],
  ['a\\b', true],
])('%j: %s', async (search, isFound) => {
  expect(await contains(searchText(['José Müller', 'Law', '100%', 'O_Connor', 'a\\b']), search)).toBe(isFound)
})

test('the text of the release before is found as it was found there', async () => {
  expect(await contains('josé müller\nأحمد', 'José')).toBe(true)
  expect(await contains('josé müller\nأحمد', 'أحمد')).toBe(true)
})

test('what folds to nothing does not search', () => {
  for (const search of [undefined, '', '  ', '\u064e', 'ـ', '\u200f'])
    expect(searchPattern(search)).toBeUndefined()
})

test('Postgres folds columns to the same texts', async () => {
  const texts = [
    ...[
      'José  MÜLLER',
      'ŁUKASZ Straße ẞ',
      'İstanbul Işıl',
      'Œuvre ÆØÅ Þór',
      '  John\t Smith ',
      'ΟΔΟΣ Ὀδυσσεύς',
      'Йод',
    ],
    ...[
      'أَحْمَد عبد اللهِ',
      'إبراهيم آل ٱلله ﷺ',
      'مُدَرِّسَة ٢٠٢٤',
      'علی ہے ۃ ۂ ۀ ۓ ھ ۱۲',
      'محـــمد',
      '\u200fعلي\u200e',
    ],
    ...[
      'ज़ाकिर क़लम हिन्दी १२',
      '王小明 Ｆｕｌｌ １２\u3000３',
      '한국 が',
      'O’Brien ‑ –',
      'a\u2028b\u1680c',
      '½ ² ﬁ ㍿',
    ],
    ...["100% O_C \\ '", '', 'বাংলা', 'x\u00a0\u00a0y'],
  ]
  const { rows } = await sql<{ text: string; by_postgres: string }>`
    SELECT text, btrim(${foldedSql(sql.ref('text'))}) AS by_postgres FROM unnest(${texts}::text[]) AS given (text)`.execute(
    db.kysely,
  )
  expect(rows.map((row) => row.by_postgres)).toEqual(texts.map(folded))
})

test('Postgres keeps values apart, and leaves out what is null', async () => {
  const { rows } = await sql<{ text: string }>`
    SELECT ${foldedSql(sql`'É'`, sql`NULL`, sql`'Law'`)} AS text`.execute(db.kysely)
  expect(rows).toEqual([{ text: 'e\nlaw' }])
})
