import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  acceptedCertificates,
  createCertificates,
  sign,
  signedCertificates,
} from '../../test/certificates.ts'
import { openRequest } from '../../test/corrections.ts'
import { untilMails } from '../../test/mails.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  type Person,
  signIn,
} from '../../test/people.ts'
import { rowCounts } from '../../test/row-counts.ts'
import { addPasskey, freshSecondFactor } from '../../test/second-factor.ts'
import { lookAt, sharedCertificate } from '../../test/shares.ts'
import { openTestWorld, type TestWorld } from '../../test/test-world.ts'
import { answerUpload, uploadCertificate } from '../../test/uploads.ts'
import { runErasePerson } from './erase-person.job.ts'
import { planErasures } from './run-erasing.ts'

const uncommonName = 'Zubayda Al-Qahtani'
const dayMs = 24 * 60 * 60_000

let world: TestWorld
let admin: Person
let issuer: Organisation
let stranger: Organisation
let verifier: Organisation

beforeAll(async () => {
  world = await openTestWorld()
  await world.startRoles()
  admin = await makeAdmin(world)
  issuer = await makeIssuer(world, admin)
  stranger = await makeIssuer(world, admin)
  verifier = await makeVerifier(world, admin)
})
afterAll(() => world.close())

const path = '/api/user/erasure'
const ask = (who: Person, password = who.password) => callAs(world, who, 'POST', path, { password })
const state = async (who: Person) => ok(await callAs(world, who, 'GET', path)).data
const takeBack = (who: Person) => callAs(world, who, 'DELETE', path)
const signInAgain = ({ email, password }: Person) =>
  callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole: 'student' })

/** Moves the clock behind the window; whoever stays signs in again. */
async function waitOutWindow(): Promise<void> {
  world.advance(7 * dayMs + 1)
  issuer = { ...issuer, ...(await signIn(world, issuer)) }
  stranger = { ...stranger, ...(await signIn(world, stranger)) }
  verifier = { ...verifier, ...(await signIn(world, verifier)) }
}

/** Asks for the erasure and waits until the job has done it. */
async function erase(who: Person): Promise<void> {
  ok(await ask(who))
  await waitOutWindow()
  await planErasures(world.ctx)
  await world.until(async () => (await entries(who, 'person.erased')) > 0)
}

async function entries({ id }: Person, action: string): Promise<number> {
  const rows = await world.ctx.db
    .selectFrom('audit_entry')
    .select('seq')
    .where('subject', '=', id)
    .where('action', '=', action)
    .execute()
  return rows.length
}

test('it can be taken back for seven days, in which everything goes on working, and each step is mailed', async () => {
  const student = await makeStudent(world, issuer)
  expect(await state(student)).toBeNull()
  const asked = ok(await ask(student)).data
  expect(Date.parse(asked.dueAt) - Date.parse(asked.askedAt)).toBe(7 * dayMs)
  expect(ok(await ask(student)).data).toEqual(asked)
  expect(await state(student)).toEqual(asked)
  await planErasures(world.ctx)
  await signedCertificates(world, issuer, student)
  expect(ok(await callAs(world, student, 'GET', '/api/user/my-certificates')).certificates).toHaveLength(1)

  expect(ok(await takeBack(student)).data).toBeNull()
  ok(await takeBack(student))
  expect(await state(student)).toBeNull()
  const [takenBack, first, ...others] = await untilMails(world, student.email, 2)
  expect(others).toEqual([])
  expect(first!.subject).toMatch(/^Your data will be erased on .+ · .*ستُمحى بياناتك/)
  expect(first!.text).toContain('/student/my-data')
  expect(takenBack!.subject).toContain('Your data stays')
  expect(await entries(student, 'person.erasure-asked')).toBe(1)
  expect(await entries(student, 'person.erasure-taken-back')).toBe(1)
})

test('what was taken back is not carried out, whatever job is left over', async () => {
  const student = await makeStudent(world, issuer)
  ok(await ask(student))
  ok(await takeBack(student))
  await waitOutWindow()
  await planErasures(world.ctx)
  await world.ctx.db.transaction().execute((tx) => runErasePerson(world.ctx, tx, { accountId: student.id }))
  expect(await entries(student, 'person.erased')).toBe(0)
  expect((await signInAgain(student)).statusCode).toBe(200)
})

test('a wrong password asks for nothing, and guessing is slowed', async () => {
  const student = await makeStudent(world, issuer)
  const refused = await ask(student, 'not my password')
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { password: 'This is not your password.' },
  ])
  expect(await state(student)).toBeNull()
  expect((await ask(student, '')).statusCode).toBe(422)
})

test('where a second factor is set it must have been shown lately', async () => {
  const student = await makeStudent(world, issuer)
  await addPasskey(world, student)
  world.advance(6 * 60_000)
  const stale = await ask(student)
  expect([stale.statusCode, stale.json().error]).toEqual([403, 'second_factor_stale'])
  await freshSecondFactor(world, student)
  ok(await ask(student))
})

