// @module-tag slow
import { dayMs } from '@credenza/schema'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { callOnLaunch, click, type LaunchKey, courseRule as rule } from '../../../test/acts/launches.ts'
import { type Caller, callAs, ok } from '../../../test/acts/people.ts'
import { callDuring, untilLockAwaited } from '../../../test/overlapping.ts'
import { openLearningPlatform, teacher } from '../../../test/stand-ins/learning-platform.ts'
import { openLearningWorld, openUniversity } from '../../../test/worlds/learning-world.ts'
import { runErasePerson } from '../../holders/erasure/erase-person.job.ts'
import { findAccountById } from '../../people/account/find-account.ts'
import { initialPasswordHash } from '../../people/account/password/passwords.ts'
import { setPassword } from '../../people/account/password/set-password.ts'
import { claim } from '../../people/learning-platform/claims.ts'

const { world, admin } = await openLearningWorld()
const { university, standIn, platformId, aisha } = await openUniversity(world, admin)
afterAll(async () => {
  await standIn.close()
  await world.close()
})
beforeEach(() => {
  standIn.state.people = [{ id: 'aisha', name: aisha.name, email: aisha.email, scores: { Exam: 90 } }]
})

const launch = (contextId: string) =>
  click(world, { platformId, standIn }, { subject: 'dina', roles: [teacher], contextId })
const call = (key: LaunchKey, act: string, body: object = {}, who?: Caller) =>
  callOnLaunch(world, key, act, body, who)

test('somebody whom a platform lists twice is awarded once', async () => {
  standIn.state.people.push(standIn.state.people[0]!)
  const key = await launch('twice')
  ok(await call(key, 'rule', { rule }))
  expect(ok(await call(key, 'grades')).data.people).toHaveLength(1)
  expect(ok(await call(key, 'award', { people: ['aisha'], rule })).data.proposed).toBe(1)
})

test('what somebody agreed to is awarded: not what another teacher has put in its place since', async () => {
  const key = await launch('changed')
  ok(await call(key, 'rule', { rule }))
  const doctorate = { ...rule, title: 'A doctorate' }
  ok(await call(await launch('changed'), 'rule', { rule: doctorate }))
  const award = (seen: object) => call(key, 'award', { people: ['aisha'], rule: seen })
  expect((await award(rule)).json().key).toBe('invalid.course_rule_changed')
  ok(await award(doctorate))
  const { data } = ok(await callAs(world, university, 'GET', '/api/courses'))
  const { _id } = data.find((one: { rule: { title: string } }) => one.rule.title === 'A doctorate')
  const accept = (seen: object) =>
    callAs(world, university, 'POST', `/api/courses/${_id}/proposals/accept`, { rule: seen })
  expect((await accept(rule)).json().key).toBe('invalid.course_rule_changed')
  expect(ok(await accept(doctorate)).data.title).toBe('A doctorate')
})

test('who ends their other sessions is not connected any more', async () => {
  const key = await launch('stolen')
  ok(await call(key, 'connect', {}, university))
  const account = async () => ok(await call(key, 'read')).data.account
  expect(await account()).not.toBeNull()
  ok(await callAs(world, university, 'DELETE', '/api/account/sessions'))
  expect(await account()).toBeNull()
})

test('a colleague who was removed is forgotten, too', async () => {
  const teaching = await makeColleague(world, university, undefined, 'preparer')
  ok(await call(await launch('left'), 'connect', {}, teaching))
  const connected = () =>
    world.ctx.db
      .selectFrom('learning_account')
      .select('subject')
      .where('account_id', '=', teaching.accountId)
      .execute()
  expect(await connected()).toHaveLength(1)
  ok(await callAs(world, university, 'DELETE', `/api/colleagues/${teaching.accountId}`))
  expect(await connected()).toEqual([])
})

test('who makes a platform another one acts for nobody who connected under the old one', async () => {
  const forger = await openLearningPlatform()
  const at = `/api/learning-platforms/${platformId}`
  const staff = await makeColleague(world, university)
  const before = await launch('forged')
  ok(await call(before, 'rule', { rule }))
  const connect = async () => ok(await call(await launch('forged'), 'connect', {}, staff))
  const account = async (key: LaunchKey) => ok(await call(key, 'read')).data.account
  const save = async (change: object) => {
    ok(
      await callAs(world, manager, 'PUT', at, {
        name: 'Moodle',
        settings: { ...standIn.settings, ...change },
      }),
    )
    ok(await callAs(world, manager, 'POST', `${at}/test`))
    ok(await callAs(world, manager, 'PUT', `${at}/state`, { on: true }))
  }
  const manager = await makeColleague(world, university, 'Mallory', 'manager')
  await connect()
  // A new name or installation is still the same platform.
  await save({ deploymentIds: ['1', '2'] })
  expect(await account(before)).toMatchObject({ mayPrepare: true })

  await save({ keysUrl: forger.settings.keysUrl })
  expect((await call(before, 'read')).json().key).toBe('launch_failed.expired')
  const forged = await click(
    world,
    { platformId, standIn: { ...forger, issuer: standIn.issuer } },
    { subject: 'dina', roles: [teacher], contextId: 'forged', claims: { iss: standIn.issuer } },
  )
  expect(await account(forged)).toBeNull()
  await save({})
  // What came in since does not wait for the person to connect again.
  await connect()
  expect((await call(forged, 'read')).json().key).toBe('launch_failed.expired')
  expect(await account(await launch('forged'))).toMatchObject({ mayPrepare: true })
  const entries = await world.ctx.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('org_id', '=', university.id)
    .where('action', '=', 'learning-platform.changed')
    .where('actor', '=', manager.accountId)
    .orderBy('seq')
    .execute()
  expect(entries.map(({ detail }) => detail)).toMatchObject([{}, { disconnected: 1 }, {}])
  await forger.close()
})

