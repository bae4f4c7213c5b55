import { randomUUID } from 'node:crypto'
import { dayMs } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { runBatch } from '../../../../test/acts/batches.ts'
import { acceptedCertificates } from '../../../../test/acts/certificates.ts'
import { mailsTo, untilMails } from '../../../../test/acts/mails.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  signIn,
  studentData,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { eraseAccount } from '../../account/erase-account.ts'
import { findAccountById } from '../../account/find-account.ts'
import { purgeLinks } from './links.ts'

const password = 'a pass phrase of mine'

const world = await openTestWorld()
// A test erases an account without the rest of an erasure.
world.tamper()
let admin = await makeAdmin(world)
let issuer = await makeIssuer(world, admin)
let verifier = await makeVerifier(world, admin)
await world.startRoles()
afterAll(() => world.close())

/** Everybody who acts later signs in again, because the tests let days pass. */
async function pass(days: number): Promise<void> {
  world.advance(days * dayMs)
  admin = await signIn(world, admin)
  issuer = { ...issuer, ...(await signIn(world, issuer)) }
  verifier = { ...verifier, ...(await signIn(world, verifier)) }
}

async function added(email = `i-${randomUUID().slice(0, 8)}@mail.example`, by = issuer) {
  const data = { ...studentData(email), password: 'staple of the issuer' }
  const { _id } = ok(await callAs(world, by, 'POST', '/api/student/add-student', data)).data
  return { id: _id as string, email }
}
const invite = (ids: string[], by = issuer) => runBatch(world, by, { kind: 'invite', students: { ids } })
const failure = async (batchId: string, by = issuer) =>
  ok(await callAs(world, by, 'GET', `/api/batches/${batchId}/failures`)).data[0]?.error
const stateOf = async (id: string, by = issuer) =>
  ok(await callAs(world, by, 'GET', `/api/students/${id}`)).data.invitation.state
const linkPattern = /\/student\/welcome#token=([\w-]{43})(?:&certificate=(\w+))?/
const tokenIn = (text: string): string => linkPattern.exec(text)![1]!
async function mailedToken(email: string, count = 1): Promise<string> {
  const [mail] = await untilMails(world, email, count)
  return tokenIn(mail!.text)
}
const welcome = async (token: string) =>
  ok(await callAs(world, nobody, 'POST', '/api/student/welcome', { token })).data
const choose = (token: string, chosen = password) =>
  callAs(world, nobody, 'POST', '/api/student/welcome/password', {
    token,
    password: chosen,
    confirmPassword: chosen,
  })
const nothing = { step: 'sign-in', name: '', email: '' }

