import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callOnLaunch, click, type LaunchKey, switchOnPlatform } from '../../../test/launches.ts'
import {
  type LearningPlatformStandIn,
  openLearningPlatform,
  teacher,
} from '../../../test/learning-platform.ts'
import {
  categoryName,
  makeAdmin,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  type Student,
} from '../../../test/people.ts'
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts'

let world: TestWorld
let university: Organisation
let standIn: LearningPlatformStandIn
let platformId: string
let aisha: Student

beforeAll(async () => {
  world = await openTestWorld({ callsPrivate: true })
  university = await makeIssuer(world, await makeAdmin(world))
  standIn = await openLearningPlatform()
  platformId = await switchOnPlatform(world, university, standIn)
  aisha = await makeStudent(world, university)
})
afterAll(async () => {
  await standIn.close()
  await world.close()
})
beforeEach(() => {
  standIn.state.people = [{ id: 'aisha', name: aisha.name, email: aisha.email, scores: { Exam: 90 } }]
})

const rule = {
  certificateType: categoryName,
  title: 'Bridges',
  templateId: '',
  basis: 'total',
  lineItem: '',
  minimum: 80,
}
const launch = (contextId: string) =>
  click(world, { platformId, standIn }, { subject: 'dina', roles: [teacher], contextId })
const call = (key: LaunchKey, act: string, body: object = {}, who?: Organisation) =>
  callOnLaunch(world, key, act, body, who)

test('somebody whom a platform lists twice is awarded once', async () => {
  standIn.state.people.push(standIn.state.people[0]!)
  const key = await launch('twice')
  ok(await call(key, 'rule', { rule }))
  expect(ok(await call(key, 'grades')).data.people).toHaveLength(1)
  expect(ok(await call(key, 'award', { people: ['aisha'] })).data.proposed).toBe(1)
})
