import { afterAll, describe, expect, test } from 'vitest'
import { approve, askApproval, readApproval, reject, setRules } from '../../../test/acts/approvals.ts'
import { runBatch, signature } from '../../../test/acts/batches.ts'
import { createCertificates, readAs } from '../../../test/acts/certificates.ts'
import { accept, invite, invitedToken, makeColleague } from '../../../test/acts/colleagues.ts'
import { callAs, makeStudent, ok, type Person, signIn } from '../../../test/acts/people.ts'
import { addPasskey, freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openApprovalWorld } from '../../../test/worlds/approval-world.ts'
import { signChunk } from '../certificate/signing/sign-certificates.ts'

const { world, owner, other, student, first, second, third, preparer, demand, asked, signWith, stateOf } =
  await openApprovalWorld()
afterAll(() => world.close())

const errorOf = (answer: { json(): { error: string } }) => answer.json().error

describe('two of three', () => {
  test('approve, and then it is signed, which everyone who verifies it can see', async () => {
    const { id, ids } = await asked(3)
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    ok(await approve(world, first, id))
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    ok(await approve(world, second, id))
    expect(await stateOf(id)).toBe('approved')
    ok(await signWith(ids))
    expect(await readApproval(world, owner, id)).toMatchObject({ state: 'signed', waiting: 0, total: 3 })

    const credential = ok(await callAs(world, owner, 'GET', `/api/certificates/${ids[0]}/credential.json`))
    const { data } = ok(await callAs(world, owner, 'POST', '/api/verify', credential))
    const check = data.checks.find(({ name }: { name: string }) => name === 'signature')
    expect(check.details).toMatchObject({ approvals: '2', signers: '3' })
    expect(check.sentence).toContain('Approved by 2 of 3 signers')
    const slug = (await readAs(world, owner, ids[0]!)).slug
    const evidence = ok(await callAs(world, owner, 'GET', `/api/evidence/${slug}`)).data
    expect(evidence.statements).toEqual([])
    expect(evidence.approvals.map(({ action }: { action: string }) => action)).toEqual([
      'approved',
      'approval',
      'approval',
    ])
    const names = [first, second, third].flatMap((one) => [one.email, one.accountId])
    expect(names.filter((name) => JSON.stringify(evidence).includes(name))).toEqual([])
  })

  test('are two people: a second session, a second call and a race of both count once', async () => {
    const { id, ids } = await asked()
    const again = await signIn(world, { ...first, role: 'issuer' })
    await freshSecondFactor(world, again)
    const { digest } = await readApproval(world, owner, id)
    const call = (who: Person) => callAs(world, who, 'POST', `/api/approvals/${id}/approve`, { digest })
    await freshSecondFactor(world, first)
    ;(await Promise.all([call(first), call(again), call(first)])).forEach(ok)
    expect((await readApproval(world, owner, id)).demands[0].approvals).toBe(1)
    expect(errorOf(await signWith(ids))).toBe('approval_required')
  })

  test('are used up by what is signed, and not by what a kill rolls back', async () => {
    const { id, ids } = await asked(2)
    for (const one of [first, second]) ok(await approve(world, one, id))
    const actor = { accountId: second.accountId, organisationId: owner.id }
    const killed = signChunk(world.ctx, { ...actor, ids }, async () => {
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await readApproval(world, owner, id)).toMatchObject({ state: 'approved', waiting: 2 })
    ok(await signWith(ids.slice(1)))
    expect(await readApproval(world, owner, id)).toMatchObject({ state: 'approved', waiting: 1 })
    ok(await signWith(ids))
    expect(await stateOf(id)).toBe('signed')
    expect(errorOf(await askApproval(world, preparer, ids))).toBe('invalid')
  })

  test('can approve at the same moment', async () => {
    const { id, ids } = await asked()
    const { digest } = await readApproval(world, owner, id)
    const both = await Promise.all([first, third].map((one) => approve(world, one, id, digest)))
    both.forEach(ok)
    ok(await signWith(ids))
  })
})

describe('before signing', () => {
  const preview = async (ids: string[]) =>
    ok(await callAs(world, owner, 'POST', '/api/batches/preview', { kind: 'sign', certificates: { ids } }))
      .data

  test('the preview counts what lacks approval, and a batch of it is offered again only once approved', async () => {
    const { id, ids } = await asked(2)
    const unasked = await createCertificates(world, owner, student)
    const all = [...ids, ...unasked]
    expect(await preview(all)).toMatchObject({
      total: 3,
      willChange: 0,
      refused: [{ error: 'approval_required', count: 3 }],
    })
    await freshSecondFactor(world, owner)
    const sign = { kind: 'sign', certificates: { ids: all }, ...signature(owner) }
    const batch = await runBatch(world, owner, sign)
    expect(batch).toMatchObject({ done: 0, failed: 3, skipped: 3, canRetry: false })
    for (const one of [first, second]) ok(await approve(world, one, id))
    expect(ok(await callAs(world, owner, 'GET', `/api/batches/${batch._id}`)).data.canRetry).toBe(true)
    expect(await preview(all)).toMatchObject({
      willChange: 2,
      refused: [{ error: 'approval_required', count: 1 }],
    })
  })

  test('the preview knows what is free today', async () => {
    await demand(2, 2)
    const ids = await createCertificates(world, owner, student, 3)
    expect(await preview(ids.slice(0, 2))).toMatchObject({ willChange: 2, refused: [] })
    expect(await preview(ids)).toMatchObject({ willChange: 0, refused: [{ count: 3 }] })
    await demand(2)
  })
})

describe('an approval is refused', () => {
  test('without a fresh second factor', async () => {
    const { id } = await asked()
    const { digest } = await readApproval(world, owner, id)
    world.advance(6 * 60_000)
    const answer = await callAs(world, first, 'POST', `/api/approvals/${id}/approve`, { digest })
    expect(errorOf(answer)).toBe('second_factor_stale')
  })

  test('from people who are not asked: owner, preparer, another issuer', async () => {
    const { id } = await asked()
    expect(errorOf(await approve(world, owner, id))).toBe('forbidden')
    expect((await approve(world, preparer, id)).statusCode).toBe(403)
    const { digest } = await readApproval(world, owner, id)
    expect(errorOf(await approve(world, other, id, digest))).toBe('not_found')
    expect((await callAs(world, other, 'GET', `/api/approvals/${id}`)).statusCode).toBe(404)
    expect((await callAs(world, other, 'GET', `/api/approvals/${id}/certificates`)).statusCode).toBe(404)
    expect(await stateOf(id)).toBe('open')
  })

  test('of certificates that can be searched, but not many times at once', async () => {
    const { id } = await asked()
    const search = () => callAs(world, owner, 'GET', `/api/approvals/${id}/certificates?search=a`)
    const answers = await Promise.all(Array.from({ length: 40 }, search))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
  })

  test('for another request, or for what the request held before', async () => {
    const [one, two] = [await asked(), await asked()]
    const { digest } = await readApproval(world, owner, one.id)
    expect(errorOf(await approve(world, first, two.id, digest))).toBe('approval_changed')
    expect((await readApproval(world, owner, two.id)).demands[0].approvals).toBe(0)
  })

  test('once the request is over', async () => {
    const { id, ids } = await asked()
    ok(await reject(world, first, id))
    expect(await readApproval(world, owner, id)).toMatchObject({
      state: 'rejected',
      reason: 'The date is wrong',
      rejectedBy: expect.stringMatching(/./),
    })
    expect(errorOf(await approve(world, second, id))).toBe('approval_ended')
    expect(errorOf(await signWith(ids))).toBe('approval_required')
    const { notifications } = ok(await callAs(world, preparer, 'GET', '/api/notifications'))
    expect(notifications[0]).toMatchObject({ action: 'approval.rejected', subject: id })
  })

  test('once rejected, until its certificates are in a new request', async () => {
    const { id, ids } = await asked(2)
    const unsigned = { filter: { approval: id, signed: 'false' }, except: [] }
    const again = () => callAs(world, preparer, 'POST', '/api/approvals', { certificates: unsigned })
    ok(await reject(world, first, id))
    const listed = (who: Person) => callAs(world, who, 'GET', `/get-certificate-from-db?approval=${id}`)
    expect(ok(await listed(owner))).toMatchObject({ documents: [{}, {}], total: 2 })
    expect(ok(await listed(other))).toMatchObject({ documents: [], total: 0 })
    const { data } = ok(await again())
    expect(data).toMatchObject({ state: 'open', total: 2 })
    expect(errorOf(await again())).toBe('invalid')
    for (const one of [first, second]) ok(await approve(world, one, data._id))
    ok(await signWith(ids))
    expect(await stateOf(id)).toBe('rejected')
  })
})

describe('a change withdraws all approvals', () => {
  /** A request with all approvals, for certificates of a student that nobody else has. */
  async function approved() {
    const own = await makeStudent(world, owner)
    const ids = await createCertificates(world, owner, own, 2)
    const { data } = ok(await askApproval(world, preparer, ids))
    ok(await approve(world, first, data._id))
    ok(await approve(world, second, data._id))
    return { id: data._id as string, ids, own }
  }

  test('of the email to which it is signed; the preparer asks again, and signers see what changed', async () => {
    const { id, ids, own } = await approved()
    const { data } = ok(await callAs(world, owner, 'GET', `/api/students/${own.studentId}`))
    const email = `moved-${own.email}`
    ok(await callAs(world, owner, 'PUT', `/api/students/${own.studentId}`, { ...data, email }))
    expect(await stateOf(id)).toBe('changed')
    expect(errorOf(await signWith(ids))).toBe('approval_changed')
    expect(errorOf(await approve(world, third, id))).toBe('approval_changed')

    const before = (await readApproval(world, owner, id)).digest
    ok(await callAs(world, preparer, 'POST', `/api/approvals/${id}/renew`))
    const renewed = await readApproval(world, owner, id)
    expect(renewed).toMatchObject({ state: 'open', changed: 2, removed: 0 })
    expect(renewed.digest).not.toBe(before)
    const changed = ok(await callAs(world, owner, 'GET', `/api/approvals/${id}/certificates?changed=true`))
    expect(changed.data.map((item: { certificateId: string }) => item.certificateId).sort()).toEqual(
      ids.sort(),
    )
    expect(errorOf(await approve(world, first, id, before))).toBe('approval_changed')
    ok(await approve(world, first, id))
    ok(await approve(world, third, id))
    ok(await signWith(ids))
  })

  test('also when it is changed back to what was approved', async () => {
    const { id, ids, own } = await approved()
    const path = `/api/students/${own.studentId}`
    for (const email of [`moved-${own.email}`, own.email]) {
      const { data } = ok(await callAs(world, owner, 'GET', path))
      ok(await callAs(world, owner, 'PUT', path, { ...data, email }))
    }
    expect(await stateOf(id)).toBe('changed')
    expect(errorOf(await signWith(ids))).toBe('approval_changed')
    ok(await callAs(world, preparer, 'POST', `/api/approvals/${id}/renew`))
    expect((await readApproval(world, owner, id)).demands[0].approvals).toBe(0)
    expect(errorOf(await signWith(ids))).toBe('approval_required')
  })

  test('also when it races with the last approval', async () => {
    for (let round = 0; round < 3; round++) {
      const own = await makeStudent(world, owner)
      const ids = await createCertificates(world, owner, own)
      const { data } = ok(await askApproval(world, preparer, ids))
      ok(await approve(world, first, data._id))
      await freshSecondFactor(world, second)
      const student = ok(await callAs(world, owner, 'GET', `/api/students/${own.studentId}`)).data
      const edit = { ...student, email: `moved-${own.email}` }
      await Promise.all([
        callAs(world, second, 'POST', `/api/approvals/${data._id}/approve`, { digest: data.digest }),
        callAs(world, owner, 'PUT', `/api/students/${own.studentId}`, edit).then(ok),
      ])
      expect(await stateOf(data._id)).toBe('changed')
      expect(errorOf(await signWith(ids))).toBe('approval_changed')
    }
  })

  test('made behind the back of every verb, found when it is signed', async () => {
    const { id, ids } = await approved()
    world.tamper()
    await world.ctx.db
      .updateTable('certificate')
      .set({ title: 'Doctor of Everything' })
      .where('id', '=', ids[1]!)
      .execute()
    expect(errorOf(await signWith([ids[1]!]))).toBe('approval_changed')
    expect(errorOf(await signWith([ids[0]!]))).toBe('approval_changed')
    expect(await stateOf(id)).toBe('changed')
  })

  test('by taking a certificate out', async () => {
    const batch = await runBatch(world, owner, {
      kind: 'create',
      recipients: { ids: [student.studentId] },
      certificate: { certificateType: 'Diploma', title: 'Roads', date: '2026-06-30' },
    })
    const created = await world.ctx.db
      .selectFrom('certificate')
      .select('id')
      .where('batch_id', '=', batch._id)
      .execute()
    const [kept] = await createCertificates(world, owner, student)
    const { data } = ok(await askApproval(world, preparer, [created[0]!.id, kept!]))
    ok(await approve(world, first, data._id))
    ok(await approve(world, second, data._id))
    ok(await callAs(world, owner, 'POST', `/api/batches/${batch._id}/recall`))
    await world.until(async () => (await stateOf(data._id)) === 'changed')
    expect(errorOf(await signWith([kept!]))).toBe('approval_changed')
    ok(await callAs(world, preparer, 'POST', `/api/approvals/${data._id}/renew`))
    expect(await readApproval(world, owner, data._id)).toMatchObject({ state: 'open', total: 1, removed: 1 })
  })
})

test('somebody who left, or may no longer sign, does not count', async () => {
  const leaver = await makeColleague(world, owner, undefined, 'signer')
  const demoted = await makeColleague(world, owner, undefined, 'signer')
  await freshSecondFactor(world, owner)
  const named = [leaver, demoted, first].map((one) => one.accountId)
  ok(await setRules(world, owner, [{ needed: 2, signers: named }]))
  const { id, ids } = await asked()
  for (const one of [leaver, demoted]) ok(await approve(world, one, id))
  expect(await stateOf(id)).toBe('approved')
  ok(await callAs(world, owner, 'DELETE', `/api/colleagues/${leaver.accountId}`))
  expect(errorOf(await signWith(ids))).toBe('approval_required')
  ok(await approve(world, first, id))
  ok(
    await callAs(world, owner, 'PUT', `/api/colleagues/${demoted.accountId}/role`, { memberRole: 'auditor' }),
  )
  expect(errorOf(await signWith(ids))).toBe('approval_required')
  expect((await approve(world, demoted, id)).statusCode).toBe(403)
  ok(await invite(world, owner, { name: 'Back', email: leaver.email, memberRole: 'signer' }))
  ok(await accept(world, await invitedToken(world, leaver.email, 2), leaver.password))
  const { email, password, role } = leaver
  const again = await signIn(world, { email, password, role })
  await addPasskey(world, again)
  expect((await approve(world, again, id)).json()).toMatchObject({ key: 'forbidden.not_asked' })
  expect(errorOf(await signWith(ids))).toBe('approval_required')
  await demand(2)
})
