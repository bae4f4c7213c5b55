// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { endedBatch, startBatch } from '../../../../../test/acts/batches.ts'
import { createCertificates } from '../../../../../test/acts/certificates.ts'
import { accountsOf, type ImportedRow, newRows } from '../../../../../test/acts/imports.ts'
import {
  callAs,
  firstSignIn,
  makeIssuer,
  makeStudent,
  ok,
  proveMailbox,
  studentData,
} from '../../../../../test/acts/people.ts'
import { uploadCertificate } from '../../../../../test/acts/uploads.ts'
import { waiting } from '../../../../../test/overlapping.ts'
import { organisationsOf } from '../../../account/organisations-of.ts'
import { openUndoWorld } from './testing.ts'

const { world, admin, issuer, importId, undo } = await openUndoWorld()
const initialPassword = 'Given-by-issuer-7'
// It also checks that the trails recorded every change.
afterAll(() => world.close())

test('an account that another organisation knows stays, and nothing is said about its use', async () => {
  const other = await makeIssuer(world, admin)
  const [shared, claimed] = newRows(2).map((row) => ({ ...row, password: initialPassword })) as [
    ImportedRow,
    ImportedRow,
  ]
  const id = await importId([shared, claimed])
  await firstSignIn(world, { email: claimed.email, password: initialPassword })
  await importId([shared], other)
  ok(await callAs(world, other, 'POST', '/api/student/add-student', studentData(claimed.email)))
  const wish = { kind: 'undo-import', importId: id }
  expect(ok(await callAs(world, issuer, 'POST', '/api/batches/preview', wish)).data).toMatchObject({
    total: 2,
    willChange: 2,
    refused: [],
  })
  await undo(id)
  expect(await accountsOf(world, [shared.email, claimed.email])).toHaveLength(2)
  expect(ok(await callAs(world, other, 'GET', '/api/student/get-student')).total).toBe(2)
})

test('an organisation that undid its list no longer knows the person, and the last one takes the account along', async () => {
  const other = await makeIssuer(world, admin)
  for (const last of [issuer, other]) {
    const [row] = newRows(1) as [ImportedRow]
    const mine = await importId([{ ...row, name: 'Wrong Name', password: 'Wrong-password-7' }])
    const theirs = await importId([row], other)
    const undoMine = () => undo(mine)
    const undoTheirs = () => undo(theirs, other)
    const acts = last === issuer ? [undoTheirs, undoMine] : [undoMine, undoTheirs]
    for (const act of acts) {
      expect(await accountsOf(world, [row.email])).toHaveLength(1)
      expect(await act()).toMatchObject({ done: 1, failed: 0 })
    }
    expect(await accountsOf(world, [row.email])).toEqual([])
    await importId([{ ...row, name: 'Right Name', password: initialPassword }])
    const account = world.ctx.db.selectFrom('account').select('name').where('email', '=', row.email)
    expect(await account.execute()).toEqual([{ name: 'Right Name' }])
    await firstSignIn(world, { email: row.email, password: initialPassword })
  }
})

test('once another organisation has undone its list, a student signs in for the first time as usual', async () => {
  const other = await makeIssuer(world, admin)
  const [row] = newRows(1) as [ImportedRow]
  await importId([{ ...row, password: initialPassword }])
  await undo(await importId([row], other), other)
  await firstSignIn(world, { email: row.email, password: initialPassword })
})

test('an organisation that still has something of a person knows them after an undo', async () => {
  const other = await makeIssuer(world, admin)
  const [row] = newRows(1) as [ImportedRow]
  const theirs = await makeStudent(world, other)
  await createCertificates(world, other, { studentId: theirs.studentId })
  row.email = theirs.email
  await undo(await importId([row]))
  const known = world.ctx.db.selectFrom('account_organisation').innerJoin('account', 'id', 'account_id')
  const organisations = await known
    .select('account_organisation.org_id')
    .where('email', '=', row.email)
    .execute()
  expect(organisations).toEqual([{ org_id: other.id }])
})

test('another organisation that adds a person while an undo deletes the account makes a new one', async () => {
  const other = await makeIssuer(world, admin)
  const [row] = newRows(1) as [ImportedRow]
  const id = await importId([row])
  const before = await accountsOf(world, [row.email])
  const hold = await world.ctx.db.startTransaction().execute()
  await hold.selectFrom('student_count').select('count').where('org_id', '=', issuer.id).forUpdate().execute()
  const { _id } = await startBatch(world, issuer, { kind: 'undo-import', importId: id })
  await world.until(async () => (await waiting(world)) === 1)
  const adding = callAs(world, other, 'POST', '/api/student/add-student', studentData(row.email))
  await world.until(async () => (await waiting(world)) === 2)
  await hold.rollback().execute()
  ok(await adding)
  expect(await endedBatch(world, issuer, _id)).toMatchObject({ done: 1, failed: 0 })
  const after = await accountsOf(world, [row.email])
  expect(after).toHaveLength(1)
  expect(after[0]!.id).not.toBe(before[0]!.id)
})

test('an upload that arrives while an undo deletes its holder’s student names no student, and the issuer knows the holder', async () => {
  const holder = await makeStudent(world, await makeIssuer(world, admin))
  await proveMailbox(world, holder)
  const id = await importId([{ email: holder.email }])
  const hold = await world.ctx.db.startTransaction().execute()
  await hold.selectFrom('student_count').select('count').where('org_id', '=', issuer.id).forUpdate().execute()
  const { _id } = await startBatch(world, issuer, { kind: 'undo-import', importId: id })
  await world.until(async () => (await waiting(world)) === 1)
  const uploading = uploadCertificate(world, { student: holder, issuer })
  await Promise.race([uploading, world.until(async () => (await waiting(world)) === 2)])
  await hold.rollback().execute()
  const uploaded = await uploading
  expect(await endedBatch(world, issuer, _id)).toMatchObject({ done: 1, failed: 0 })
  const certificates = world.ctx.db.selectFrom('certificate').select('student_id').where('id', '=', uploaded)
  expect(await certificates.execute()).toEqual([{ student_id: '' }])
  expect(await organisationsOf(world.ctx.db, [holder.id])).toContain(issuer.id)
})

test('an account that was there before the list stays', async () => {
  const other = await makeIssuer(world, admin)
  const student = await makeStudent(world, other)
  const id = await importId([{ email: student.email }])
  expect(await undo(id)).toMatchObject({ done: 1, failed: 0 })
  expect(await accountsOf(world, [student.email])).toHaveLength(1)
})
