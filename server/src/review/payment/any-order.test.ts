import { paymentReference } from '@credenza/schema'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { charge, credit, invoicesOf, makeInvoices, startTaxing } from '../../../test/acts/invoices.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openCardStandIn, sendEvent } from '../../../test/stand-ins/card-stand-in.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { stripeShaped } from '../../platform/payments/card-provider.ts'
import { payableOf, vatOf, walletOf } from '../ledger/accounts.ts'
import { balanceOf } from '../ledger/read-balance.ts'
import { runRefundCard } from './refund-card.job.ts'

/** Fees of AED 100 with VAT, some of which each run credits. */
const fees = 30

const roles = await openRolesWorld()
const { world, admin, issuer, verifier } = roles
let run = 0

const provider = await openCardStandIn()
world.ctx.config.cards = provider.settings
world.ctx.cards = stripeShaped(provider.settings)
await startTaxing(roles)
await charge(roles, fees)
ok(await makeInvoices(world, verifier))
const invoiceId = (await invoicesOf(world, issuer))[0]!._id
afterAll(async () => {
  await provider.close()
  await world.close()
})

/** Something that happens in a run. Each step is reported or requested at least once, in any order and concurrently. */
interface Step {
  act: () => Promise<{ statusCode: number }>
  /** What it adds to the issuer's balance and to the verifier's VAT, if it is accepted. */
  payable: number
  vat?: number
}

const amount = fc.integer({ min: 1, max: 900 })
const plan = fc.record({
  cards: fc.array(
    fc.record({
      paid: amount,
      refundsHere: fc.array(amount, { maxLength: 2 }),
      refundsThere: fc.array(fc.record({ amount, fails: fc.boolean() }), { maxLength: 2 }),
      dispute: fc.constantFrom('none', 'lost', 'won'),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  bank: fc.array(amount, { maxLength: 3 }),
  credits: fc.integer({ min: 0, max: 2 }),
  /** How often each step is repeated, and the order of the calls. */
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 24, maxLength: 24 }),
  order: fc.array(fc.nat(), { minLength: 72, maxLength: 72 }),
})

type Plan = typeof plan extends fc.Arbitrary<infer Given> ? Given : never

async function stepsOf({ cards, bank, credits }: Pick<Plan, 'cards' | 'bank' | 'credits'>) {
  const steps: Step[] = []
  const tell = (event: object) => () => sendEvent(world, event)
  for (const card of cards) {
    ok(await callAs(world, issuer, 'POST', '/api/balance/card-payment', { amountFils: card.paid }))
    const session = provider.newest()
    steps.push({ act: tell(provider.completed(session)), payable: card.paid })
    for (const [i, amountFils] of card.refundsHere.entries()) {
      const headers = { 'idempotency-key': `${session.payment}-${i}` }
      const path = `/api/admin/card-payments/${session.payment}/refunds`
      steps.push({
        act: () => callAs(world, admin, 'POST', path, { amountFils }, headers),
        payable: -amountFils,
      })
    }
    for (const { amount, fails } of card.refundsThere) {
      const refund = provider.refundThere(session, amount)
      steps.push({ act: tell(provider.refunded(refund)), payable: -amount })
      if (fails) steps.push({ act: tell(provider.refunded(refund, 'failed')), payable: amount })
    }
    if (card.dispute !== 'none')
      steps.push({ act: tell(provider.dispute(session, 'withdrawn')), payable: -card.paid })
    if (card.dispute === 'won')
      steps.push({ act: tell(provider.dispute(session, 'reinstated')), payable: card.paid })
  }
  for (const [i, fils] of bank.entries()) {
    const head = 'date,amount,reference,id'
    const line = `2026-11-20,${(fils / 100).toFixed(2)},${paymentReference(issuer.id)},R${run}-${i}`
    const content = `${head}\n${line}\n`
    steps.push({
      act: () => callAs(world, admin, 'POST', '/api/admin/bank-statements', { content }),
      payable: fils,
    })
  }
  for (let i = 0; i < credits; i++) {
    const headers = { 'idempotency-key': `credit-${run}-${i}` }
    steps.push({ act: () => credit(world, verifier, invoiceId, {}, headers), payable: 10_500, vat: -500 })
  }
  return steps
}

async function carryOut() {
  const waiting = await world.ctx.db
    .selectFrom('card_refund')
    .select('id')
    .where('state', '=', 'waiting')
    .execute()
  for (const { id } of waiting) await runRefundCard(world.ctx, { id }, new AbortController().signal)
}

/** Refunds that the provider refused, which are posted back. It refuses only what exceeds the rest of a payment there. */
async function refused(): Promise<bigint> {
  const { rows } = await sql<{ sum: string; wrongly: string }>`
    SELECT coalesce(sum(amount_fils), 0) AS sum, count(*) FILTER (WHERE amount_fils <= left_fils) AS wrongly
    FROM (
      SELECT refund.amount_fils, payment.amount_fils - (SELECT coalesce(sum(made.amount_fils), 0) FROM card_refund AS made
        WHERE made.payment_id = payment.id AND made.state = 'made') AS left_fils
      FROM card_refund AS refund JOIN card_payment AS payment ON payment.id = refund.payment_id
      WHERE refund.state = 'refused'
    ) AS refusals`.execute(world.ctx.db)
  expect(rows[0]!.wrongly).toBe('0')
  return BigInt(rows[0]!.sum)
}

const standing = async () => ({
  refused: await refused(),
  payable: await balanceOf(world.ctx.db, payableOf(issuer.id)),
  vat: await balanceOf(world.ctx.db, vatOf(verifier.id)),
  wallet: await balanceOf(world.ctx.db, walletOf(verifier.id)),
})

test('however often and in which order money is reported, refunded and credited, every sum is right', {
  timeout: 120_000,
  tags: ['slow'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ copies, order, ...given }) => {
      run++
      const before = await standing()
      const steps = await stepsOf(given)
      const calls = steps
        .flatMap((step, i) => Array.from({ length: copies[i % copies.length]! }, () => step))
        .map((step, i) => ({ step, place: order[i % order.length]! }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ step }) => step)
      const taken = new Set<Step>()
      const call = async (step: Step) => {
        const { statusCode } = await step.act()
        if (statusCode === 200) taken.add(step)
        return { step, statusCode }
      }
      // The provider sends an event again if we could not book it.
      for (let waiting = calls; waiting.length > 0; ) {
        const answers = await Promise.all(waiting.slice(0, 6).map(call))
        const again = answers.filter(({ statusCode }) => statusCode === 404 || statusCode === 409)
        waiting = [...waiting.slice(6), ...again.map(({ step }) => step)]
      }
      await carryOut()
      const sum = (of: 'payable' | 'vat') =>
        [...taken].reduce((total, step) => total + BigInt(step[of] ?? 0), 0n)
      const after = await standing()
      expect(after.payable - before.payable).toBe(sum('payable') + after.refused - before.refused)
      expect(after.vat - before.vat).toBe(sum('vat'))
      expect(after.wallet - before.wallet).toBe(20n * sum('vat'))
      await expectSoundLedger(world)
      const { rows } = await sql<{ sum: string }>`SELECT sum(amount_fils) AS sum FROM ledger_month`.execute(
        world.ctx.db,
      )
      expect(rows[0]!.sum).toBe('0')
    }),
    { numRuns: 12 },
  )
})
