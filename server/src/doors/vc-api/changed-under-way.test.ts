// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { setRules } from '../../../test/acts/approvals.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { overlap } from '../../../test/overlapping.ts'
import { currentKeyId } from '../../proof/issuer/signing-keys.ts'
import { minimal, openVcApi } from './testing.ts'

const { world, issuer, issue } = await openVcApi()
afterAll(() => world.close())

const entries = async () =>
  (
    await world.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('org_id', '=', issuer.id)
      .where('action', '=', 'vc-api.issued')
      .execute()
  ).length

test('a credential is signed with the next key if the first is declared stolen meanwhile', async () => {
  const stolen = await currentKeyId(world.ctx.db, issuer.id)
  world.advance(2_000)
  const since = world.ctx.clock().toISOString()
  world.advance(2_000)
  await freshSecondFactor(world, issuer)
  const [declared, answer] = await overlap(
    world,
    issuer.id,
    () => callAs(world, issuer, 'POST', `/api/organisation/keys/${stolen}/compromised`, { since }),
    () => issue(minimal()),
  )
  ok(declared)
  expect(answer.status).toBe(201)
  const next = await currentKeyId(world.ctx.db, issuer.id)
  expect(next).not.toBe(stolen)
  const { proof } = answer.body.verifiableCredential as { proof: { verificationMethod: string } }
  expect(proof.verificationMethod).toContain(next)
})

test('nothing is signed once a rule for approval was made meanwhile', async () => {
  const [owner] = ok(await callAs(world, issuer, 'GET', '/api/colleagues')).data
  await freshSecondFactor(world, issuer)
  const before = await entries()
  const [ruled, answer] = await overlap(
    world,
    issuer.id,
    () => setRules(world, issuer, [{ needed: 1, signers: [owner._id], freeADay: 0 }]),
    () => issue(minimal()),
  )
  ok(ruled)
  expect(answer).toMatchObject({ status: 409, body: { error: 'approval_required' } })
  expect(await entries()).toBe(before)
})
