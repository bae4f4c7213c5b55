// @module-tag slow
import { dayMs } from '@credenza/schema'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accept, createCertificates, readAs, revoke, sign } from '../../../test/acts/certificates.ts'
import { untilMails } from '../../../test/acts/mails.ts'
import {
  callAs,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  type Student,
  suspendOrganisation,
} from '../../../test/acts/people.ts'
import { verifyAsStranger } from '../../../test/stranger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { remindOfExpiry } from './remind-of-expiry.ts'
import { standardSettings } from './standard-settings.ts'

const { world, admin, verifier } = await openRolesWorld({ startRoles: true })
world.tamper()
let issuer: Organisation
beforeEach(async () => {
  issuer = await makeIssuer(world, admin)
})
afterAll(() => world.close())

const lastDay = (days: number) =>
  new Date(world.ctx.clock().getTime() + days * dayMs).toISOString().slice(0, 10)

async function expiring(student: Student, days: number): Promise<string> {
  const [id] = await createCertificates(world, issuer, student)
  await sql`UPDATE certificate SET valid_until = ${lastDay(days)} WHERE id = ${id}`.execute(world.ctx.db)
  ok(await sign(world, issuer, [id!]))
  ok(await accept(world, verifier, [id!]))
  return id!
}
const remindIn = (days: number) => {
  const clock = () => new Date(Date.now() + days * dayMs)
  return remindOfExpiry({ ...world.ctx, clock })
}
const reminders = async () =>
  ok(await callAs(world, issuer, 'GET', '/api/deliveries')).data.filter(
    ({ kind }: { kind: string }) => kind === 'expiry',
  )

test('the holder is reminded thirty and seven days before, once each', async () => {
  const student = await makeStudent(world, issuer)
  await expiring(student, 60)
  await untilMails(world, student.email, 1)
  for (const [inDays, mails] of [
    [29, 0],
    [31, 1],
    [40, 1],
    [54, 2],
    [58, 2],
    [61, 2],
  ] as const) {
    await remindIn(inDays)
    await remindIn(inDays)
    expect(await reminders()).toHaveLength(mails)
  }
  const subjects = (await untilMails(world, student.email, 3)).map(({ text }) => text)
  expect(subjects.filter((text) => text.includes('is valid until'))).toHaveLength(2)
})

test('nobody is reminded of a certificate that was accepted too late or revoked, or whose issuer wants no reminders', async () => {
  const student = await makeStudent(world, issuer)
  await expiring(student, 20)
  const revoked = await expiring(student, 60)
  ok(await revoke(world, issuer, revoked))
  await remindIn(0)
  await remindIn(35)
  expect(await reminders()).toHaveLength(0)
  await expiring(student, 60)
  await untilMails(world, student.email, 2)
  const silent = { ...standardSettings, remindBeforeExpiry: false }
  ok(await callAs(world, issuer, 'PUT', '/api/delivery/settings', silent))
  await remindIn(35)
  expect(await reminders()).toHaveLength(0)
})

test('nobody is reminded for a suspended issuer; what is due then follows its reinstatement', async () => {
  const student = await makeStudent(world, issuer)
  await expiring(student, 60)
  await untilMails(world, student.email, 1)
  ok(await suspendOrganisation(world, admin, issuer))
  await remindIn(31)
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/reinstate`))
  expect(await reminders()).toEqual([])
  await remindIn(32)
  expect(await reminders()).toHaveLength(1)
})

test('a stranger who checks it sees until when it is valid, or that it has expired', async () => {
  const student = await makeStudent(world, issuer)
  const validity = async (days: number) => {
    const id = await expiring(student, days)
    await world.until(async () => (await readAs(world, issuer, id)).txHash)
    const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
    const link = certificates.find(({ _id }: { _id: string }) => _id === id)
    const { checks } = await verifyAsStranger(world, link)
    return checks.find(({ name }) => name === 'validity')
  }
  const until = (days: number) => expect.objectContaining({ until: `${lastDay(days)}T23:59:59Z` })
  expect(await validity(60)).toMatchObject({ answer: 'passed', details: until(60) })
  expect(await validity(-1)).toMatchObject({ answer: 'failed', code: 'expired', details: until(-1) })
})
