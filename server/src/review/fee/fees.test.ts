import { dayMs, type ReviewRequest } from '@credenza/schema'
import { zonedDay } from '@credenza/schema/zoned-time'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accept,
  createCertificates,
  decline,
  revoke,
  sign,
  signedCertificates,
} from '../../../test/acts/certificates.ts'
import { addFee, balanceOf, currentFeesOf, feesOf, statementOf, totalOf } from '../../../test/acts/fees.ts'
import {
  callAs,
  categoryName,
  makeVerifier,
  type Organisation,
  ok,
  signIn,
} from '../../../test/acts/people.ts'
import { answerUpload, decideUpload, uploadCertificate } from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld()
let verifier: Organisation
beforeEach(async () => {
  verifier = await makeVerifier(world, admin)
})
afterAll(() => world.close())

/** A day in the time zone of these tests' verifiers: in the Emirates, four hours ahead of UTC. */
const dayFromNow = (days: number): string =>
  zonedDay(new Date(world.ctx.clock().getTime() + days * dayMs).toISOString(), 'Asia/Dubai')
const midnightInDubai = (day: string): string => new Date(`${day}T00:00:00+04:00`).toISOString()
const queueFees = async (who: Organisation) => {
  const { documents } = ok(await callAs(world, who, 'GET', '/get-requested-certificate-list'))
  return new Map(documents.map((one: ReviewRequest) => [one._id, one.reviewFee] as const))
}
const fieldsOf = async (answer: ReturnType<typeof addFee>) => {
  const { statusCode } = await answer
  return { statusCode, fields: (await answer).json().fields }
}

describe('setting a fee', () => {
  test('the answer says so by status and message, and the list begins with it', async () => {
    const answer = await addFee(world, verifier, { amount: 25 })
    expect(ok(answer)).toEqual({ success: true, message: 'Fees added successfully!', status: 200 })
    expect(await feesOf(world, verifier)).toMatchObject([
      { amount: 25, certificateType: categoryName, state: 'current' },
    ])
  })

  test.each([
    [{ amount: 0 }, { amount: 'Please enter a valid amount greater than 0' }],
    [{ amount: undefined }, { amount: 'Please enter a valid amount greater than 0' }],
    [{ amount: '20' }, { amount: 'Please enter a valid amount greater than 0' }],
    [{ amount: 'abc' }, { amount: 'Only numeric values are allowed' }],
    [{ amount: -1 }, { amount: 'Amount must be 1 or greater' }],
    [{ amount: 1.5 }, { amount: 'Only numeric values are allowed' }],
    [{ amount: 1_000_001 }, { amount: 'Amount must be 1,000,000 or less' }],
    [{ amount: 5, certificateType: '' }, { certificateType: 'Please enter a valid certificate type' }],
    [{ amount: 5, certificateType: undefined }, { certificateType: 'Please enter a valid certificate type' }],
    [
      { amount: 5, certificateType: 'Nobody’s' },
      { certificateType: 'Please enter a valid certificate type' },
    ],
    [{ amount: 5, effectiveFrom: 'soon' }, { effectiveFrom: expect.any(String) }],
  ])('%o is refused by its field', async (fee, fields) => {
    expect(await fieldsOf(addFee(world, verifier, fee))).toEqual({ statusCode: 422, fields })
    expect(await feesOf(world, verifier)).toEqual([])
  })

  test('a day in the past is refused; today means at once', async () => {
    const fields = { effectiveFrom: 'Choose today or a later date.' }
    const yesterday = addFee(world, verifier, { amount: 5, effectiveFrom: dayFromNow(-1) })
    expect(await fieldsOf(yesterday)).toEqual({ statusCode: 422, fields })
    ok(await addFee(world, verifier, { amount: 5, effectiveFrom: dayFromNow(0) }))
    expect(await feesOf(world, verifier)).toMatchObject([{ amount: 5, state: 'current' }])
  })

  test('the same Idempotency-Key sets it once', async () => {
    for (let i = 0; i < 3; i++) ok(await addFee(world, verifier, { amount: 5 }, { 'idempotency-key': 'fee' }))
    expect(await feesOf(world, verifier)).toHaveLength(1)
  })

  test('types that differ in capitals only are one, and each verifier has its own fees', async () => {
    ok(await addFee(world, verifier, { amount: 5, certificateType: categoryName.toUpperCase() }))
    expect(await feesOf(world, verifier, categoryName.toLowerCase())).toHaveLength(1)
    expect(await feesOf(world, await makeVerifier(world, admin))).toEqual([])
  })

  test('of two fees for one later day the second replaces the first', async () => {
    ok(await addFee(world, verifier, { amount: 8, effectiveFrom: dayFromNow(1) }))
    ok(await addFee(world, verifier, { amount: 9, effectiveFrom: dayFromNow(1) }))
    expect((await feesOf(world, verifier)).map((fee: { amount: number }) => fee.amount)).toEqual([0, 9])
  })
})

