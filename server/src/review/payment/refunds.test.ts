import type { CardPayment, CreditRequest } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { secondAdmin, switchTwoAdmins } from '../../../test/acts/admins.ts'
import { balanceOf, settle } from '../../../test/acts/fees.ts'
import {
  charge,
  credit,
  invoicesOf,
  makeInvoices,
  readInvoice,
  startTaxing,
} from '../../../test/acts/invoices.ts'
import { type Caller, callAs, makeIssuer, makeStudent, ok } from '../../../test/acts/people.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openCardStandIn, sendEvent } from '../../../test/stand-ins/card-stand-in.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { stripeShaped } from '../../platform/payments/card-provider.ts'
import { refundCard, runRefundCard } from './refund-card.job.ts'

const roles = await openRolesWorld()
const { world, admin, issuer, verifier, student } = roles

const provider = await openCardStandIn()
world.ctx.config.cards = provider.settings
world.ctx.cards = stripeShaped(provider.settings)
await startTaxing(roles)
afterAll(async () => {
  await provider.close()
  await world.close()
})

const send = async (event: object) => (await sendEvent(world, event)).statusCode
const owed = async () => 0 - (await balanceOf(world, issuer)).balanceFils

/** An issuer that was charged AED 105 and has paid it by card. */
async function paid() {
  await charge(roles)
  ok(await callAs(world, issuer, 'POST', '/api/balance/card-payment', { amountFils: 10_500 }))
  const session = provider.newest()
  expect(await send(provider.completed(session))).toBe(200)
  return { session, before: await owed() }
}
const refund = (id: string, amountFils: number, caller: Caller = admin, key?: string) =>
  callAs(
    world,
    caller,
    'POST',
    `/api/admin/card-payments/${id}/refunds`,
    { amountFils },
    key === undefined ? {} : { 'idempotency-key': key },
  )
const listed = async (id: string): Promise<CardPayment> => {
  const path = `/api/admin/balances/${issuer.id}/card-payments?limit=100`
  return ok(await callAs(world, admin, 'GET', path)).data.find(({ _id }: CardPayment) => _id === id)
}
/** Invoices the newest charges. */
async function invoiced() {
  ok(await makeInvoices(world, verifier))
  return (await invoicesOf(world, issuer))[0]!._id
}
/** Runs the job of each waiting refund once. */
async function carryOut() {
  const waiting = await world.ctx.db
    .selectFrom('card_refund')
    .select('id')
    .where('state', '=', 'waiting')
    .execute()
  const run = ({ id }: { id: string }) => runRefundCard(world.ctx, { id }, new AbortController().signal)
  return Promise.allSettled(waiting.map(run))
}