test('after the window nothing of the person is left but ids, and the public page says that it was erased', async () => {
  const student = await makeStudent(world, issuer, 'leila.unique@mail.example')
  const { certificateId, link } = await sharedCertificate(world, { issuer, student })
  const { requestId } = await openRequest(world, issuer, student)
  const open = await uploadCertificate(world, { student, issuer: stranger })
  await world.ctx.db.updateTable('account').set({ name: uncommonName }).where('id', '=', student.id).execute()
  const answered = await uploadCertificate(world, { student, issuer: stranger })
  ok(await answerUpload(world, stranger, answered))
  const [recorded] = await acceptedCertificates(world, { issuer, verifier, student })
  const evidenceOf = async (id: string) => ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data
  await world.until(async () => (await evidenceOf(recorded!)).anchor)
  expect(await evidenceOf(recorded!)).toMatchObject({ erased: false, cid: expect.any(String) })

  await erase(student)

  expect((await signInAgain(student)).statusCode).toBe(401)
  expect((await lookAt(world, link._id)).state).toBe('revoked')
  expect(await evidenceOf(recorded!)).toMatchObject({
    erased: true,
    cid: null,
    log: expect.anything(),
    review: { state: 'accepted' },
  })
  expect((await callAs(world, nobody, 'GET', `/api/evidence/${open}`)).statusCode).toBe(404)
  const seenBy = async (who: Person, id: string) =>
    ok(await callAs(world, who, 'GET', `/api/certificates/${id}`)).data
  expect((await seenBy(issuer, certificateId)).documentKey).toBeUndefined()
  expect((await seenBy(issuer, certificateId)).certificates[0].userName).toBe(student.name)
  expect((await seenBy(stranger, answered)).certificates[0]).toMatchObject({ userName: '', loa_doc: '' })
  const asked = ok(await callAs(world, issuer, 'GET', '/api/correction-requests')).data
  expect(asked.find((one: { _id: string }) => one._id === requestId)).toMatchObject({
    state: 'withdrawn',
    why: '',
    changes: [],
  })
  const [last] = await untilMails(world, student.email, 1)
  expect(last!.subject).toContain('Your data was erased')
  expect(await tablesWith(student.email)).toEqual(['student'])
  // Whom the issuer knows by the upload only: no list of its own names them.
  expect(await tablesWith(uncommonName)).toEqual([])
  expect(await tablesWith(student.id)).toEqual([
    'account',
    'audit_entry',
    'certificate',
    'correction_request',
    'erasure',
    'share_link',
    'student',
  ])
})

test('a server that dies at the end of it has erased nothing, and the next one does', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, student)
  ok(await ask(student))
  await waitOutWindow()
  const dying = world.ctx.db.transaction().execute(async (tx) => {
    await runErasePerson(world.ctx, tx, { accountId: student.id })
    throw new Error('The power fails')
  })
  await expect(dying).rejects.toThrow('The power fails')
  const back = await signIn(world, student)
  expect(ok(await callAs(world, back, 'GET', `/api/certificates/${id}`)).data.documentKey).toMatch(/./)
  await planErasures(world.ctx)
  await world.until(async () => (await entries(student, 'person.erased')) > 0)
  expect((await callAs(world, back, 'GET', path)).statusCode).toBe(401)
})

test('erasing runs once, and a person whom an issuer certifies again begins anew', async () => {
  const student = await makeStudent(world, issuer)
  const [old] = await signedCertificates(world, issuer, student)
  const [draft] = await createCertificates(world, issuer, student)
  await erase(student)
  await world.ctx.db.transaction().execute((tx) => runErasePerson(world.ctx, tx, { accountId: student.id }))
  expect(await entries(student, 'person.erased')).toBe(1)

  ok(await sign(world, issuer, [draft!]))
  const [fresh] = await signedCertificates(world, issuer, student)
  const keyOf = async (id: string) =>
    ok(await callAs(world, issuer, 'GET', `/api/certificates/${id}`)).data.documentKey
  expect(await keyOf(old!)).toBeUndefined()
  for (const id of [draft!, fresh!]) expect(await keyOf(id)).toMatch(/./)
  const holders = await world.ctx.db
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select(['certificate.id', 'account.email'])
    .where('certificate.student_id', '=', student.studentId)
    .execute()
  expect(Object.fromEntries(holders.map(({ id, email }) => [id, email]))).toEqual({
    [old!]: student.id,
    [draft!]: student.email,
    [fresh!]: student.email,
  })
})

/** Tables with rows in which this text can be read. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of Object.keys(await rowCounts(world))) {
    const { rows } = await sql<{ n: string }>`
      SELECT count(*) AS n FROM ${sql.table(name)} AS t WHERE position(lower(${text}) IN lower(t::text)) > 0`.execute(
      world.ctx.db,
    )
    if (rows[0]!.n !== '0') found.push(name)
  }
  return found
}
