import { hourMs } from '@credenza/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import {
  callAs,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  type Student,
  signIn,
} from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { accountSearch } from '../../people/account/account-search.ts'
import { runSendBreachLetters } from './send-letters.job.ts'

const path = '/api/admin/breaches'

const { world, admin, issuer, student } = await openRolesWorld()
let other: Organisation
let stranger: Student

beforeAll(async () => {
  other = await makeIssuer(world, admin)
  stranger = await makeStudent(world, other)
})
afterAll(() => world.close())

const now = () => world.ctx.clock()
const call = async (method: 'GET' | 'POST', rest = '', body?: object) =>
  callAs(world, admin, method, `${path}${rest}`, body)
const opened = async () =>
  ok(await call('POST', '', { what: 'A lost laptop', foundAt: now().toISOString() })).data
const add = async (id: string, selection: object) => ok(await call('POST', `/${id}/people`, selection)).data
const peopleOf = async (id: string): Promise<string[]> =>
  ok(await call('GET', `/${id}/people`)).data.map(({ email }: { email: string }) => email)
const order = (id: string, texts: object = { en: 'Choose another password.' }) =>
  call('POST', `/${id}/letters`, { texts })
const send = (breachId: string, signal = new AbortController().signal) =>
  runSendBreachLetters(world.ctx, { breachId, onlyOrdered: true }, signal)
