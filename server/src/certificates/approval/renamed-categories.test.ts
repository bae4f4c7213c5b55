import { afterAll, expect, test } from 'vitest'
import { type Rule, setRules } from '../../../test/acts/approvals.ts'
import { recordFor } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { type Caller, callAs, categoryName, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openApprovalWorld } from '../../../test/worlds/approval-world.ts'

const { world, owner, student, first, second, third, signWith } = await openApprovalWorld()
const manager = await makeColleague(world, owner, 'Manager', 'manager')
const signers = [first, second, third].map(({ accountId }) => accountId)
await freshSecondFactor(world, owner)
ok(await setRules(world, owner, [{ category: categoryName, needed: 2, signers, freeADay: 1 }]))
afterAll(() => world.close())

const draft = async (certificateType: string): Promise<string> =>
  ok(
    await callAs(world, owner, 'POST', '/upload-json', {
      multipleCertificates: [{ ...recordFor(owner, student), certificateType }],
    }),
  ).documents[0]._id
const categories = async (): Promise<{ id: string; name: string }[]> =>
  ok(await callAs(world, owner, 'GET', '/api/categories/get-all')).data
const rename = async (who: Caller, from: string, to: string) => {
  const { id } = (await categories()).find(({ name }) => name === from)!
  return callAs(world, who, 'POST', '/api/categories/create', { id, name: to })
}
const rules = async (): Promise<Rule[]> => ok(await callAs(world, owner, 'GET', '/api/approval-rules')).data

test('a manager drops no rule, and gets no further free certificates, by renaming a category', async () => {
  ok(await signWith([await draft(categoryName)]))
  const refused = await rename(manager, categoryName, 'Diploma ·')
  expect([refused.statusCode, refused.json().key]).toEqual([403, 'forbidden.ruled_category'])
  // The rest of it is theirs to change.
  ok(await rename(manager, categoryName, categoryName))
  expect((await rules()).map(({ category }) => category)).toEqual([categoryName])
})

test('a rule follows its category, and stays with the certificates of the old name', async () => {
  const old = await draft(categoryName)
  ok(await rename(owner, categoryName, 'Graduate diploma'))
  expect(await rules()).toMatchObject([
    { category: categoryName, needed: 2 },
    { category: 'Graduate diploma', needed: 2 },
  ])
  expect((await signWith([old])).json().error).toBe('approval_required')
  const renamed = [await draft('Graduate diploma'), await draft('Graduate diploma')]
  expect((await signWith(renamed)).json().error).toBe('approval_required')
})

test('a name that has a rule keeps it, whatever is given that name', async () => {
  await freshSecondFactor(world, owner)
  const [diploma, graduate] = await rules()
  ok(await setRules(world, owner, [diploma!, { ...graduate!, needed: 1, signers }]))
  ok(await rename(owner, 'Graduate diploma', categoryName))
  expect(await rules()).toMatchObject([
    { category: categoryName, needed: 2 },
    { category: 'Graduate diploma', needed: 1 },
  ])
})

test('the list of rules can be saved again after a category was deleted, with or without its rule', async () => {
  const { id } = (await categories()).find(({ name }) => name === categoryName)!
  ok(await callAs(world, manager, 'DELETE', `/api/categories/delete/${id}`))
  await freshSecondFactor(world, owner)
  const kept = (await rules()).map((rule) => ({ ...rule, signers }))
  expect(kept).toHaveLength(2)
  ok(await setRules(world, owner, kept))
  ok(await setRules(world, owner, []))
  const again = await setRules(world, owner, kept)
  expect(again.json().fields).toHaveProperty('rules.0.category')
})
