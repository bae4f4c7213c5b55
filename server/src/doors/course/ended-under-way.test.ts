// @module-tag slow
import { createLocalJWKSet } from 'jose'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import {
  callOnLaunch,
  click,
  type LaunchKey,
  courseRule as rule,
  setPlatformState,
} from '../../../test/acts/launches.ts'
import {
  type Answer,
  callAs,
  nobody,
  type Organisation,
  ok,
  type Student,
  suspendOrganisation,
} from '../../../test/acts/people.ts'
import { callDuring } from '../../../test/overlapping.ts'
import { type LearningPlatformStandIn, teacher } from '../../../test/stand-ins/learning-platform.ts'
import { openLearningWorld, openUniversity } from '../../../test/worlds/learning-world.ts'
import { withRetry } from '../../platform/db/with-retry.ts'

const { world, admin } = await openLearningWorld()
let university: Organisation
let standIn: LearningPlatformStandIn
let platformId: string
let aisha: Student
let key: LaunchKey

afterAll(() => world.close())
beforeEach(async () => {
  ;({ university, standIn, platformId, aisha } = await openUniversity(world, admin))
  standIn.state.people = [{ id: 'aisha', name: aisha.name, email: aisha.email, scores: { Exam: 90 } }]
  key = await click(world, { platformId, standIn }, { subject: 'dina', roles: [teacher] })
})
afterEach(() => standIn.close())

const call = (act: string, body: object = {}, who = nobody) => callOnLaunch(world, key, act, body, who)
const award = () => call('award', { people: ['aisha'], rule })

/** Ends the launch while the platform answers what the next call asks of it. */
function whileItAnswers(end: () => Promise<Answer>): void {
  let ended: Promise<unknown> | undefined
  standIn.readsToolKeys(async (url) => {
    const keys = (await callAs(world, nobody, 'GET', new URL(url).pathname)).json()
    ended ??= end().then(ok)
    await ended
    return createLocalJWKSet(keys)
  })
}

const at = () => `/api/learning-platforms/${platformId}`
const off = () => callAs(world, university, 'PUT', `${at()}/state`, { on: false })
const remove = () => callAs(world, university, 'DELETE', at())
/** Saves other settings, and is on again at once: the test of a platform that answers nothing yet would wait for it. */
async function save(change: object): Promise<Answer> {
  const body = { name: 'Moodle', settings: { ...standIn.settings, ...change } }
  const saved = await callAs(world, university, 'PUT', at(), body)
  await withRetry(world.ctx.db, (tx) => setPlatformState(world, tx, platformId, 'on'))
  return saved
}
const ends: [how: string, key: string, end: () => Promise<Answer>][] = [
  ['is switched off', 'launch_failed.not_offered', off],
  ['is removed', 'launch_failed.not_offered', remove],
  ['gets other keys', 'launch_failed.expired', () => save({ keysUrl: 'https://other.example/keys' })],
  ['loses the installation', 'launch_failed.deployment', () => save({ deploymentIds: ['9'] })],
  [
    'is of a suspended issuer',
    'launch_failed.not_offered',
    () => suspendOrganisation(world, admin, university),
  ],
]
const awards = () =>
  world.ctx.db.selectFrom('course_award').select('subject').where('org_id', '=', university.id).execute()

test.each(ends)('a platform that %s while it tells the grades awards nothing', async (_, why, end) => {
  ok(await call('connect', {}, await makeColleague(world, university)))
  ok(await call('rule', { rule }))
  whileItAnswers(end)
  expect((await award()).json().key).toBe(why)
  expect(await awards()).toEqual([])
})

test.each(ends)(
  'a platform that %s while it tells the grades proposes nothing',
  { tags: ['slow'] },
  async (_, why, end) => {
    ok(await call('rule', { rule }))
    whileItAnswers(end)
    expect((await award()).json().key).toBe(why)
    expect(await awards()).toEqual([])
  },
)

test.each(ends)(
  'a course of a platform that %s meanwhile gets no rule',
  { tags: ['slow'] },
  async (_, why, end) => {
    whileItAnswers(end)
    const ofItem = { ...rule, basis: 'item', lineItem: standIn.itemUrl(0) }
    expect((await call('rule', { rule: ofItem })).json().key).toBe(why)
    const courses = world.ctx.db.selectFrom('course_link').select('id').where('org_id', '=', university.id)
    expect(await courses.execute()).toEqual([])
  },
)

test('nobody takes back from a platform that is switched off meanwhile', async () => {
  ok(await call('connect', {}, await makeColleague(world, university)))
  ok(await call('rule', { rule }))
  const { batch } = ok(await award()).data
  const answer = await callDuring(
    world,
    (tx) => setPlatformState(world, tx, platformId, 'tested'),
    () => call('undo', { batchId: batch._id }),
  )
  expect(answer.json().key).toBe('launch_failed.not_offered')
})