describe('deciding on a request', () => {
  const owed = async () => -(await balanceOf(world, issuer)).balanceFils

  test('an acceptance charges the issuer and credits the verifier, as both statements say', async () => {
    ok(await addFee(world, verifier, { amount: 20 }))
    const before = await owed()
    const [id] = await signedCertificates(world, issuer, student)
    ok(await accept(world, verifier, [id!]))
    expect(await totalOf(world, verifier)).toBe(20)
    expect((await owed()) - before).toBe(2000)
    const line = { kind: 'fee', certificateId: id, certificateType: categoryName }
    expect(await statementOf(world, verifier)).toMatchObject([
      { ...line, amountFils: 2000, party: issuer.name },
    ])
    expect((await statementOf(world, issuer))[0]).toMatchObject({
      ...line,
      amountFils: -2000,
      party: verifier.name,
    })
  })

  test('a decline charges nothing, and neither does a verifier without a fee', async () => {
    const before = await owed()
    const [free] = await signedCertificates(world, issuer, student)
    ok(await accept(world, verifier, [free!]))
    ok(await addFee(world, verifier, { amount: 20 }))
    const [declined] = await signedCertificates(world, issuer, student)
    ok(await decline(world, verifier, [declined!]))
    expect(await totalOf(world, verifier)).toBe(0)
    expect(await owed()).toBe(before)
    expect(await statementOf(world, verifier)).toEqual([])
  })

  test('the price is the one in force when the request came in, whatever was decided since', async () => {
    const [before] = await createCertificates(world, issuer, student)
    ok(await addFee(world, verifier, { amount: 20 }))
    const [between] = await createCertificates(world, issuer, student)
    ok(await addFee(world, verifier, { amount: 30 }))
    const [after] = await createCertificates(world, issuer, student)
    const ids = [before!, between!, after!]
    ok(await sign(world, issuer, ids))
    const shown = await queueFees(verifier)
    expect(ids.map((id) => shown.get(id))).toEqual([0, 2000, 3000])
    ok(await accept(world, verifier, ids))
    expect(await totalOf(world, verifier)).toBe(50)
  })

  test('a queue shows what the verifier itself earns: nothing for what another accepted or anybody declined', async () => {
    const other = await makeVerifier(world, admin)
    ok(await addFee(world, verifier, { amount: 20 }))
    ok(await addFee(world, other, { amount: 30 }))
    const ids = await signedCertificates(world, issuer, student, 5)
    const [, mine, theirs, declined, revoked] = ids
    ok(await accept(world, verifier, [mine!]))
    ok(await accept(world, other, [theirs!]))
    ok(await decline(world, other, [declined!]))
    ok(await revoke(world, issuer, revoked!))
    const shownTo = async (who: Organisation) => {
      const fees = await queueFees(who)
      return ids.map((id) => fees.get(id))
    }
    expect(await shownTo(verifier)).toEqual([2000, 2000, 0, 0, 0])
    expect(await shownTo(other)).toEqual([3000, 0, 3000, 0, 0])
  })

  test('of two verifiers that accept at once one earns its fee, and a retry earns nothing more', async () => {
    const other = await makeVerifier(world, admin)
    ok(await addFee(world, verifier, { amount: 20 }))
    ok(await addFee(world, other, { amount: 30 }))
    const ids = await signedCertificates(world, issuer, student, 6)
    const before = await owed()
    await Promise.all(
      ids.flatMap((id) => [
        accept(world, verifier, [id]),
        accept(world, other, [id]),
        accept(world, other, [id]),
      ]),
    )
    const [mine, theirs] = [await statementOf(world, verifier), await statementOf(world, other)]
    expect([...mine, ...theirs].map((line) => line.certificateId).sort()).toEqual([...ids].sort())
    expect((await owed()) - before).toBe(mine.length * 2000 + theirs.length * 3000)
  })

  test('a certificate that a student uploaded is charged to the student', async () => {
    ok(await addFee(world, verifier, { amount: 40 }))
    const before = await owed()
    const id = await uploadCertificate(world, { student, issuer })
    const shown = ok(await callAs(world, verifier, 'GET', '/api/user/get-user-certificates'))
    expect(shown.userCertificate[0]).toMatchObject({ _id: id, reviewFee: 4000 })
    ok(await answerUpload(world, issuer, id))
    ok(await decideUpload(world, verifier, id))
    expect((await balanceOf(world, student)).balanceFils).toBe(-4000)
    expect(await owed()).toBe(before)
    expect(await statementOf(world, verifier)).toMatchObject([{ party: student.name, amountFils: 4000 }])
  })
})

