import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  callBadges,
  connect,
  credentialsPath,
  newClient,
  profilePath,
  readBadges,
} from '../../../test/acts/applications.ts'
import { signedBadge } from '../../../test/acts/badges.ts'
import { callAs, makeStudent, ok, type Student } from '../../../test/acts/people.ts'
import { callDuring } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Tx } from '../../context.ts'

const { world, issuer } = await openRolesWorld()
afterAll(() => world.close())

let student: Student
let token: string
const connectAgain = async () => {
  token = (await connect(world, student, await newClient(world))).access_token
}
beforeEach(async () => {
  student = await makeStudent(world, issuer)
  await connectAgain()
})

/** What the application is answered whose call waits for the student's account while its connection changes like this. */
async function whileChanging(change: (tx: Tx) => Promise<unknown>, write: keyof typeof writes) {
  const lockAndChange = async (tx: Tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', student.id).forUpdate().execute()
    await change(tx)
  }
  return callDuring(world, lockAndChange, writes[write])
}
const badge = JSON.stringify(await signedBadge())
const profile = JSON.stringify({ type: ['Profile'], phone: '+971 50 123' })
const writes = {
  badge: () => callBadges(world, token, 'POST', credentialsPath, badge),
  profile: () => callBadges(world, token, 'PUT', profilePath, profile),
}
const badges = async () => ok(await callAs(world, student, 'GET', '/api/user/badges')).data
const connections = (tx: Tx) => tx.deleteFrom('connected_application').where('account_id', '=', student.id)
const narrowed = (tx: Tx) =>
  tx
    .updateTable('connected_application')
    .set({ token_scopes: readBadges })
    .where('account_id', '=', student.id)

test('an application that is disconnected meanwhile adds no badge and changes no profile', async () => {
  expect((await whileChanging((tx) => connections(tx).execute(), 'badge')).statusCode).toBe(401)
  expect(await badges()).toEqual([])
  await connectAgain()
  expect((await whileChanging((tx) => connections(tx).execute(), 'profile')).statusCode).toBe(401)
  await connectAgain()
  expect((await callBadges(world, token, 'GET', profilePath)).json()).not.toHaveProperty('phone')
})

test('nor does one whose token is narrowed meanwhile', async () => {
  expect((await whileChanging((tx) => narrowed(tx).execute(), 'badge')).statusCode).toBe(403)
  expect(await badges()).toEqual([])
  await connectAgain()
  expect((await whileChanging((tx) => narrowed(tx).execute(), 'profile')).statusCode).toBe(403)
})

test('one that stays connected does both, though something else of the student changes', async () => {
  expect((await whileChanging(async () => undefined, 'badge')).statusCode).toBe(201)
  expect((await whileChanging(async () => undefined, 'profile')).statusCode).toBe(200)
  expect(await badges()).toHaveLength(1)
})