describe('an invited student', () => {
  test('chooses a password with the link, once, and is signed in; the mailbox and the issuer are told', async () => {
    const { id, email } = await added()
    expect(await stateOf(id)).toBe('none')
    await invite([id])
    const token = await mailedToken(email)
    expect(await stateOf(id)).toBe('sent')
    expect(await welcome(token)).toEqual({ step: 'password', name: 'Amal Haddad', email })
    const { data, role } = ok(await choose(token))
    expect(role).toBe('student')
    ok(await callAs(world, { token: data }, 'GET', '/api/user/my-certificates'))
    expect(await stateOf(id)).toBe('accepted')
    expect((await untilMails(world, email, 2))[0]!.subject).toBe('Your Credenza account is ready')

    expect(await welcome(token)).toEqual(nothing)
    expect((await choose(token, 'another pass phrase')).json().error).toBe('welcome_ended')
    ok(await callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole: 'student' }))
  })

  test('who has a password already is led to sign-in, with the same mail and the same words to the issuer', async () => {
    const student = await makeStudent(world, issuer)
    const fresh = await added()
    await invite([student.studentId, fresh.id])
    const [known] = await untilMails(world, student.email, 1)
    const [unknown] = await untilMails(world, fresh.email, 1)
    const words = (text: string) => text.replaceAll(tokenIn(text), '')
    expect(words(known!.text)).toBe(words(unknown!.text))
    expect(await welcome(tokenIn(known!.text))).toEqual(nothing)
    expect((await choose(tokenIn(known!.text))).json().error).toBe('welcome_ended')
    expect([await stateOf(student.studentId), await stateOf(fresh.id)]).toEqual(['sent', 'sent'])
  })

  test('of two simultaneous choices one wins', async () => {
    const { id, email } = await added()
    await invite([id])
    const token = await mailedToken(email)
    const answers = await Promise.all([choose(token), choose(token, 'another pass phrase')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('a password that is easily guessed is refused, and the link still works', async () => {
    const { id, email } = await added()
    await invite([id])
    const token = await mailedToken(email)
    expect((await choose(token, 'Amal Haddad')).json().fields).toHaveProperty('password')
    ok(await choose(token))
  })

  test('an old link asks for a code, and is deleted later', async () => {
    const { id, email } = await added()
    await invite([id])
    const token = await mailedToken(email)
    await pass(8)
    expect(await welcome(token)).toMatchObject({ step: 'code', email })
    expect((await choose(token)).json().error).toBe('welcome_ended')
    await pass(90)
    expect(await welcome(token)).toEqual(nothing)
    await purgeLinks(world.ctx)
    expect(await stateOf(id)).toBe('none')
  })

  test('an unknown token is answered like a used one', async () => {
    expect(await welcome('x'.repeat(43))).toEqual(nothing)
    expect((await choose('x'.repeat(43))).json().error).toBe('welcome_ended')
  })

  test('the token is nowhere in the database, and a mail sent to the old email ends when it is corrected', async () => {
    const { id, email } = await added()
    await invite([id])
    const token = await mailedToken(email)
    const rows = await world.ctx.db.selectFrom('student_invitation').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const { data } = ok(await callAs(world, issuer, 'GET', `/api/students/${id}`))
    const path = `/api/students/${id}`
    ok(await callAs(world, issuer, 'PUT', path, { ...data, email: `new-${email}` }))
    expect(await welcome(token)).toEqual(nothing)
  })

  test('is not spammed: one mail a day from an issuer, three from all of them', async () => {
    const { id, email } = await added()
    const shared: { id: string; by: Organisation }[] = []
    for (let n = 0; n < 3; n++) {
      const by = await makeIssuer(world, admin)
      shared.push({ id: (await added(email, by)).id, by })
    }
    await invite([id])
    const again = await invite([id])
    expect([again.failed, await failure(again._id)]).toEqual([1, 'invited_recently'])
    for (const { id: theirs, by } of shared.slice(0, 2)) expect((await invite([theirs], by)).done).toBe(1)
    const { id: fourth, by } = shared[2]!
    expect(await failure((await invite([fourth], by))._id, by)).toBe('invited_recently')
    await untilMails(world, email, 3)
    await pass(2)
    expect((await invite([id])).done).toBe(1)
    expect((await mailsTo(world, email)).length).toBeGreaterThanOrEqual(3)
  })

  test('the archived and the erased are not invited, and links of the erased are gone', async () => {
    const archived = await added()
    await runBatch(world, issuer, { kind: 'archive', students: { ids: [archived.id] } })
    expect(await failure((await invite([archived.id]))._id)).toBe('student_archived')

    const erased = await added()
    await invite([erased.id])
    const token = await mailedToken(erased.email)
    const { account_id } = await world.ctx.db
      .selectFrom('student')
      .select('account_id')
      .where('id', '=', erased.id)
      .executeTakeFirstOrThrow()
    await withRetry(world.ctx.db, async (tx) =>
      eraseAccount(world.ctx, tx, await findAccountById(tx, account_id)),
    )
    expect(await welcome(token)).toEqual(nothing)
    expect(await failure((await invite([erased.id]))._id)).toBe('student_erased')
    expect(ok(await callAs(world, issuer, 'GET', `/api/students/${erased.id}`)).data.isErased).toBe(true)
  })
})

test('the mail with a certificate has a link that leads to it; sent again, both links work until one is used', async () => {
  const { id, email } = await added()
  const [certificate] = await acceptedCertificates(world, { issuer, verifier, student: { studentId: id } })
  const [mail] = await untilMails(world, email, 1)
  expect(linkPattern.exec(mail!.text)![2]).toBe(certificate)
  const first = tokenIn(mail!.text)
  await runBatch(world, issuer, { kind: 'deliver', certificates: { ids: [certificate] } })
  const second = await mailedToken(email, 2)
  expect(second).not.toBe(first)
  expect(await stateOf(id)).toBe('none')
  const { data } = ok(await choose(second))
  ok(await callAs(world, { token: data }, 'GET', `/api/certificates/${certificate}`))
  expect([await welcome(first), await stateOf(id)]).toEqual([nothing, 'accepted'])
})
