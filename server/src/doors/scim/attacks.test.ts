import { afterAll, describe, expect, test } from 'vitest'
import {
  addGroup,
  addUser,
  makeDirectoryKey,
  moveMembers,
  oktaUser,
  patchOf,
  scim,
} from '../../../test/acts/directories.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  callAs,
  kycForm,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  ok,
  personalData,
  uploadAs,
} from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
const owner = await makeIssuer(world, admin)
const key = await makeDirectoryKey(world, owner)
const stranger = await makeVerifier(world, admin)
const strangersKey = await makeDirectoryKey(world, stranger)
afterAll(() => world.close())

type Call = [method: Parameters<typeof scim>[2], path: string, body?: object]
const call = (...[method, path, body]: Call) => scim(world, key, method, path, body)
const refused = async (...[method, path, body]: Call) => {
  const answer = await call(method, path, body)
  const { schemas, status, scimType, detail } = answer.json()
  expect(schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
  expect([status, answer.headers['content-type']]).toEqual([
    String(answer.statusCode),
    'application/scim+json; charset=utf-8',
  ])
  // The words are ours, not the validator's.
  expect(detail).not.toMatch(/\b(invalid (input|option|string)|expected|received|too (big|small))\b/i)
  return [answer.statusCode, scimType]
}

describe('a key', () => {
  test('opens nothing but /scim/v2, and no other key opens that', async () => {
    for (const path of ['/v1/students', '/v1/checks', '/vc-api/identifiers/did:key:z6Mk', '/api/colleagues'])
      expect([path, (await callAs(world, key, 'GET', path)).statusCode]).toEqual([path, 403])
    const other = await makeApiKey(world, owner)
    for (const caller of [other, owner, { token: undefined }])
      expect([401, 403]).toContain((await scim(world, caller, 'GET', '/Users')).statusCode)
  })

  test('has no other scope, and is revoked at once', async () => {
    const body = { name: 'Both', scopes: ['scim', 'students:read'], expiresInDays: 30 }
    expect((await callAs(world, owner, 'POST', '/api/api-keys', body)).statusCode).toBe(422)
    const brief = await makeDirectoryKey(world, owner)
    expect((await scim(world, brief, 'GET', '/Users')).statusCode).toBe(200)
    ok(await callAs(world, owner, 'DELETE', `/api/api-keys/${brief.id}`))
    expect((await scim(world, brief, 'GET', '/Users')).statusCode).toBe(401)
  })
})

test('what belongs to another organisation is not found, and cannot be named', async () => {
  const user = await addUser(world, key)
  const group = await addGroup(world, { key, owner }, 'auditor', [user.id])
  const asStranger = (...[method, path, body]: Call) => scim(world, strangersKey, method, path, body)
  const off = patchOf({ op: 'replace', path: 'active', value: false })
  for (const [method, path, body] of [
    ['GET', `/Users/${user.id}`],
    ['PUT', `/Users/${user.id}`, oktaUser()],
    ['PATCH', `/Users/${user.id}`, off],
    ['DELETE', `/Users/${user.id}`],
    ['GET', `/Groups/${group.id}`],
    ['PUT', `/Groups/${group.id}`, { displayName: 'Mine' }],
    ['PATCH', `/Groups/${group.id}`, patchOf({ op: 'replace', path: 'displayName', value: 'Mine' })],
    ['DELETE', `/Groups/${group.id}`],
  ] as Call[])
    expect([method, path, (await asStranger(method, path, body)).statusCode]).toEqual([method, path, 404])
  for (const list of ['/Users', '/Groups', `/Groups?filter=members eq "${user.id}"`])
    expect((await asStranger('GET', list)).json().totalResults).toBe(0)
  const taken = await asStranger('POST', '/Groups', { displayName: 'Spies', members: [{ value: user.id }] })
  expect([taken.statusCode, taken.json().scimType]).toEqual([400, 'invalidValue'])
  const path = `/api/directory/groups/${group.id}/role`
  expect((await callAs(world, stranger, 'PUT', path, { memberRole: 'manager' })).statusCode).toBe(404)
  expect(await call('GET', `/Groups/${group.id}`).then((answer) => answer.json().members)).toHaveLength(1)
})

describe('a filter that is refused', () => {
  const deep = (depth: number) => `${'('.repeat(depth)}active eq true${')'.repeat(depth)}`
  const long = (terms: number) => Array(terms).fill('active eq true').join(' or ')
  test.each([
    ['nested too deeply', deep(11)],
    ['not after not', `${'not ('.repeat(11)}active eq true${')'.repeat(11)}`],
    ['with too many comparisons', long(21)],
    ['too long', `userName eq "${'x'.repeat(2_000)}"`],
    ['empty', ' '],
    ['unfinished', 'userName eq'],
    ['with an open bracket', '(userName pr'],
    ['with an open string', 'userName eq "x'],
    ['followed by more', 'userName pr userName'],
    ['with an unknown operator', 'userName like "x"'],
    ['about an attribute that is not kept', 'title eq "x"'],
    ['about a secret', 'password eq "x"'],
    ['about what every object has', 'constructor eq "x"'],
    ['with a value that does not fit', 'active gt true'],
    ['with a time that is none', 'meta.created gt "yesterday"'],
    ['with one of our columns', 'role_from_group eq true'],
  ])('%s', async (_name, filter) => {
    const [status, word] = await refused('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    expect([400, 'invalidFilter', 'invalidValue']).toEqual(expect.arrayContaining([status, word]))
  })

  test('while the largest that is allowed is answered', async () => {
    for (const filter of [deep(10), long(20)])
      expect((await call('GET', `/Users?filter=${encodeURIComponent(filter)}`)).statusCode).toBe(200)
  })
})

describe('a patch', () => {
  const patchUser = async (...operations: object[]) => {
    const { id } = await addUser(world, key)
    return refused('PATCH', `/Users/${id}`, patchOf(...operations))
  }

  test.each([
    ['of the id', { op: 'replace', path: 'id', value: 'acc_x' }, 'mutability'],
    ['of the groups of a person', { op: 'add', path: 'groups', value: [{ value: 'x' }] }, 'mutability'],
    ['with an unknown operation', { op: 'test', path: 'active', value: true }, 'invalidValue'],
    ['that removes everything', { op: 'remove' }, 'noTarget'],
    ['without a value', { op: 'replace' }, 'invalidValue'],
    ['with a path that cannot be read', { op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
    ['with a filter on a single value', { op: 'replace', path: 'name[a pr].b', value: 'x' }, 'invalidPath'],
    [
      'with too many comparisons',
      { op: 'remove', path: `emails[${'value eq "x" or '.repeat(4)}type eq "y"]` },
      'invalidPath',
    ],
    ['of an entry that cannot be made', { op: 'add', path: 'emails[value sw "x"]', value: {} }, 'noTarget'],
    ['with a flag that is none', { op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    ['with an object for a text', { op: 'replace', path: 'userName', value: { a: 1 } }, 'invalidValue'],
    ['that removes what is needed', { op: 'remove', path: 'userName' }, 'invalidValue'],
    [
      'with an address that is none',
      { op: 'replace', path: 'emails', value: [{ value: 'x' }] },
      'invalidValue',
    ],
  ])('%s is refused', async (_name, operation, word) => {
    expect(await patchUser(operation)).toEqual([400, word])
  })

  test('changes nothing when one of its operations is refused', async () => {
    const user = await addUser(world, key)
    const operations = [
      { op: 'replace', path: 'displayName', value: 'Changed' },
      { op: 'replace', path: 'id', value: 'acc_x' },
    ]
    await call('PATCH', `/Users/${user.id}`, patchOf(...operations))
    expect((await call('GET', `/Users/${user.id}`)).json()).toEqual(user)
  })

  test('does not reach what objects inherit', async () => {
    const { id } = await addUser(world, key)
    const value = JSON.parse('{"constructor": {"prototype": {"x": 1}}, "toString": "x"}')
    await call('PATCH', `/Users/${id}`, patchOf({ op: 'add', value }))
    const polluting = { method: 'PATCH' as const, url: `/scim/v2/Users/${id}` }
    const answer = await world.send({
      ...polluting,
      headers: { authorization: `Bearer ${key.token}`, 'content-type': 'application/scim+json' },
      body: '{"Operations": [{"op": "add", "value": {"__proto__": {"active": false}}}]}',
    })
    expect(answer.statusCode).toBe(400)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect((await call('GET', `/Users/${id}`)).json().active).toBe(true)
  })

  test('of more operations or members than are taken is refused', async () => {
    const many = Array(201).fill({ op: 'replace', path: 'displayName', value: 'x' })
    expect(await patchUser(...many)).toEqual([400, 'invalidValue'])
    const { id } = await addGroup(world, { key, owner })
    const value = Array.from({ length: 5_001 }, (_, i) => ({ value: `acc_${i}` }))
    expect(await refused('PATCH', `/Groups/${id}`, patchOf({ op: 'add', path: 'members', value }))).toEqual([
      400,
      'invalidValue',
    ])
    const huge = patchOf({ op: 'replace', path: 'displayName', value: 'x'.repeat(1024 * 1024) })
    expect((await refused('PATCH', `/Groups/${id}`, huge))[0]).toBe(413)
  })

  test('of people who are not in the directory is refused, and leaves the group as it was', async () => {
    const { id } = await addUser(world, key)
    const group = await addGroup(world, { key, owner }, undefined, [id])
    const answer = await moveMembers(world, key, 'Add', group.id, ['acc_00000000000000000000000000'])
    expect([answer.statusCode, answer.json().scimType]).toEqual([400, 'invalidValue'])
    expect((await call('GET', `/Groups/${group.id}`)).json().members).toHaveLength(1)
  })
})

test('bodies of the wrong form are refused as SCIM says', async () => {
  const { id } = await addUser(world, key)
  for (const body of [[], [1], { userName: 1 }, {}]) {
    expect((await refused('POST', '/Users', body))[0]).toBe(400)
    expect((await refused('POST', '/Groups', body))[0]).toBe(400)
    expect((await refused('PATCH', `/Users/${id}`, body))[0]).toBe(400)
  }
  const nested = `${'{"name":'.repeat(50_000)}1${'}'.repeat(50_000)}`
  const answer = await world.send({
    method: 'POST',
    url: '/scim/v2/Users',
    headers: { authorization: `Bearer ${key.token}`, 'content-type': 'application/scim+json' },
    body: nested,
  })
  expect(answer.statusCode).toBe(400)
})

test('two changes at once are made one after the other', async () => {
  const [one, two] = [await addUser(world, key), await addUser(world, key)]
  const group = await addGroup(world, { key, owner }, 'auditor')
  const answers = await Promise.all(
    [one, two].map(({ id }) => moveMembers(world, key, 'Add', group.id, [id])),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect((await call('GET', `/Groups/${group.id}`)).json().members).toHaveLength(2)
  const user = oktaUser()
  const created = await Promise.all([call('POST', '/Users', user), call('POST', '/Users', user)])
  expect(created.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
})

test('nobody is taken over: an address of another organisation’s account is refused', async () => {
  const { id: preparers } = await addGroup(world, { key, owner }, 'preparer')
  const created = await scim(world, key, 'POST', '/Users', oktaUser(stranger.email))
  expect([created.statusCode, created.json().scimType]).toEqual([409, 'uniqueness'])
  const { id } = await addUser(world, key)
  const moved = patchOf({ op: 'replace', path: 'emails', value: [{ value: stranger.email, primary: true }] })
  expect((await scim(world, key, 'PATCH', `/Users/${id}`, moved)).statusCode).toBe(409)
  // Nor does the directory reserve an address: its owner can still sign up.
  const { id: waiting, userName } = await addUser(world, key)
  const own = personalData('issuer', userName, 'Own')
  const { registrationId } = ok(await callAs(world, nobody, 'POST', '/api/personal-data', own))
  ok(await uploadAs(world, nobody, '/api/update-kyc', kycForm(registrationId)))
  const late = await moveMembers(world, key, 'Add', preparers, [waiting])
  expect([late.statusCode, late.json().scimType]).toEqual([409, 'uniqueness'])
})

test('neither the trail nor the log names a person of the directory', async () => {
  const { id: preparers } = await addGroup(world, { key, owner }, 'preparer')
  const user = { ...oktaUser(), displayName: 'Widad Unmistakable' }
  const { id } = (await scim(world, key, 'POST', '/Users', user)).json()
  await moveMembers(world, key, 'Add', preparers, [id])
  await scim(world, key, 'GET', `/Users?filter=userName eq "${user.userName}"`)
  await scim(world, key, 'POST', '/Users', user)
  const trail = await world.ctx.db.selectFrom('audit_entry').selectAll().execute()
  for (const text of [JSON.stringify(trail), world.logLines.join('\n')]) {
    expect(text).not.toContain('Unmistakable')
    expect(text).not.toContain(user.userName)
  }
})