test('nobody connects while their platform becomes another', async () => {
  const staff = await makeColleague(world, university)
  const hold = await world.ctx.db.startTransaction().execute()
  const key = await launch('meanwhile')
  const change = { ...standIn.settings, clientId: 'another' }
  await hold
    .updateTable('learning_platform')
    .set({ settings: JSON.stringify(change) })
    .where('id', '=', platformId)
    .execute()
  const connecting = call(key, 'connect', {}, staff)
  await untilLockAwaited(world)
  await hold.commit().execute()
  expect((await connecting).json().key).toBe('launch_failed.expired')
  await world.ctx.db
    .updateTable('learning_platform')
    .set({ settings: JSON.stringify(standIn.settings) })
    .where('id', '=', platformId)
    .execute()
})

test('nobody connects with a session that a reset of the password ends in the meantime', async () => {
  const staff = await makeColleague(world, university)
  const key = await launch('thief')
  const { ctx } = world
  const answer = await callDuring(
    world,
    async (tx) => {
      const password_hash = initialPasswordHash(ctx.keys, 'another one')
      const account = await findAccountById(tx, staff.accountId)
      await setPassword(ctx, tx, account, { password_hash, action: 'account.password-reset' })
    },
    () => call(key, 'connect', {}, staff),
  )
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in'])
  const connected = ctx.db.selectFrom('learning_account').select('subject')
  expect(await connected.where('account_id', '=', staff.accountId).execute()).toEqual([])
})

test('two installations of one platform share no course, even with the same ids', async () => {
  const at = `/api/learning-platforms/${platformId}`
  const settings = { ...standIn.settings, deploymentIds: ['1', '2'] }
  ok(await callAs(world, university, 'PUT', at, { name: 'Moodle', settings }))
  ok(await callAs(world, university, 'POST', `${at}/test`))
  ok(await callAs(world, university, 'PUT', `${at}/state`, { on: true }))
  const from = (deployment: string, choosing = false) =>
    click(
      world,
      { platformId, standIn },
      {
        subject: `teacher-${deployment}`,
        roles: [teacher],
        contextId: '17',
        resourceLinkId: '5',
        choosing,
        claims: { [claim.deployment]: deployment },
      },
    )
  const seen = async (deployment: string) => ok(await call(await from(deployment), 'read')).data.rule
  const courses = () =>
    world.ctx.db.selectFrom('course_link').select(['id', 'deployment_id']).where('context_id', '=', '17')

  // A course of an earlier release belongs to the installation that was entered first.
  const { courseId } = ok(await call(await from('1'), 'rule', { rule }))
  await world.ctx.db
    .updateTable('course_link')
    .set({ deployment_id: null })
    .where('context_id', '=', '17')
    .execute()
  expect([await seen('1'), await seen('2')]).toEqual([rule, null])
  expect((await call(await from('2', true), 'return', { courseId })).statusCode).toBe(404)
  ok(await call(await from('1'), 'rule', { rule }))
  expect(await courses().execute()).toEqual([{ id: expect.any(String), deployment_id: '1' }])

  const ours = { ...rule, title: 'Tunnels' }
  ok(await call(await from('2'), 'rule', { rule: ours }))
  expect([await seen('1'), await seen('2')]).toEqual([rule, ours])
  expect((await courses().execute()).map((course) => course.deployment_id).sort()).toEqual(['1', '2'])
})

test('somebody whose id cannot be stored is refused', async () => {
  const key = await launch('odd')
  ok(await call(key, 'rule', { rule }))
  standIn.state.people = [{ id: 'ai\0sha', name: aisha.name, email: aisha.email, scores: { Exam: 90 } }]
  expect((await call(key, 'grades')).json().key).toBe('launch_failed.refused')
})

test('somebody whose data was erased has no id of a platform any more, and is not awarded again', async () => {
  const before = await launch('awarded')
  ok(await call(before, 'rule', { rule }))
  ok(await call(before, 'award', { people: ['aisha'], rule }))
  const { data } = ok(await callAs(world, university, 'GET', '/api/courses'))
  const waiting = data.find((one: { proposed: number }) => one.proposed === 1)
  ok(await callAs(world, university, 'POST', `/api/courses/${waiting._id}/proposals/accept`, { rule }))
  const other = await launch('proposed')
  ok(await call(other, 'rule', { rule }))
  ok(await call(other, 'award', { people: ['aisha'], rule }))

  ok(await callAs(world, aisha, 'POST', '/api/user/erasure', { password: aisha.password }))
  const weekOver = 8 * dayMs
  world.advance(weekOver)
  await world.ctx.db.transaction().execute((tx) => runErasePerson(world.ctx, tx, { accountId: aisha.id }))
  world.advance(-weekOver)

  const awards = await world.ctx.db.selectFrom('course_award').select(['subject', 'batch_id']).execute()
  expect(awards.filter(({ subject }) => subject === 'aisha')).toEqual([])
  expect(awards.filter(({ batch_id }) => batch_id === null)).toEqual([])
  const again = await launch('awarded')
  expect(ok(await call(again, 'grades')).data.people).toMatchObject([{ standing: 'awarded' }])
  expect((await call(again, 'award', { people: ['aisha'], rule })).json().key).toBe('invalid.nobody_to_award')
})