test('the overview has each type once: the present fee, the next one, and when it last changed', async () => {
  ok(await callAs(world, issuer, 'POST', '/api/categories/create', { name: 'Award' }))
  expect(await currentFeesOf(world, verifier)).toEqual([])
  ok(await addFee(world, verifier, { amount: 20 }))
  ok(await addFee(world, verifier, { amount: 90, effectiveFrom: dayFromNow(9) }))
  ok(await addFee(world, verifier, { amount: 30, effectiveFrom: dayFromNow(3) }))
  const before = world.ctx.clock().toISOString()
  world.advance(1000)
  ok(await addFee(world, verifier, { certificateType: 'Award', amount: 5, effectiveFrom: dayFromNow(1) }))
  ok(await addFee(world, await makeVerifier(world, admin), { amount: 70 }))
  const fees = await currentFeesOf(world, verifier)
  const starts = (days: number) => midnightInDubai(dayFromNow(days))
  expect(fees).toMatchObject([
    { certificateType: 'Award', amount: 0, next: { amount: 5, effectiveFrom: starts(1) } },
    { certificateType: categoryName, amount: 20, next: { amount: 30, effectiveFrom: starts(3) } },
  ])
  expect(fees.map(({ changedAt }) => changedAt > before)).toEqual([true, false])
})

// Must come last, because it ends every session.
test('a fee for a later day comes after the one in force until that day', async () => {
  ok(await addFee(world, verifier, { amount: 9, effectiveFrom: dayFromNow(2) }))
  expect(await feesOf(world, verifier)).toMatchObject([
    { amount: 0, state: 'current', effectiveFrom: '' },
    { amount: 9, state: 'upcoming', effectiveFrom: midnightInDubai(dayFromNow(2)) },
  ])
  ok(await addFee(world, verifier, { amount: 7 }))
  expect((await feesOf(world, verifier)).map((fee: { amount: number }) => fee.amount)).toEqual([7, 9])
  world.advance(2 * dayMs)
  verifier = { ...verifier, ...(await signIn(world, verifier)) }
  expect(await feesOf(world, verifier)).toMatchObject([
    { amount: 9, state: 'current' },
    { amount: 7, state: 'past' },
  ])
})
