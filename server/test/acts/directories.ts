import { randomUUID } from 'node:crypto'
import type { GivenRole } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { makeApiKey } from './integrators.ts'
import { type Caller, callAs, type Organisation, ok, type Person } from './people.ts'
import { freshSecondFactor } from './second-factor.ts'

/** The key of an organisation's directory. */
export const makeDirectoryKey = (world: TestWorld, organisation: Organisation) =>
  makeApiKey(world, organisation, { name: 'Directory', scopes: ['scim'] })

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

/** A call under /scim/v2 in the type that providers send. */
export const scim = (world: TestWorld, key: Caller, method: Method, path: string, body?: object) =>
  world.send({
    method,
    url: `/scim/v2${path}`,
    headers: {
      ...(key.token && { authorization: `Bearer ${key.token}` }),
      ...(body && { 'content-type': 'application/scim+json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

export const patchOf = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})

/** A person as Okta creates them. */
export const oktaUser = (email = `person-${randomUUID().slice(0, 8)}@uni.example`) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: email,
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: email, type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: `00u${randomUUID()}`,
  groups: [],
  password: '1mz050nq',
  active: true,
})

/** A new person of the directory. */
export async function addUser(world: TestWorld, key: Caller, email?: string) {
  const answer = await scim(world, key, 'POST', '/Users', oktaUser(email))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}

/** A new group of the directory, whose people get this role. */
export async function addGroup(
  world: TestWorld,
  { key, owner }: { key: Caller; owner: Person },
  memberRole?: GivenRole,
  userIds: readonly string[] = [],
) {
  const displayName = `Group ${randomUUID().slice(0, 8)}`
  const members = userIds.map((value) => ({ value }))
  const answer = await scim(world, key, 'POST', '/Groups', { displayName, members })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  const group = answer.json()
  if (memberRole) ok(await giveGroupRole(world, owner, group.id, memberRole))
  return group
}

export async function giveGroupRole(
  world: TestWorld,
  owner: Caller,
  groupId: string,
  memberRole: GivenRole | null,
) {
  if ('passkey' in owner && owner.passkey) await freshSecondFactor(world, owner as Person)
  return callAs(world, owner, 'PUT', `/api/directory/groups/${groupId}/role`, { memberRole })
}

/** Puts people into a group or takes them out, as Entra does. */
export const moveMembers = (
  world: TestWorld,
  key: Caller,
  op: 'Add' | 'Remove',
  groupId: string,
  userIds: readonly string[],
) =>
  scim(
    world,
    key,
    'PATCH',
    `/Groups/${groupId}`,
    patchOf({ op, path: 'members', value: userIds.map((value) => ({ $ref: null, value })) }),
  )

/** A sound request for each route of /scim/v2, about what the directory with this key has sent. */
export function scimRequests(world: TestWorld, owner: { key: Caller; owner: Person }) {
  const fixed = (method: Method, path: string, body?: () => object) => (caller: Caller) =>
    scim(world, caller, method, path, body?.())
  const aboutUser = (method: Method, body?: () => object) => async (caller: Caller) =>
    scim(world, caller, method, `/Users/${(await addUser(world, owner.key)).id}`, body?.())
  const aboutGroup = (method: Method, body?: () => object) => async (caller: Caller) =>
    scim(world, caller, method, `/Groups/${(await addGroup(world, owner)).id}`, body?.())
  const newGroup = () => ({ displayName: `Group ${randomUUID()}` })
  const patch = () => patchOf({ op: 'replace', path: 'externalId', value: 'x' })
  return {
    'GET /scim/v2/ServiceProviderConfig': fixed('GET', '/ServiceProviderConfig'),
    'GET /scim/v2/ResourceTypes': fixed('GET', '/ResourceTypes'),
    'GET /scim/v2/ResourceTypes/:id': fixed('GET', '/ResourceTypes/User'),
    'GET /scim/v2/Schemas': fixed('GET', '/Schemas'),
    'GET /scim/v2/Schemas/:id': fixed('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User'),
    'GET /scim/v2/Users': fixed('GET', '/Users'),
    'POST /scim/v2/Users': fixed('POST', '/Users', oktaUser),
    'GET /scim/v2/Users/:id': aboutUser('GET'),
    'PUT /scim/v2/Users/:id': aboutUser('PUT', oktaUser),
    'PATCH /scim/v2/Users/:id': aboutUser('PATCH', patch),
    'DELETE /scim/v2/Users/:id': aboutUser('DELETE'),
    'GET /scim/v2/Groups': fixed('GET', '/Groups'),
    'POST /scim/v2/Groups': fixed('POST', '/Groups', newGroup),
    'GET /scim/v2/Groups/:id': aboutGroup('GET'),
    'PUT /scim/v2/Groups/:id': aboutGroup('PUT', newGroup),
    'PATCH /scim/v2/Groups/:id': aboutGroup('PATCH', patch),
    'DELETE /scim/v2/Groups/:id': aboutGroup('DELETE'),
  }
}
