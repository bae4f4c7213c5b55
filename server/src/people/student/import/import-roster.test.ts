// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { ownerOf } from '../../../../test/acts/colleagues.ts'
import { callAs, makeAdmin, makeIssuer, ok, uploadAs } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { runImportStudents } from './import-students.job.ts'
import { runReviewSheet } from './review-sheet.job.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import { layla, omar, rosterOf } from './spreadsheet/roster/testing.ts'
import { all } from './spreadsheet/testing.ts'

const world = await openTestWorld()
const issuer = await makeIssuer(world, await makeAdmin(world))
const accountId = await ownerOf(world, issuer)
afterAll(() => world.close())

const { signal } = new AbortController()
const upload = (bytes: Uint8Array) =>
  uploadAs(world, issuer, '/api/student/import-student-excel?preview=true', {
    doc_url: new File([Uint8Array.from(bytes)], 'roster.zip'),
  })
const at = (id: string, act = '') => `/api/student/imports/${id}${act}`
const job = (importId: string, round: number) => ({
  organisationId: issuer.id,
  importId,
  accountId,
  round,
})
const students = async () => ok(await callAs(world, issuer, 'GET', '/api/student/get-student')).data

async function reviewed(bytes: Uint8Array) {
  const id: string = ok(await upload(bytes)).importId
  await runReviewSheet(world.ctx, job(id, 0), signal)
  return { id, found: ok(await callAs(world, issuer, 'GET', at(id))).data }
}
async function write(id: string, { updateExisting = false } = {}) {
  ok(await callAs(world, issuer, 'POST', at(id, '/start'), { updateExisting }))
  await runImportStudents(world.ctx, job(id, 1), signal)
}

test('a student system’s archive adds students, reports what is missing, and updates them the next time', async () => {
  const first = await reviewed(rosterOf([layla, omar]))
  expect(first.found).toMatchObject({ status: 'ready', certainty: 'certain', created: 1, failed: 1 })
  expect(first.found.problems).toMatchObject([{ kind: 'missing', errors: [{ row: 3 }, { row: 3 }] }])
  const errors = await callAs(world, issuer, 'GET', at(first.id, '/errors.xlsx'))
  const toCorrect = await all(readSpreadsheet(errors.rawPayload, { maxRows: 10, timeoutMs: 30_000 }))
  expect(toCorrect[1]!.cells.slice(0, 3)).toEqual(['Omar Said', '', ''])
  await write(first.id)
  expect(await students()).toMatchObject([{ name: 'Layla Noor', rollNumber: '0042', email: layla.email }])

  const second = await reviewed(rosterOf([{ ...layla, family: 'Haddad' }]))
  expect(second.found).toMatchObject({ created: 0, changed: 1 })
  expect(second.found.changes[0].differences).toEqual([
    { field: 'name', from: 'Layla Noor', to: 'Layla Haddad' },
  ])
  await write(second.id, { updateExisting: true })
  expect(await students()).toMatchObject([{ name: 'Layla Haddad' }])
})

test('an archive of changes only is refused before anything is stored', async () => {
  const answer = await upload(rosterOf([layla], { mode: 'delta' }))
  expect([answer.statusCode, answer.json().key]).toEqual([422, 'invalid.sheet_roster_delta'])
})
