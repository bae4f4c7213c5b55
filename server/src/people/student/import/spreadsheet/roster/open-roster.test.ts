import { describe, expect, test } from 'vitest'
import { SpreadsheetError } from '../spreadsheet-error.ts'
import { all } from '../testing.ts'
import { workbookOf, zip } from '../xlsx/testing.ts'
import { openRoster } from './open-roster.ts'
import { layla, omar, rosterOf } from './testing.ts'

async function rowsOf(bytes: Uint8Array) {
  const roster = await openRoster(bytes)
  return roster && all(roster.rows(0) as AsyncIterable<{ row: number; cells: string[] }>)
}
const refused = (bytes: Uint8Array): Promise<unknown> =>
  rowsOf(bytes).then(
    () => 'nothing',
    (error) => (error instanceof SpreadsheetError ? error.sentence.key : error),
  )

describe('a OneRoster archive', () => {
  test.each(['1.1', '1.2'])(
    'of version %s is a sheet of its students, without their passwords',
    async (version) => {
      expect(await rowsOf(rosterOf([layla, omar], { version }))).toEqual([
        {
          row: 1,
          cells: [
            ...['Name', 'Father Name', 'Mother Name', 'College Name', 'Course Name', 'Year', 'Roll Number'],
            ...['Mobile Number', 'Date Of Birth', 'Email'],
          ],
        },
        {
          row: 2,
          cells: [
            ...['Layla Noor', 'Khalid Noor', 'Mariam Noor', 'College of Engineering', '', '', '0042'],
            ...['0501234567', '2001-02-03', 'layla@uni.example'],
          ],
        },
        {
          row: 3,
          cells: [
            ...['Omar Said', '', '', 'College of Engineering', '', '', 'u2'],
            ...['0501234567', '2002-03-04', 'omar@uni.example'],
          ],
        },
      ])
    },
  )

  test('with users only is read too, without those to be deleted', async () => {
    const users = (status: string) =>
      `sourcedId,status,givenName,familyName,role\nu1,${status},Layla,Noor,student\nu2,,Omar,Said,student`
    const bytes = (status: string) =>
      rosterOf([], {
        version: '1.1',
        changed: { 'users.csv': users(status), 'orgs.csv': undefined, 'demographics.csv': undefined },
      })
    const names = async (status: string) =>
      (await rowsOf(bytes(status)))?.slice(1).map(({ cells }) => cells[0])
    expect(await names('active')).toEqual(['Layla Noor', 'Omar Said'])
    expect(await names('tobedeleted')).toEqual(['Omar Said'])
  })

  test.each<[string, Uint8Array, string]>([
    ['changes only', rosterOf([layla], { mode: 'delta' }), 'invalid.sheet_roster_delta'],
    ['another version', rosterOf([layla], { version: '1.0' }), 'invalid.sheet_roster_version'],
    ['nobody', rosterOf([], { mode: 'absent' }), 'invalid.sheet_roster_users'],
    [
      'no users.csv, though its manifest says so',
      rosterOf([layla], { changed: { 'users.csv': undefined } }),
      'invalid.sheet_roster_users',
    ],
    [
      'a file without a needed column',
      rosterOf([layla], { changed: { 'roles.csv': 'sourcedId,userSourcedId\nr1,u1' } }),
      'invalid.sheet_roster_column',
    ],
    [
      'a quotation mark that is not closed',
      rosterOf([layla], { changed: { 'orgs.csv': 'sourcedId,name\no1,"College' } }),
      'invalid.sheet_quotation',
    ],
    ['a bomb', rosterOf([layla], { changed: { 'orgs.csv': 'x'.repeat(257 * 2 ** 20) } }), 'too_large.sheet'],
  ])('with %s is refused', async (_what, bytes, why) => {
    expect(await refused(bytes)).toBe(why)
  })

  test('with more than five million records is refused', { tags: ['slow'] }, async () => {
    const changed = { 'manifest.csv': `propertyName,value${'\n'.repeat(5_000_001)}` }
    expect(await refused(rosterOf([layla], { changed }))).toBe('too_large.sheet')
  })

  test('is recognised by its manifest; other archives are not rosters', async () => {
    expect(await openRoster(workbookOf({ sheet: '<worksheet/>' }))).toBeUndefined()
    expect(await openRoster(zip({ 'users.csv': 'sourcedId' }))).toBeUndefined()
  })
})
