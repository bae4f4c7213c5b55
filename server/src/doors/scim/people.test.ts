import { afterAll, describe, expect, test } from 'vitest'
import { invite, invitedToken, accept as join, makeColleague } from '../../../test/acts/colleagues.ts'
import { bind, makeDepartment } from '../../../test/acts/departments.ts'
import {
  addGroup,
  addUser,
  giveGroupRole,
  makeDirectoryKey,
  moveMembers,
  oktaUser,
  patchOf,
  scim,
} from '../../../test/acts/directories.ts'
import {
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  nobody,
  ok,
  type Person,
  signIn,
} from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { readEvents } from '../../../test/processes/sse.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { buildApp } from '../../platform/http/app.ts'
import { workQueues } from '../../queues.ts'
import { allRoutes } from '../../routes.ts'
import { openLiveStreams } from '../live/live-streams.ts'

const password = 'a password of my own'

const world = await openTestWorld()
await workQueues(world.ctx)
const admin = await makeAdmin(world)
const owner = await makeIssuer(world, admin)
const key = await makeDirectoryKey(world, owner)
/** The id of a group whose members become preparers. */
const preparers = (await addGroup(world, { key, owner }, 'preparer')).id
const url = `${await world.app.listen({ host: '127.0.0.1', port: 0 })}/api/events`
afterAll(() => world.close())

