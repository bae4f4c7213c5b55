import { afterAll, describe, expect, test } from 'vitest'
import {
  addGroup,
  addUser,
  makeDirectoryKey,
  oktaUser,
  patchOf,
  scim,
} from '../../../test/acts/directories.ts'
import { makeAdmin, makeIssuer } from '../../../test/acts/people.ts'
import { openTestWorld, publicUrl } from '../../../test/worlds/test-world.ts'

const world = await openTestWorld()
const owner = await makeIssuer(world, await makeAdmin(world))
const key = await makeDirectoryKey(world, owner)
afterAll(() => world.close())

const call = (method: Parameters<typeof scim>[2], path: string, body?: object) =>
  scim(world, key, method, path, body)
const read = async (path: string) => (await call('GET', path)).json()
const filtered = async (filter: string, list = 'Users') =>
  read(`/${list}?filter=${encodeURIComponent(filter)}`)

// https://learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups
describe('what Entra publishes that it sends', () => {
  const userName = 'Test_User_00aa00aa-bb11-cc22-dd33-44ee44ee44ee'
  const created = {
    schemas: [
      'urn:ietf:params:scim:schemas:core:2.0:User',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    ],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName,
    active: true,
    emails: [
      {
        primary: true,
        type: 'work',
        value: 'Test_User_11bb11bb-cc22-dd33-ee44-55ff55ff55ff@testuser.com',
      },
    ],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
  }
  const email = 'test_user_11bb11bb-cc22-dd33-ee44-55ff55ff55ff@testuser.com'
  let id: string

  test('a user is created, and found by name, address and id', async () => {
    expect(await filtered(`userName eq "${userName}"`)).toMatchObject({ totalResults: 0, Resources: [] })
    const answer = await call('POST', '/Users', created)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['content-type']).toContain('application/scim+json')
    const user = answer.json()
    id = user.id
    const location = `${publicUrl}/scim/v2/Users/${id}`
    expect(answer.headers.location).toBe(location)
    expect(user).toEqual({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: expect.stringMatching(/^acc_/),
      externalId: created.externalId,
      userName,
      name: created.name,
      active: true,
      emails: [{ value: email, type: 'work', primary: true }],
      groups: [],
      meta: {
        resourceType: 'User',
        created: expect.any(String),
        lastModified: expect.any(String),
        location,
      },
    })
    const list = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 1,
      startIndex: 1,
      itemsPerPage: 1,
      Resources: [user],
    }
    expect(await filtered(`userName eq "${userName.toUpperCase()}"`)).toEqual(list)
    expect(await filtered(`emails[type eq "work"].value eq "${email}"`)).toEqual(list)
    expect(await filtered(`externalId eq "${created.externalId}" and active eq true`)).toEqual(list)
    expect(await read(`/Users/${id}`)).toEqual(user)
    const again = await call('POST', '/Users', created)
    expect([again.statusCode, again.json().scimType]).toEqual([409, 'uniqueness'])
  })

  test('values of lists, and single values, are replaced', async () => {
    const lists = await call(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.com' },
        { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      ),
    )
    expect([lists.statusCode, lists.json()]).toMatchObject([
      200,
      {
        emails: [{ value: 'updatedemail@microsoft.com', type: 'work', primary: true }],
        name: { formatted: 'givenName updatedFamilyName', familyName: 'updatedFamilyName' },
      },
    ])
    const value = '5b50642d-79fc-4410-9e90-4c077cdd1a59@testuser.com'
    const single = await call('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'userName', value }))
    expect(single.json()).toMatchObject({
      userName: value,
      emails: [{ value: 'updatedemail@microsoft.com' }],
    })
  })

  test('what is not kept here is passed over, and a flag may be text', async () => {
    const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
    const answer = await call(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Add', path: `${enterprise}:department`, value: 'Registry' },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+97141234567' },
        { op: 'Replace', value: { 'name.givenName': 'Sara', [`${enterprise}:manager`]: 'x', title: 'Dean' } },
        { op: 'Replace', path: 'active', value: 'False' },
      ),
    )
    expect(answer.json()).toMatchObject({ active: false, name: { givenName: 'Sara' } })
    expect(answer.body).not.toMatch(/Registry|Dean|9714/)
  })

  test('a group is created, found, renamed, filled, emptied and deleted', async () => {
    const answer = await call('POST', '/Groups', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
      ],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'displayName',
      meta: { resourceType: 'Group' },
    })
    expect([answer.statusCode, answer.json().members]).toEqual([201, []])
    const path = `/Groups/${answer.json().id}`
    expect(await read(`${path}?excludedAttributes=members`)).not.toHaveProperty('members')
    const found = await read('/Groups?excludedAttributes=members&filter=displayName eq "displayName"')
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: answer.json().id }] })
    expect(found.Resources[0]).not.toHaveProperty('members')
    const name = '1879db59-3bdf-4490-ad68-ab880a269474updatedDisplayName'
    const members = { path: 'members', value: [{ $ref: null, value: id }] }
    for (const operation of [
      { op: 'Replace', path: 'displayName', value: name },
      { op: 'Add', ...members },
    ])
      expect((await call('PATCH', path, patchOf(operation))).statusCode).toBe(204)
    expect(await read(path)).toMatchObject({ displayName: name, members: [{ value: id }] })
    expect(await read(`/Users/${id}`)).toMatchObject({ groups: [{ value: answer.json().id, display: name }] })
    expect(await filtered(`members eq "${id}" and id eq "${answer.json().id}"`, 'Groups')).toMatchObject({
      totalResults: 1,
    })
    expect((await call('PATCH', path, patchOf({ op: 'Remove', ...members }))).statusCode).toBe(204)
    expect((await read(path)).members).toEqual([])
    expect((await call('DELETE', path)).statusCode).toBe(204)
    expect((await call('GET', path)).statusCode).toBe(404)
  })
})

