import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '../../../test/acts/fees.ts'
import { charge, startTaxing } from '../../../test/acts/invoices.ts'
import { type Caller, callAs, ok } from '../../../test/acts/people.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openCardStandIn, sendEvent } from '../../../test/stand-ins/card-stand-in.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { stripeShaped } from '../../platform/payments/card-provider.ts'

const roles = await openRolesWorld()
const { world, issuer, verifier, student } = roles

const provider = await openCardStandIn()
await startTaxing(roles)
afterAll(async () => {
  await provider.close()
  await world.close()
})
beforeEach(() => {
  world.ctx.config.cards = provider.settings
  world.ctx.cards = stripeShaped(provider.settings)
})

const pay = (amountFils: unknown, caller: Caller = issuer) =>
  callAs(world, caller, 'POST', '/api/balance/card-payment', { amountFils })
const owed = async () => 0 - (await balanceOf(world, issuer)).balanceFils
/** The issuer owes another AED 105, and has opened a page to pay it. */
async function checkout() {
  await charge(roles)
  ok(await pay(10_500))
  return { session: provider.newest(), before: await owed() }
}
const send = async (event: object) => (await sendEvent(world, event)).statusCode

describe('paying', () => {
  test('leads to the provider’s page, and books nothing before it says so', async () => {
    await charge(roles)
    const { url } = ok(await pay(10_500)).data
    expect(url).toBe(`https://pay.example/${provider.newest().id}`)
    expect(await owed()).toBe(10_500)
    expect((await balanceOf(world, issuer)).payTo).toMatchObject({ byCard: true })
    expect(await send(provider.completed(provider.newest(), { payment_status: 'unpaid' }))).toBe(200)
    expect(await owed()).toBe(10_500)
    expect(await send(provider.completed(provider.newest()))).toBe(200)
    expect(await owed()).toBe(0)
    await expectSoundLedger(world)
  })

  test('no more than is owed, by those who may', async () => {
    const before = await owed()
    expect((await pay(before + 1)).statusCode).toBe(422)
    for (const wrong of [0, -1, 1.5, '5']) expect((await pay(wrong)).statusCode).toBe(422)
    expect((await pay(1, student)).statusCode).toBe(422)
    expect((await pay(1, verifier)).statusCode).toBe(403)
  })

  test('without a provider there is no such payment, and a provider that fails is said to', async () => {
    await charge(roles)
    world.ctx.cards = stripeShaped({ ...provider.settings, key: 'wrong' })
    expect((await pay(100)).statusCode).toBe(503)
    world.ctx.cards = undefined
    world.ctx.config.cards = undefined
    expect((await pay(100)).statusCode).toBe(404)
    expect(await send({ type: 'ping' })).toBe(404)
  })
})

describe('what the provider says', () => {
  test('is booked once, however often and at once it comes', async () => {
    const { session, before } = await checkout()
    const event = provider.completed(session)
    const late = { ...event, id: 'evt_2', type: 'checkout.session.async_payment_succeeded' }
    const answers = await Promise.all([event, event, late, event, late].map(send))
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(await owed()).toBe(before - 10_500)
    await expectSoundLedger(world)
  })

  test('each refund that was started there counts once, in any order, and not if it fails', async () => {
    const { session, before } = await checkout()
    const [kept, failed] = [provider.refundThere(session, 3_000), provider.refundThere(session, 500)]
    expect(await send(provider.refunded(kept))).toBe(404)
    expect(await send(provider.completed(session))).toBe(200)
    for (const what of ['failed', 'created', 'updated'] as const)
      expect(await send(provider.refunded(failed, what))).toBe(200)
    for (const what of ['updated', 'created', 'updated'] as const)
      expect(await send(provider.refunded(kept, what))).toBe(200)
    expect(await owed()).toBe(before - 10_500 + 3_000)
    await expectSoundLedger(world)
  })

  test('a dispute takes the money, and gives it back once if it is won', async () => {
    const { session, before } = await checkout()
    expect(await send(provider.dispute(session, 'withdrawn'))).toBe(404)
    expect(await send(provider.completed(session))).toBe(200)
    for (const what of ['reinstated', 'withdrawn', 'withdrawn', 'reinstated'] as const)
      expect(await send(provider.dispute(session, what))).toBe(200)
    expect(await owed()).toBe(before - 10_500)
    await expectSoundLedger(world)
  })

  test('only with its signature, which does not last', async () => {
    const { session, before } = await checkout()
    const event = provider.completed(session)
    const minutes = (count: number) => new Date(world.ctx.clock().getTime() + count * 60_000)
    expect((await sendEvent(world, event, { secret: 'whsec_of_somebody_else' })).statusCode).toBe(401)
    expect((await sendEvent(world, event, { at: minutes(-6) })).statusCode).toBe(401)
    expect((await sendEvent(world, event, { at: minutes(6) })).statusCode).toBe(401)
    const unsigned = await callAs(world, issuer, 'POST', '/api/card-events', event)
    expect(unsigned.statusCode).toBe(401)
    expect(await owed()).toBe(before)
  })

  test('another currency, another amount and unknown payments', async () => {
    const { session, before } = await checkout()
    expect(await send(provider.completed(session, { currency: 'usd' }))).toBe(400)
    expect(await send(provider.completed({ ...session, payment: 'pay_unknown' }))).toBe(404)
    expect(await send({ type: 'customer.created', data: { object: {} } })).toBe(200)
    expect(await owed()).toBe(before)
    expect(await send(provider.completed(session, { amount_total: 5_000 }))).toBe(200)
    expect(await owed()).toBe(before - 5_000)
    await expectSoundLedger(world)
  })
})