const colleagues = async () => ok(await callAs(world, owner, 'GET', '/api/colleagues')).data
const colleague = async (id: string) => (await colleagues()).find((one: { _id: string }) => one._id === id)
const setActive = (id: string, active: boolean) =>
  scim(world, key, 'PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: active }))
const add = (groupId: string, ...ids: string[]) => moveMembers(world, key, 'Add', groupId, ids)
const remove = (groupId: string, ...ids: string[]) => moveMembers(world, key, 'Remove', groupId, ids)
const tryToRead = async (who: Caller) => (await callAs(world, who, 'GET', '/api/colleagues')).statusCode

/** A person of the directory with a role, who has joined and is signed in. */
async function joined(): Promise<Person & { accountId: string }> {
  const { id, userName: email } = await addUser(world, key)
  expect((await add(preparers, id)).statusCode).toBe(204)
  ok(await join(world, await invitedToken(world, email), password))
  return { ...(await signIn(world, { email, password, role: owner.role })), accountId: id }
}

describe('access follows from the directory', () => {
  test('nobody comes in without a group that gives a role', async () => {
    const { id, userName } = await addUser(world, key)
    const { id: group } = await addGroup(world, { key, owner }, undefined, [id])
    expect(await colleague(id)).toBeUndefined()
    const { data } = ok(await giveGroupRole(world, owner, group, 'auditor'))
    expect(data).toMatchObject({ _id: group, members: 1, memberRole: 'auditor' })
    expect(await colleague(id)).toMatchObject({ email: userName, state: 'invited', memberRole: 'auditor' })
    ok(await giveGroupRole(world, owner, group, null))
    expect(await colleague(id)).toBeUndefined()
    expect(ok(await callAs(world, owner, 'GET', '/api/directory/groups')).data).toContainEqual(
      expect.objectContaining({ _id: group, memberRole: null }),
    )
  })

  test('a person joins under the id of the directory, and takes the first of their groups’ roles', async () => {
    const person = await joined()
    expect(await colleague(person.accountId)).toMatchObject({ state: 'active', memberRole: 'preparer' })
    const { id: signers } = await addGroup(world, { key, owner }, 'signer', [person.accountId])
    expect((await colleague(person.accountId)).memberRole).toBe('signer')
    const renamed = patchOf({ op: 'replace', value: { displayName: 'Noor Haddad' } })
    await scim(world, key, 'PATCH', `/Users/${person.accountId}`, renamed)
    expect((await colleague(person.accountId)).name).toBe('Noor Haddad')
    expect((await scim(world, key, 'DELETE', `/Groups/${signers}`)).statusCode).toBe(204)
    expect((await colleague(person.accountId)).memberRole).toBe('preparer')
    expect(await tryToRead(person)).toBe(200)
  })

  test('a name that would lead readers of our emails to another site is not used', async () => {
    const { id, userName } = await addUser(world, key)
    await add(preparers, id)
    const renamed = patchOf({ op: 'replace', value: { displayName: 'Sign in:\nhttps://evil.example' } })
    expect((await scim(world, key, 'PATCH', `/Users/${id}`, renamed)).statusCode).toBe(200)
    expect((await colleague(id)).name).toBe(userName.split('@')[0])
  })

  test('a colleague whom the owner invited is adopted with their role, until a group gives one', async () => {
    const person = await makeColleague(world, owner, 'Widad', 'signer')
    const { id } = await addUser(world, key, person.email)
    expect(id).toBe(person.accountId)
    expect(await colleague(id)).toMatchObject({ state: 'active', memberRole: 'signer', name: 'Test User' })
    await add(preparers, id)
    expect((await colleague(id)).memberRole).toBe('preparer')
    expect(await tryToRead(person)).toBe(200)
    await remove(preparers, id)
    expect(await tryToRead(person)).toBe(401)
  })

  test('no group lets somebody out of the departments that the owner has bound them to', async () => {
    const person = await joined()
    const departmentId = await makeDepartment(world, owner, 'Registry')
    await freshSecondFactor(world, owner)
    ok(await bind(world, owner, person.accountId, [{ departmentId, role: 'preparer' }]))
    const bound = await colleague(person.accountId)
    expect(bound.memberRole).toBe('departmental')
    const renamed = patchOf({ op: 'replace', value: { displayName: 'Rana Saleh' } })
    expect((await scim(world, key, 'PATCH', `/Users/${person.accountId}`, renamed)).statusCode).toBe(200)
    await addGroup(world, { key, owner }, 'signer', [person.accountId])
    expect(await colleague(person.accountId)).toEqual({ ...bound, name: 'Rana Saleh' })
    const departments = ok(await callAs(world, person, 'GET', '/api/departments')).data
    expect(departments).toMatchObject([{ _id: departmentId }])
  })

  test.each([
    ['was inactive', (id: string) => setActive(id, false)],
    ['was removed by hand', (id: string) => callAs(world, owner, 'DELETE', `/api/colleagues/${id}`)],
  ])('somebody who %s comes back to their departments only', async (_how, leave) => {
    const person = await joined()
    const departmentId = await makeDepartment(world, owner, `Registry ${person.accountId}`)
    await freshSecondFactor(world, owner)
    ok(await bind(world, owner, person.accountId, [{ departmentId, role: 'preparer' }]))
    await leave(person.accountId)
    expect(await colleague(person.accountId)).toBeUndefined()
    await setActive(person.accountId, true)
    expect(await colleague(person.accountId)).toMatchObject({ state: 'invited', memberRole: 'departmental' })
    ok(await join(world, await invitedToken(world, person.email, 2), password))
    const back = await signIn(world, { email: person.email, password, role: owner.role })
    expect(ok(await callAs(world, back, 'GET', '/api/departments')).data).toMatchObject([
      { _id: departmentId, yourRole: 'preparer' },
    ])
  })

  test('somebody who comes back without a group that gives a role stays out, departments or not', async () => {
    const person = await makeColleague(world, owner, 'Majid', 'preparer')
    const { id } = await addUser(world, key, person.email)
    const departmentId = await makeDepartment(world, owner, 'Examinations')
    await freshSecondFactor(world, owner)
    ok(await bind(world, owner, person.accountId, [{ departmentId, role: 'preparer' }]))
    for (const active of [false, true]) await setActive(id, active)
    expect(await colleague(id)).toBeUndefined()
    await add(preparers, id)
    expect(await colleague(id)).toMatchObject({ memberRole: 'departmental' })
  })

  test('somebody who was bound under two ids leaves and comes back', async () => {
    const person = await joined()
    const departmentId = await makeDepartment(world, owner, 'Housing')
    const bound = [{ departmentId, role: 'preparer' as const }]
    await freshSecondFactor(world, owner)
    ok(await bind(world, owner, person.accountId, bound))
    await setActive(person.accountId, false)
    const whom = { name: 'Again', email: person.email, memberRole: 'preparer' as const }
    const { _id: again } = ok(await invite(world, owner, whom)).data
    ok(await bind(world, owner, again, bound))
    expect((await setActive(person.accountId, false)).statusCode).toBe(200)
    expect(await colleague(again)).toBeUndefined()
    expect((await setActive(person.accountId, true)).statusCode).toBe(200)
    expect(await colleague(again)).toMatchObject({ memberRole: 'departmental' })
  })

  test('somebody whom the directory deletes is nobody whom it knows afterwards', async () => {
    const person = await joined()
    const departmentId = await makeDepartment(world, owner, 'Archive')
    await freshSecondFactor(world, owner)
    ok(await bind(world, owner, person.accountId, [{ departmentId, role: 'preparer' }]))
    await scim(world, key, 'DELETE', `/Users/${person.accountId}`)
    const { id } = await addUser(world, key, person.email)
    await add(preparers, id)
    expect(await colleague(id)).toMatchObject({ memberRole: 'preparer' })
    const left = world.ctx.db.selectFrom('department_member').select('role')
    expect(await left.where('account_id', '=', person.accountId).execute()).toEqual([])
  })

  test('what the owner gives by hand stays until a group gives a role, or the person leaves', async () => {
    const { id, userName: email } = await addUser(world, key)
    const whom = { name: 'By hand', email, memberRole: 'signer' as const }
    const { data } = ok(await invite(world, owner, whom))
    ok(await callAs(world, owner, 'PUT', `/api/colleagues/${data._id}/role`, { memberRole: 'auditor' }))
    const renamed = patchOf({ op: 'replace', value: { displayName: 'Noor Haddad' } })
    await scim(world, key, 'PATCH', `/Users/${id}`, renamed)
    expect(await colleague(data._id)).toMatchObject({ name: 'Noor Haddad', memberRole: 'auditor' })
    await add(preparers, id)
    expect(await colleague(data._id)).toMatchObject({ memberRole: 'preparer' })
    await setActive(id, false)
    expect(await colleague(data._id)).toBeUndefined()
  })

  test('an address that changes is proven by a new invitation', async () => {
    const person = await joined()
    const email = oktaUser().userName
    const moved = patchOf({ op: 'Replace', path: 'emails[type eq "work"].value', value: email })
    expect((await scim(world, key, 'PATCH', `/Users/${person.accountId}`, moved)).statusCode).toBe(200)
    expect(await tryToRead(person)).toBe(401)
    expect(await colleague(person.accountId)).toBeUndefined()
    expect((await colleagues()).find((one: { email: string }) => one.email === email)).toMatchObject({
      state: 'invited',
      memberRole: 'preparer',
    })
  })
})

describe('a person who leaves', () => {
  const ways: Record<string, (id: string) => Promise<unknown>> = {
    'is deactivated': (id) => setActive(id, false),
    'is replaced by an inactive one': (id) =>
      scim(world, key, 'PUT', `/Users/${id}`, { ...oktaUser(), active: false }),
    'is deleted': (id) => scim(world, key, 'DELETE', `/Users/${id}`),
    'leaves the group': (id) => remove(preparers, id),
  }

  test.each(Object.keys(ways))('%s, and every session is ended at once', async (way) => {
    const person = await joined()
    const again = await signIn(world, { email: person.email, password, role: owner.role })
    await ways[way]!(person.accountId)
    expect([await tryToRead(person), await tryToRead(again)]).toEqual([401, 401])
    const body = { email: person.email, password, selectedRole: 'issuer' }
    expect((await callAs(world, nobody, 'POST', '/api/sign-in', body)).statusCode).toBe(401)
    expect(await colleague(person.accountId)).toBeUndefined()
  })

  test('and their open streams end, in this process and in others', async () => {
    const person = await joined()
    const streams = openLiveStreams(world.ctx)
    const other = await buildApp(world.ctx, (app) => allRoutes(app, world.ctx, streams))
    const elsewhere = `${await other.listen({ host: '127.0.0.1', port: 0 })}/api/events`
    const read = [url, elsewhere].map((one) => readEvents(one, { token: person.token, lastEventId: '0' }))
    await Promise.all(read.map((events) => events.next()))
    await setActive(person.accountId, false)
    const rest = await Promise.all(read.map((events) => Array.fromAsync(events)))
    const about = rest.flat().filter(({ data }) => data.subject === person.accountId)
    expect(about.map(({ data }) => data.action)).not.toContain('colleague.removed')
    await streams.close()
    await other.close()
  })

  test('while they are joining, is out either way', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, userName } = await addUser(world, key)
      await add(preparers, id)
      const token = await invitedToken(world, userName)
      const [, off] = await Promise.all([join(world, token, password), setActive(id, false)])
      expect([off.statusCode, await colleague(id)]).toEqual([200, undefined])
    }
  })

  test('comes back with an invitation under the same id, and the old one opens nothing', async () => {
    const person = await joined()
    const old = await addUser(world, key)
    await add(preparers, old.id)
    const token = await invitedToken(world, old.userName)
    for (const id of [person.accountId, old.id]) await setActive(id, false)
    expect((await join(world, token, password)).statusCode).toBe(422)
    await setActive(person.accountId, true)
    expect(await colleague(person.accountId)).toMatchObject({ state: 'invited', memberRole: 'preparer' })
    ok(await join(world, await invitedToken(world, person.email, 2), 'another password of mine'))
    expect(await tryToRead(person)).toBe(401)
    const back = await signIn(world, {
      email: person.email,
      password: 'another password of mine',
      role: 'issuer',
    })
    expect(await tryToRead(back)).toBe(200)
  })
})