// https://developer.okta.com/docs/reference/scim/scim-20/
describe('what Okta publishes that it sends', () => {
  test('a user is looked for, created, replaced and deactivated', async () => {
    const email = 'test.user@okta.local'
    const path = '/Users?filter=userName%20eq%20%22test.user%40okta.local%22&startIndex=1&count=100'
    expect(await read(path)).toMatchObject({ totalResults: 0, itemsPerPage: 0 })
    const user = await addUser(world, key, email)
    expect(user).toMatchObject({ userName: email, displayName: 'Test User', active: true, groups: [] })
    expect(user).not.toHaveProperty('password')
    expect(await read(path)).toMatchObject({ totalResults: 1, Resources: [{ id: user.id }] })
    const replaced = await call('PUT', `/Users/${user.id}`, {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: user.id,
      userName: email,
      name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
      emails: [{ primary: true, value: email, type: 'work', display: email }],
      active: true,
      groups: [],
      meta: { resourceType: 'User' },
    })
    expect(replaced.json()).toMatchObject({ id: user.id, name: { formatted: 'Another User' } })
    expect(replaced.json()).not.toHaveProperty('displayName')
    const off = await call('PATCH', `/Users/${user.id}`, patchOf({ op: 'replace', value: { active: false } }))
    expect([off.statusCode, off.json().active]).toEqual([200, false])
    const { active: _, ...unsaid } = oktaUser(email)
    expect((await call('PUT', `/Users/${user.id}`, unsaid)).json().active).toBe(false)
  })

  test('a group is renamed with its id in the value, and its people are exchanged', async () => {
    const [one, two] = [await addUser(world, key), await addUser(world, key)]
    const group = await addGroup(world, { key, owner }, undefined, [two.id])
    const path = `/Groups/${group.id}`
    const change = async (...operations: object[]) => {
      const { statusCode, body } = await call('PATCH', path, patchOf(...operations))
      expect([statusCode, body]).toEqual([204, ''])
      return read(path)
    }
    const renamed = { op: 'replace', value: { id: group.id, displayName: 'Test SCIMv2' } }
    expect(await change(renamed)).toMatchObject({ id: group.id, displayName: 'Test SCIMv2' })
    const exchanged = await change(
      { op: 'remove', path: `members[value eq "${two.id}"]` },
      { op: 'add', path: 'members', value: [{ value: one.id, display: 'test.user@okta.local' }] },
    )
    expect(exchanged.members).toMatchObject([{ value: one.id, display: 'Test User' }])
    const both = [one, two].map(({ id, userName }) => ({ value: id, display: userName }))
    expect((await change({ op: 'replace', path: 'members', value: both })).members).toHaveLength(2)
  })

  test('lists are read part by part, always in the same order', async () => {
    const { totalResults } = await read('/Users?startIndex=1&count=2')
    const ids: string[] = []
    for (let startIndex = 1; startIndex <= totalResults; startIndex += 2) {
      const { Resources } = await read(`/Users?startIndex=${startIndex}&count=2`)
      ids.push(...Resources.map((user: { id: string }) => user.id))
    }
    expect(new Set(ids).size).toBe(totalResults)
    expect(await read('/Users?count=0')).toMatchObject({ totalResults, itemsPerPage: 0, Resources: [] })
    expect(await read('/Users?count=-3&startIndex=-3')).toMatchObject({ totalResults, startIndex: 1 })
    const sorted = await read('/Users?sortBy=userName&sortOrder=descending')
    const names = sorted.Resources.map((user: { userName: string }) => user.userName.toLowerCase())
    expect(names).toEqual([...names].sort().reverse())
  })
})

describe('a filter', () => {
  test.each([
    ['displayName sw "test"', true],
    ['displayName co "ST US"', true],
    ['displayName ew "nobody"', false],
    ['not (displayName ew "nobody")', true],
    ['displayName pr and name.givenName eq "TEST"', true],
    ['name.formatted eq "Test User"', true],
    ['active ne false', true],
    ['active eq "False"', false],
    ['emails.value co "filter" and emails.primary eq true', true],
    ['emails[type eq "home"]', false],
    ['meta.created ge "2020-01-01T00:00:00Z" and meta.lastModified lt "2020-01-01T00:00:00Z"', false],
    ['externalId eq null or externalId pr', true],
    ['displayName eq "x" or displayName eq "y" and active eq true', false],
    ['(displayName eq "x" or active eq true) and userName gt "a"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "filter"', true],
    ['groups pr', false],
    [String.raw`displayName eq "Test\u0020User"`, true],
    [`displayName eq "' OR 1=1 --"`, false],
    ['displayName co "%"', false],
  ])('%s', async (filter, isFound) => {
    const email = 'filter@uni.example'
    const known = await filtered(`userName eq "${email}"`)
    if (known.totalResults === 0) await addUser(world, key, email)
    expect(await filtered(`userName eq "${email}" and (${filter})`)).toMatchObject({
      totalResults: isFound ? 1 : 0,
    })
  })
})

test('tells what it can do', async () => {
  expect(await read('/ServiceProviderConfig')).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  })
  const types = await read('/ResourceTypes')
  expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups'])
  const { totalResults, Resources } = await read('/Schemas')
  expect(totalResults).toBe(2)
  for (const { id } of Resources) expect((await read(`/Schemas/${id}`)).id).toBe(id)
  expect(await read('/ResourceTypes/User')).toMatchObject({ schema: Resources[0].id })
  expect((await call('GET', '/Schemas/urn:none')).statusCode).toBe(404)
})
