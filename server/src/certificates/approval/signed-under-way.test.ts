import { afterAll, describe, expect, test } from 'vitest'
import { approve, askApproval, readApproval, setRules } from '../../../test/acts/approvals.ts'
import { createCertificates, sign } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { type Answer, callAs, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { heldUp, overlap, untilLockAwaited } from '../../../test/overlapping.ts'
import { openApprovalWorld, type Signer } from '../../../test/worlds/approval-world.ts'
import type { Context } from '../../context.ts'
import { nothingElse } from '../../platform/acts/bulk.ts'
import { signChunk } from '../certificate/signing/sign-certificates.ts'

const { world, owner, student, first, second, third, preparer, demand, asked, signWith } =
  await openApprovalWorld()
afterAll(() => world.close())

const errorOf = (answer: Answer) => answer.json().error

test('calls that sign one certificate at once use up the daily allowance once', async () => {
  await demand(2, 3)
  const [one, two, three] = await createCertificates(world, owner, student, 3)
  for (const signer of [second, third]) await freshSecondFactor(world, signer)
  const calls = [second, third, second].map((signer) =>
    sign(world, { ...owner, token: signer.token }, [one!]),
  )
  for (const answer of await Promise.all(calls)) expect(ok(answer).done).toEqual([one])
  ok(await signWith([two!, three!]))
})

test('a certificate that is being signed gets into no request for approval', async () => {
  await demand(2, 100)
  const [id] = await createCertificates(world, owner, student)
  let asking: Promise<Answer> | undefined
  const followUps: Context['followUps'] = {
    ...world.ctx.followUps,
    signed: async (...given) => {
      asking = askApproval(world, preparer, [id!])
      await untilLockAwaited(world)
      await world.ctx.followUps.signed(...given)
    },
  }
  const actor = { accountId: second.accountId, organisationId: owner.id }
  const answer = await signChunk({ ...world.ctx, followUps }, { ...actor, ids: [id!] }, nothingElse)
  expect(answer).toEqual({ done: [id], failed: [] })
  expect((await asking!).json()).toMatchObject({
    fields: { certificates: expect.any(String) },
    fieldErrors: { certificates: { key: 'invalid.approval_not_needed' } },
  })
})

test('a certificate for which approval is being asked is signed only once it has it', async () => {
  await demand(2, 100)
  const [id] = await createCertificates(world, owner, student)
  await freshSecondFactor(world, second)
  let signing: ReturnType<typeof sign> | undefined
  const answer = await heldUp(
    world,
    () => askApproval(world, preparer, [id!]),
    {
      // The last thing that a request locks.
      lock: (tx) =>
        tx.selectFrom('audit_head').select('org_id').where('org_id', '=', owner.id).forUpdate().execute(),
      waitsAt: 'from "audit_head"',
    },
    async () => {
      signing = sign(world, { ...owner, token: second.token }, [id!])
      await untilLockAwaited(world, 'from "organisation"')
    },
  )
  expect(errorOf(await signing!)).toBe('approval_required')
  const request = ok(answer).data._id
  for (const one of [first, third]) ok(await approve(world, one, request))
  ok(await signWith([id!]))
  expect(await readApproval(world, owner, request)).toMatchObject({ state: 'signed', waiting: 0 })
})

test('a certificate is not signed without the approval that a rule demands which was made meanwhile', async () => {
  await freshSecondFactor(world, owner)
  ok(await setRules(world, owner, []))
  const [id] = await createCertificates(world, owner, student)
  await freshSecondFactor(world, owner)
  await freshSecondFactor(world, second)
  const [ruled, signed] = await overlap(
    world,
    owner.id,
    () => setRules(world, owner, [{ needed: 1, signers: [first.accountId], freeADay: 0 }]),
    () => sign(world, { ...owner, token: second.token }, [id!]),
  )
  ok(ruled)
  expect(errorOf(signed)).toBe('approval_required')
})

describe('an approval is not used for what is signed after', () => {
  /** A certificate that this signer alone approved, and a call that signs it. */
  async function approvedBy(signer: Signer, category = '') {
    await freshSecondFactor(world, owner)
    ok(await setRules(world, owner, [{ category, needed: 1, signers: [signer.accountId], freeADay: 0 }]))
    const [id] = await createCertificates(world, owner, student)
    ok(await approve(world, signer, ok(await askApproval(world, preparer, [id!])).data._id))
    for (const one of [owner, second]) await freshSecondFactor(world, one)
    return () => sign(world, { ...owner, token: second.token }, [id!])
  }

  test('its signer left', async () => {
    const leaver = await makeColleague(world, owner, undefined, 'signer')
    const signIt = await approvedBy(leaver)
    const remove = () => callAs(world, owner, 'DELETE', `/api/colleagues/${leaver.accountId}`)
    const [removed, signed] = await overlap(world, owner.id, remove, signIt)
    ok(removed)
    expect(errorOf(signed)).toBe('approval_required')
  })

  test('it moved out of its signer’s department', async () => {
    await freshSecondFactor(world, owner)
    const [here, elsewhere] = [
      await makeDepartment(world, owner, 'Engineering'),
      await makeDepartment(world, owner, 'Law'),
    ]
    const [category] = ok(await callAs(world, owner, 'GET', '/api/categories/get-all')).data
    const moveTo = (departmentId: string) => move(world, owner, { departmentId, categoryIds: [category.id] })
    ok(await moveTo(here))
    const signIt = await approvedBy(await makeMember(world, owner, { [here]: 'signer' }), category.name)
    const [moved, signed] = await overlap(world, owner.id, () => moveTo(elsewhere), signIt)
    ok(moved)
    expect(errorOf(signed)).toBe('approval_required')
  })
})

test('renewing counts again what waits: a request of which everything is signed ends', async () => {
  await demand(2)
  const { id, ids } = await asked(2)
  world.tamper()
  const sign = (certificates: string[]) =>
    world.ctx.db
      .updateTable('certificate')
      .set({ signed_at: world.ctx.clock() })
      .where('id', 'in', certificates)
      .execute()
  await sign(ids.slice(1))
  ok(await callAs(world, preparer, 'POST', `/api/approvals/${id}/renew`))
  expect(await readApproval(world, owner, id)).toMatchObject({ state: 'open', waiting: 1, total: 2 })
  await sign(ids)
  ok(await callAs(world, preparer, 'POST', `/api/approvals/${id}/renew`))
  expect(await readApproval(world, owner, id)).toMatchObject({ state: 'withdrawn', waiting: 0 })
})