describe('the owner', () => {
  test('can be in the directory, but neither leaves nor changes by it', async () => {
    const { id } = await addUser(world, key, owner.email)
    await add(preparers, id)
    const off = await setActive(id, false)
    expect([off.statusCode, off.json().detail]).toEqual([403, expect.stringContaining('owner')])
    expect((await scim(world, key, 'DELETE', `/Users/${id}`)).statusCode).toBe(403)
    const moved = patchOf({ op: 'replace', value: { userName: 'x@evil.example', emails: [] } })
    await scim(world, key, 'PATCH', `/Users/${id}`, moved)
    expect(await colleague(id)).toMatchObject({ state: 'owner', email: owner.email, memberRole: 'owner' })
    expect(await tryToRead(owner)).toBe(200)
  })

  test('alone gives groups their roles, and only those that the organisation has', async () => {
    const manager = await makeColleague(world, owner, 'Omar', 'manager')
    expect((await giveGroupRole(world, manager, preparers, 'manager')).statusCode).toBe(403)
    expect((await giveGroupRole(world, owner, preparers, 'reviewer')).statusCode).toBe(422)
  })
})

test('nobody is flooded with invitations', async () => {
  const { id } = await addUser(world, key)
  const statuses: number[] = []
  for (let round = 0; round < 7; round++) {
    statuses.push((await add(preparers, id)).statusCode)
    await remove(preparers, id)
  }
  expect(statuses).toEqual([...Array(6).fill(204), 429])
})
