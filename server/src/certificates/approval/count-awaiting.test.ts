import { afterAll, expect, test } from 'vitest'
import { approve, reject } from '../../../test/acts/approvals.ts'
import { callAs, ok, type Person } from '../../../test/acts/people.ts'
import { openApprovalWorld } from '../../../test/worlds/approval-world.ts'

const { world, owner, first, second, third, preparer, asked } = await openApprovalWorld()
afterAll(() => world.close())

const waitFor = async (people: readonly Person[]) =>
  Promise.all(
    people.map(async (who) => ok(await callAs(world, who, 'GET', '/api/issuer/overview')).data.approvals),
  )

test('signers see on their dashboard how many requests wait for them, until enough have approved', async () => {
  const everyone = [first, second, third, preparer, owner]
  const one = await asked(1)
  const other = await asked(2)
  expect(await waitFor(everyone)).toEqual([2, 2, 2, 0, 0])
  ok(await approve(world, first, one.id))
  expect(await waitFor(everyone)).toEqual([1, 2, 2, 0, 0])
  ok(await approve(world, second, one.id))
  expect(await waitFor(everyone)).toEqual([1, 1, 1, 0, 0])
  ok(await reject(world, third, other.id))
  expect(await waitFor(everyone)).toEqual([0, 0, 0, 0, 0])
})