describe('an administrator', () => {
  test('refunds in parts, never more than is left, and the amount is owed again', async () => {
    const { session, before } = await paid()
    expect(ok(await refund(session.payment, 4_000)).data).toEqual({ heldFils: 6_500 })
    expect(await owed()).toBe(before + 4_000)
    const tooMuch = await refund(session.payment, 6_501)
    expect([tooMuch.statusCode, Object.keys(tooMuch.json().fields)]).toEqual([422, ['amountFils']])
    await carryOut()
    expect(await listed(session.payment)).toMatchObject({
      amountFils: 10_500,
      heldFils: 6_500,
      refunds: [{ amountFils: 4_000, state: 'made' }],
    })
    expect(provider.refundsOf(session)).toMatchObject([{ amount: 4_000 }])
    ok(await refund(session.payment, 6_500))
    await carryOut()
    expect((await refund(session.payment, 1)).statusCode).toBe(422)
    expect(await owed()).toBe(before + 10_500)
    await expectSoundLedger(world)
  })

  test('asks twice, or at once, and the refund is made once', async () => {
    const { session, before } = await paid()
    const same = () => refund(session.payment, 10_500, admin, 'one-refund')
    const answers = [...(await Promise.all([same(), same()])), await same()]
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
    const others = await Promise.all([refund(session.payment, 10_500), refund(session.payment, 10_500)])
    expect(others.map(({ statusCode }) => statusCode)).toEqual([422, 422])
    await Promise.all([carryOut(), carryOut()])
    expect(provider.refundsOf(session)).toHaveLength(1)
    expect(await owed()).toBe(before + 10_500)
    await expectSoundLedger(world)
  })

  test('of two at once that would each take everything, one is refused', async () => {
    const { session } = await paid()
    const answers = await Promise.all([refund(session.payment, 10_500), refund(session.payment, 10_500)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    await carryOut()
  })

  test('only an administrator, only of what was paid', async () => {
    const { session } = await paid()
    for (const caller of [issuer, verifier, student])
      expect((await refund(session.payment, 100, caller)).statusCode).toBe(403)
    expect((await refund('pay_unknown', 100)).statusCode).toBe(404)
    ok(await callAs(world, issuer, 'POST', '/api/balance/card-payment', { amountFils: 100 }))
    expect((await refund(provider.newest().payment, 100)).statusCode).toBe(404)
  })
})

describe('the provider', () => {
  test('is asked again after an outage, also when it has forgotten our key', async () => {
    const { session } = await paid()
    ok(await refund(session.payment, 1_000))
    provider.loseAnswers(500)
    expect((await carryOut())[0]).toMatchObject({ status: 'rejected' })
    provider.forgetKeys()
    await carryOut()
    expect(await listed(session.payment)).toMatchObject({ refunds: [{ state: 'made' }] })
    expect(provider.refundsOf(session)).toHaveLength(1)
  })

  test('reports our refund before its answer arrived, and later that it failed: the debt is settled again', async () => {
    const { session, before } = await paid()
    ok(await refund(session.payment, 1_000))
    provider.loseAnswers(500)
    await carryOut()
    const [made] = provider.refundsOf(session)
    for (const what of ['created', 'updated', 'created'] as const)
      expect(await send(provider.refunded(made!, what))).toBe(200)
    expect(await owed()).toBe(before + 1_000)
    for (const what of ['failed', 'failed', 'created'] as const)
      expect(await send(provider.refunded(made!, what))).toBe(200)
    expect(await owed()).toBe(before)
    expect(await listed(session.payment)).toMatchObject({
      heldFils: 10_500,
      refunds: [{ state: 'returned' }],
    })
    await expectSoundLedger(world)
  })

  test('refuses what has since been refunded there: the money is ours again', async () => {
    const { session, before } = await paid()
    ok(await refund(session.payment, 10_500))
    session.amount = 0
    await carryOut()
    expect(await listed(session.payment)).toMatchObject({ heldFils: 10_500, refunds: [{ state: 'refused' }] })
    expect(await owed()).toBe(before)
    await expectSoundLedger(world)
  })

  test.each([401, 404])(
    'answers %i about a refund that it has made: it waits and is not counted back',
    async (no) => {
      const { session, before } = await paid()
      ok(await refund(session.payment, 1_000))
      provider.loseAnswers(500)
      provider.refuseLists(no)
      for (let attempt = 0; attempt < 2; attempt++)
        expect(await carryOut()).toMatchObject([{ status: 'rejected' }])
      expect(await listed(session.payment)).toMatchObject({
        heldFils: 9_500,
        refunds: [{ state: 'waiting' }],
      })
      expect(await owed()).toBe(before + 1_000)
      await carryOut()
      expect(await listed(session.payment)).toMatchObject({ refunds: [{ state: 'made' }] })
      expect(provider.refundsOf(session)).toHaveLength(1)
      await expectSoundLedger(world)
    },
  )

  test('does not know the payment: it is asked for a year, in case the key is of another account', async () => {
    const { session } = await paid()
    ok(await refund(session.payment, 1_000))
    const name = async (intent_id: string) =>
      world.ctx.db.updateTable('card_payment').set({ intent_id }).where('id', '=', session.payment).execute()
    await name('pi_unknown_there')
    expect(await carryOut()).toMatchObject([{ status: 'rejected' }])
    expect(await listed(session.payment)).toMatchObject({ heldFils: 9_500, refunds: [{ state: 'waiting' }] })
    await name(session.intent)
    await carryOut()
    expect(await listed(session.payment)).toMatchObject({ refunds: [{ state: 'made' }] })
    const { retryLimit, longestPauseSeconds } = refundCard
    expect(retryLimit * longestPauseSeconds).toBeGreaterThan(365 * 24 * 60 * 60)
  })

  test('took the money for a dispute: nothing is left to refund, until it is won', async () => {
    const { session } = await paid()
    expect(await send(provider.dispute(session, 'withdrawn'))).toBe(200)
    expect((await refund(session.payment, 1)).statusCode).toBe(422)
    expect(await send(provider.dispute(session, 'reinstated'))).toBe(200)
    ok(await refund(session.payment, 1))
    await carryOut()
    await expectSoundLedger(world)
  })
})

describe('a credit note', () => {
  const back: Partial<CreditRequest> = { refund: true }

  test('returns to the card what it leaves in the customer’s favour, once', async () => {
    const owing = await owed()
    if (owing > 0) ok(await settle(world, admin, { partyId: issuer.id, amountFils: owing }))
    const { session } = await paid()
    const _id = await invoiced()
    expect(await readInvoice(world, admin, _id)).toMatchObject({ isPaidByCard: true })
    const once = () => credit(world, admin, _id, back, { 'idempotency-key': 'credit-and-refund' })
    for (let i = 0; i < 2; i++) expect(ok(await once())).toMatchObject({ refundedFils: 10_500 })
    expect(await owed()).toBe(0)
    await carryOut()
    expect(provider.refundsOf(session)).toMatchObject([{ amount: 10_500 }])
    await expectSoundLedger(world)
  })

  test('is refunded by an administrator only, even while fees of others leave the supplier in credit', async () => {
    await paid()
    const _id = await invoiced()
    const { balanceFils } = await balanceOf(world, verifier)
    ok(await settle(world, admin, { partyId: verifier.id, amountFils: balanceFils }))
    const other = await makeIssuer(world, admin)
    await charge({ ...roles, issuer: other, student: await makeStudent(world, other) })
    const refused = await credit(world, verifier, _id, back)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['refund']])
    expect(ok(await credit(world, admin, _id, back))).toMatchObject({ refundedFils: 10_500 })
    expect((await credit(world, admin, _id, back)).statusCode).toBe(422)
    expect((await balanceOf(world, verifier)).balanceFils).toBe(0)
    await carryOut()
    await expectSoundLedger(world)
  })

  test('refunds nothing of a debt', async () => {
    await charge(roles)
    await paid()
    await charge(roles)
    const _id = await invoiced()
    expect(ok(await credit(world, admin, _id, back))).toMatchObject({ refundedFils: 0 })
  })
})

test('where two administrators are required, a second one has to ask for the same', async () => {
  const { session } = await paid()
  const second = await secondAdmin(world, admin)
  ok(await switchTwoAdmins(world, admin, true))
  const errorOf = async (amountFils: number, who: Caller) =>
    (await refund(session.payment, amountFils, who)).json().error
  expect(await errorOf(2_000, admin)).toBe('second_admin_needed')
  expect(await errorOf(2_000, admin)).toBe('second_admin_needed')
  expect(await errorOf(1_999, second)).toBe('second_admin_needed')
  const confirmed = () => refund(session.payment, 2_000, second, 'confirmed')
  ok(await confirmed())
  ok(await confirmed())
  expect(await listed(session.payment)).toMatchObject({ heldFils: 8_500, refunds: [{ amountFils: 2_000 }] })
  await expectSoundLedger(world)
})
