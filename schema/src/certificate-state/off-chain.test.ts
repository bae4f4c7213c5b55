import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  awaitsDecision,
  isAsFarAs,
  type OffChainAct,
  type OffChainFacts,
  offChainTransition,
} from './off-chain.ts'
import { reviewStates } from './review.ts'
import { certificateActs, isOpenTo, transition } from './transitions.ts'

const offChainActs = certificateActs.filter((act): act is OffChainAct => act !== 'transfer')
const facts: fc.Arbitrary<OffChainFacts> = fc.record({
  review: fc.constantFrom(...reviewStates),
  signed: fc.boolean(),
  transferred: fc.boolean(),
  suspended: fc.boolean(),
  superseded: fc.boolean(),
  revoked: fc.boolean(),
})

test.each(offChainActs)('an accepted certificate responds to %s like a recorded one', (act) => {
  const [accepted, recorded] = [transition('accepted', act), transition('recorded', act)]
  expect(isOpenTo('accepted', act)).toBe(isOpenTo('recorded', act))
  if ('refused' in accepted) expect(accepted).toEqual(recorded)
})

test('a transfer needs the chain', () => {
  expect(isOpenTo('accepted', 'transfer')).toBe(false)
  expect(isOpenTo('recorded', 'transfer')).toBe(true)
})

test('it awaits a decision while it is pending and neither revoked nor superseded, suspended or not', () => {
  fc.assert(
    fc.property(facts, (some) => {
      const { review, revoked, superseded } = some
      expect(awaitsDecision(some)).toBe(review === 'pending' && !revoked && !superseded)
    }),
  )
})

test('deciding on a suspended certificate is refused until it is reinstated', () => {
  const suspended = {
    review: 'pending',
    signed: true,
    transferred: false,
    suspended: true,
    superseded: false,
    revoked: false,
  } as const
  expect(awaitsDecision(suspended)).toBe(true)
  expect(offChainTransition(suspended, 'accept')).toEqual({ refused: 'certificate_suspended' })
  expect(offChainTransition({ ...suspended, suspended: false }, 'accept')).toEqual({ to: 'accepted' })
})

test('a certificate comes as far as one that is signed or accepted by being signed or accepted', () => {
  const draft = {
    review: 'pending',
    signed: false,
    transferred: false,
    suspended: false,
    superseded: false,
    revoked: false,
  } as const
  const signed = { ...draft, signed: true }
  const accepted = { ...signed, review: 'verified' } as const
  const order = [draft, signed, accepted]
  for (const [i, one] of order.entries())
    for (const [j, other] of order.entries()) expect(isAsFarAs(one, other)).toBe(i >= j)
})
