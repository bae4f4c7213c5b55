import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { approve, askApproval, setRules } from '../../../test/acts/approvals.ts'
import { endedBatch, signature, startBatch } from '../../../test/acts/batches.ts'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { addFee } from '../../../test/acts/fees.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, makeVerifier, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openApprovalWorld } from '../../../test/worlds/approval-world.ts'

const {
  world,
  admin,
  owner,
  other,
  student,
  first,
  second,
  third,
  preparer,
  demand,
  asked,
  signWith,
  stateOf,
} = await openApprovalWorld()
afterAll(() => world.close())

const errorOf = (answer: { json(): { error: string } }) => answer.json().error

describe('rules', () => {
  test('are only for an owner with a fresh second factor, and name only colleagues who may sign', async () => {
    const rule = { needed: 1, signers: [first.accountId] }
    expect((await setRules(world, first, [rule])).statusCode).toBe(403)
    const foreign = await makeColleague(world, other, undefined, 'signer')
    for (const signer of [preparer.accountId, foreign.accountId, 'acc_unknown'])
      expect(errorOf(await setRules(world, owner, [{ ...rule, signers: [signer] }]))).toBe('invalid')
    expect(errorOf(await setRules(world, owner, [{ ...rule, needed: 2 }]))).toBe('invalid')
    expect((await setRules(world, owner, [{ ...rule, signers: [] }])).json().fields).toEqual({
      'rules.0.signers': 'Choose at least one signer.',
    })
    expect(errorOf(await setRules(world, owner, [rule, rule]))).toBe('invalid')
    world.advance(6 * 60_000)
    expect(errorOf(await setRules(world, owner, [rule]))).toBe('second_factor_stale')
  })

  test('that become weaker leave open requests what they demanded; stricter ones apply at once', async () => {
    const { id, ids } = await asked()
    ok(await approve(world, first, id))
    await demand(1)
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    ok(await setRules(world, owner, []))
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    ok(await approve(world, second, id))
    await demand(3)
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    ok(await approve(world, third, id))
    ok(await signWith(ids))
    await demand(2)
  })

  test('apply to a batch that was queued before them, which can be retried once it is approved', async () => {
    await freshSecondFactor(world, owner)
    ok(await setRules(world, owner, []))
    const ids = await createCertificates(world, owner, student, 2)
    const hold = await world.ctx.db.startTransaction().execute()
    // Before signing reads the rules, it takes places in the status list.
    await sql`LOCK TABLE status_list IN EXCLUSIVE MODE`.execute(hold)
    const batch = await startBatch(world, owner, { kind: 'sign', certificates: { ids }, ...signature(owner) })
    await demand(2)
    await hold.rollback().execute()
    expect(await endedBatch(world, owner, batch._id)).toMatchObject({ done: 0, failed: 2 })
    const { data: request } = ok(await askApproval(world, preparer, ids))
    for (const one of [first, second]) ok(await approve(world, one, request._id))
    ok(await callAs(world, owner, 'POST', `/api/batches/${batch._id}/retry`))
    await world.until(async () => (await stateOf(request._id)) === 'signed')
  })

  test('also stop what programs sign with the same key', async () => {
    const key = await makeApiKey(world, owner)
    const did = `did:web:credenza.example:issuers:${owner.id}`
    const answer = await callAs(world, key, 'POST', '/vc-api/eddsa-jcs-2022/credentials/issue', {
      credential: {
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        type: ['VerifiableCredential'],
        issuer: did,
        credentialSubject: { id: 'did:example:holder' },
      },
    })
    expect(answer.statusCode).toBe(409)
    const ids = await createCertificates(world, owner, student)
    const { batchId } = (
      await callAs(world, key, 'POST', '/v1/batches', {
        kind: 'sign',
        certificates: { ids },
      })
    ).json().data
    await world.until(async () => {
      const { data } = (await callAs(world, key, 'GET', `/v1/batches/${batchId}`)).json()
      return data.endedAt && data.failed === 1
    })
  })

  test('can let some certificates a day through, however they are split', async () => {
    await demand(2, 3)
    const ids = await createCertificates(world, owner, student, 5)
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    ok(await signWith(ids.slice(0, 2)))
    const race = await Promise.all([signWith([ids[2]!]), signWith([ids[3]!], third)])
    expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(errorOf(await signWith([ids[4]!]))).toBe('approval_required')
    await demand(2)
  })

  test('can let some a day through by what their reviews can cost', async () => {
    ok(await addFee(world, await makeVerifier(world, admin), { amount: 10 }))
    world.advance(1000)
    const ids = await createCertificates(world, owner, student, 3)
    await freshSecondFactor(world, owner)
    const rule = { needed: 2, signers: [first, second].map((one) => one.accountId), freeADay: 100 }
    ok(await setRules(world, owner, [{ ...rule, freeFilsADay: 2_999 }]))
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    ok(await signWith(ids.slice(0, 2)))
    expect(errorOf(await signWith(ids.slice(2)))).toBe('approval_required')
    ok(await setRules(world, owner, [rule]))
    ok(await signWith(ids.slice(2)))
    await demand(2)
  })
})
