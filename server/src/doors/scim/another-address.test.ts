import { afterAll, describe, expect, test } from 'vitest'
import { approve, readApproval } from '../../../test/acts/approvals.ts'
import { accept, invite, invitedToken, makeColleague } from '../../../test/acts/colleagues.ts'
import { bind, makeDepartment } from '../../../test/acts/departments.ts'
import {
  addGroup,
  addUser,
  makeDirectoryKey,
  moveMembers,
  oktaUser,
  scim,
} from '../../../test/acts/directories.ts'
import { callAs, ok, signIn } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openApprovalWorld, type Signer } from '../../../test/worlds/approval-world.ts'

const { world, owner, first, second, asked, signWith, stateOf } = await openApprovalWorld()
const key = await makeDirectoryKey(world, owner)
const password = 'a password of my own'
afterAll(() => world.close())

const newAddress = () => oktaUser().userName
const colleagueAt = async (email: string) =>
  ok(await callAs(world, owner, 'GET', '/api/colleagues')).data.find(
    (one: { email: string }) => one.email === email,
  )

type Move = (id: string, email: string, before: string) => Promise<unknown>
const put = (id: string, email: string, { active = true } = {}) =>
  scim(world, key, 'PUT', `/Users/${id}`, { ...oktaUser(email), active })
const ways: [string, Move][] = [
  ['at once', (id, email) => put(id, email)],
  [
    'while inactive',
    async (id, email, before) => {
      await put(id, before, { active: false })
      await put(id, email, { active: false })
      await put(id, email)
    },
  ],
  [
    'and becomes inactive',
    async (id, email) => {
      await put(id, email, { active: false })
      await put(id, email)
    },
  ],
]

/** Joins with what was sent to this address. */
async function join(email: string): Promise<Signer> {
  ok(await accept(world, await invitedToken(world, email), password))
  const person = await signIn(world, { email, password, role: 'issuer' })
  return { ...person, accountId: (await colleagueAt(email))._id }
}

describe.each(ways)('somebody whose address changes %s', (_way, move) => {
  test('waits for the owner, who alone gave their role', async () => {
    const person = await makeColleague(world, owner, undefined, 'signer')
    const { id } = await addUser(world, key, person.email)
    const email = newAddress()
    await move(id, email, person.email)
    expect([await colleagueAt(person.email), await colleagueAt(email)]).toEqual([undefined, undefined])
    ok(await invite(world, owner, { name: 'By hand', email, memberRole: 'auditor' }))
    expect(await colleagueAt(email)).toMatchObject({ memberRole: 'auditor' })
    await put(id, email)
    expect(await colleagueAt(email)).toMatchObject({ memberRole: 'auditor', state: 'invited' })
  })

  test('keeps the role that their groups give, in another account', async () => {
    const { id, userName } = await addUser(world, key)
    const { id: group } = await addGroup(world, { key, owner }, 'preparer', [id])
    const before = await join(userName)
    const email = newAddress()
    await move(id, email, userName)
    expect(await colleagueAt(userName)).toBeUndefined()
    const after = await join(email)
    expect(await colleagueAt(email)).toMatchObject({ memberRole: 'preparer', state: 'active' })
    expect(after.accountId).not.toBe(before.accountId)
    expect((await scim(world, key, 'GET', `/Users/${id}`)).json()).toMatchObject({ id, userName: email })
    // From then on they are the person that the directory means.
    expect((await moveMembers(world, key, 'Remove', group, [id])).statusCode).toBe(204)
    expect(await colleagueAt(email)).toBeUndefined()
    expect((await moveMembers(world, key, 'Add', group, [id])).statusCode).toBe(204)
    expect(await colleagueAt(email)).toMatchObject({ _id: after.accountId, state: 'invited' })
  })

  test('leaves the departments that the owner chose, and no group lets them into the organisation', async () => {
    const { id, userName } = await addUser(world, key)
    await addGroup(world, { key, owner }, 'preparer', [id])
    const { accountId } = await join(userName)
    const departmentId = await makeDepartment(world, owner, `Registry ${accountId}`)
    const bound = [{ departmentId, role: 'signer' as const }]
    await freshSecondFactor(world, owner)
    ok(await bind(world, owner, accountId, bound))
    const [email, last] = [newAddress(), newAddress()]
    await move(id, email, userName)
    expect(await colleagueAt(email)).toBeUndefined()
    await move(id, last, email)
    await addGroup(world, { key, owner }, 'auditor', [id])
    expect(await colleagueAt(last)).toBeUndefined()
    const left = world.ctx.db.selectFrom('department_member').select('role')
    expect(await left.where('account_id', '=', accountId).execute()).toEqual([])

    const { data } = ok(await invite(world, owner, { name: 'Again', email: last, memberRole: 'auditor' }))
    ok(await bind(world, owner, data._id, bound))
    await put(id, last, { active: false })
    expect(await colleagueAt(last)).toBeUndefined()
    await put(id, last)
    expect(await colleagueAt(last)).toMatchObject({ _id: data._id, memberRole: 'departmental' })
  })
})

test('with a directory’s key, nobody becomes a signer whom a rule names, or takes over an approval', async () => {
  const { id, ids } = await asked(1)
  ok(await approve(world, first, id))
  const { id: signers } = await addGroup(world, { key, owner }, 'signer')
  const takeOver = async (victim: Signer) => {
    const user = await addUser(world, key, victim.email)
    expect(user.id).toBe(victim.accountId)
    await moveMembers(world, key, 'Add', signers, [user.id])
    const email = newAddress()
    await put(user.id, email)
    return join(email)
  }
  const [one, other] = [await takeOver(first), await takeOver(second)]
  expect((await readApproval(world, owner, id)).demands[0].approvals).toBe(0)
  for (const taken of [one, other]) expect((await approve(world, taken, id)).statusCode).toBe(403)
  expect((await signWith(ids, other)).json()).toMatchObject({ success: false })
  expect(await stateOf(id)).toBe('open')
})