const lettersCount = async () => {
  const { count } = await world.ctx.db
    .selectFrom('outgoing_mail')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('kind', '=', 'breach.letter')
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('a case says by when the authority has to know', async () => {
  const { foundAt, reportBy, affected, closedAt } = await opened()
  expect(Date.parse(reportBy) - Date.parse(foundAt)).toBe(72 * hourMs)
  expect([affected, closedAt]).toEqual([0, null])
  const future = new Date(now().getTime() + hourMs).toISOString()
  expect((await call('POST', '', { what: 'x', foundAt: future })).statusCode).toBe(422)
  expect(ok(await call('GET')).total).toBe(1)
})

test('a case keeps what became known later, and when the authority was told', async () => {
  const { _id } = await opened()
  const note = (body: object) => call('POST', `/${_id}/notes`, body)
  expect(ok(await note({ text: 'The disk was encrypted.' })).data.authorityToldAt).toBeNull()
  const future = new Date(now().getTime() + hourMs).toISOString()
  expect((await note({ text: 'x', authorityToldAt: future })).statusCode).toBe(422)
  const authorityToldAt = now().toISOString()
  ok(await note({ text: 'Data Office, reference 17', authorityToldAt }))
  expect(ok(await call('GET', `/${_id}`)).data).toMatchObject({
    authorityToldAt,
    notes: [{ text: 'The disk was encrypted.', authorityToldAt: null }, { authorityToldAt }],
  })
  ok(await call('POST', `/${_id}/close`, { report: 'Done' }))
  expect((await note({ text: 'too late' })).statusCode).toBe(409)
})

test('an organisation’s people and students, and nobody else’s, are affected, once', async () => {
  const { _id } = await opened()
  const selection = { kind: 'organisation', organisationId: issuer.id }
  expect((await add(_id, selection)).affected).toBe(2)
  expect((await add(_id, selection)).affected).toBe(2)
  expect((await peopleOf(_id)).toSorted()).toEqual([issuer.email, student.email].toSorted())
})

test('the people of a case are found by the search text of their accounts', async () => {
  const { _id } = await opened()
  await add(_id, { kind: 'organisation', organisationId: issuer.id })
  const found = async (text: string) =>
    ok(await call('GET', `/${_id}/people?search=${encodeURIComponent(text)}`)).data.map(
      ({ email }: { email: string }) => email,
    )
  const write = (name: string) =>
    world.ctx.db
      .updateTable('account')
      .set(accountSearch({ name, email: student.email }))
      .where('id', '=', student.id)
      .execute()
  expect(await found(student.email.toUpperCase())).toEqual([student.email])
  await write('Zoë')
  expect(await found('zoe')).toEqual([student.email])
  await write(student.name)
  expect(await found('zoe')).toEqual([])
})

test('those who were signed in within a span of time are affected, also after they signed out', async () => {
  world.advance(60_000)
  const from = now().toISOString()
  const again = { ...stranger, ...(await signIn(world, stranger)) }
  ok(await callAs(world, again, 'GET', '/api/logout'))
  const to = new Date(now().getTime() + 1).toISOString()
  world.advance(1_000)
  const { _id } = await opened()
  await add(_id, { kind: 'sessions', from, to })
  expect(await peopleOf(_id)).toContain(stranger.email)
  expect(await peopleOf(_id)).not.toContain(student.email)
})

test('the holders of certificates signed with a key are affected', async () => {
  await signedCertificates(world, other, stranger)
  const { key_id: keyId } = await world.ctx.db
    .selectFrom('certificate_document')
    .select('key_id')
    .where('org_id', '=', other.id)
    .executeTakeFirstOrThrow()
  const { _id } = await opened()
  await add(_id, { kind: 'key', organisationId: issuer.id, keyId })
  expect(await peopleOf(_id)).toEqual([])
  await add(_id, { kind: 'key', organisationId: other.id, keyId })
  expect(await peopleOf(_id)).toEqual([stranger.email])
})

test('everyone gets one letter, however often it is ordered and wherever it is killed', async () => {
  const { _id } = await opened()
  await add(_id, { kind: 'organisation', organisationId: issuer.id })
  const before = await lettersCount()
  ok(await order(_id))
  const failing = {
    ...world.ctx,
    jobs: { ...world.ctx.jobs, enqueue: () => Promise.reject(new Error('killed')) },
  }
  await expect(
    runSendBreachLetters(failing, { breachId: _id, onlyOrdered: true }, new AbortController().signal),
  ).rejects.toThrow('killed')
  expect(await lettersCount()).toBe(before)
  await Promise.all([send(_id), send(_id)])
  ok(await order(_id))
  await send(_id)
  expect(await lettersCount()).toBe(before + 2)
  await add(_id, { kind: 'organisation', organisationId: other.id })
  ok(await order(_id))
  await send(_id)
  expect(await lettersCount()).toBe(before + 4)
  expect(ok(await call('GET', `/${_id}`)).data).toMatchObject({ affected: 4, told: 4 })
})

test('somebody added while letters are written gets one only when letters are ordered again', async () => {
  const { _id } = await opened()
  await add(_id, { kind: 'organisation', organisationId: issuer.id })
  ok(await order(_id))
  await add(_id, { kind: 'organisation', organisationId: other.id })
  const before = await lettersCount()
  await send(_id)
  expect(await lettersCount()).toBe(before + 2)
  expect(ok(await call('GET', `/${_id}`)).data).toMatchObject({ affected: 4, told: 2 })
  ok(await order(_id))
  await send(_id)
  expect(await lettersCount()).toBe(before + 4)
})

test('a closed case takes nobody and sends nothing; its list can still be exported', async () => {
  const { _id } = await opened()
  await add(_id, { kind: 'organisation', organisationId: issuer.id })
  ok(await order(_id))
  const before = await lettersCount()
  ok(await call('POST', `/${_id}/close`, { report: 'The disk was encrypted.' }))
  await send(_id)
  expect(await lettersCount()).toBe(before)
  expect((await order(_id)).statusCode).toBe(409)
  expect((await call('POST', `/${_id}/close`, { report: 'Again' })).statusCode).toBe(409)
  const more = { kind: 'organisation', organisationId: other.id }
  expect((await call('POST', `/${_id}/people`, more)).statusCode).toBe(409)
  const csv = (await call('GET', `/${_id}/people/export`)).body
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3)
  expect(csv).toContain(student.email)
})
