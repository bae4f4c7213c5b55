import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CertificateFacts, type CertificateState, certificateStates, stateOf } from './state.ts'
import { type CertificateAct, certificateActs, isOpenTo, isOver, transition } from './transitions.ts'

const act = fc.constantFrom<CertificateAct | 'record'>(...certificateActs, 'record')

/** What the database does after an allowed act. The chain records a certificate after its acceptance. */
function apply(facts: CertificateFacts, act: CertificateAct | 'record'): CertificateFacts {
  if (act === 'record') return facts.review === 'verified' ? { ...facts, recorded: true } : facts
  if (!isOpenTo(stateOf(facts), act)) return facts
  const changes: Record<CertificateAct, Partial<CertificateFacts>> = {
    sign: { signed: true },
    accept: { review: 'verified' },
    decline: { review: 'declined' },
    transfer: { transferred: true },
    suspend: { suspended: true },
    reinstate: { suspended: false },
    revoke: { revoked: true },
    supersede: { superseded: true },
    deliver: {},
  }
  return { ...facts, ...changes[act] }
}

const start: CertificateFacts = {
  review: 'pending',
  signed: false,
  recorded: false,
  transferred: false,
  suspended: false,
  superseded: false,
  revoked: false,
}
const lives = fc.array(act, { maxLength: 30 }).map((steps) => {
  const history = [start]
  for (const step of steps) history.push(apply(history.at(-1)!, step))
  return history
})

describe('for any sequence of acts on a certificate,', () => {
  test('no fact is ever undone except a suspension', () => {
    fc.assert(
      fc.property(lives, (history) => {
        for (const [i, after] of history.entries()) {
          const before = history[i - 1]
          if (!before) continue
          for (const fact of ['signed', 'recorded', 'transferred', 'superseded', 'revoked'] as const)
            if (before[fact]) expect(after[fact]).toBe(true)
          if (before.review !== 'pending') expect(after.review).toBe(before.review)
        }
      }),
    )
  })

  test('only a signed one is accepted, suspended, superseded or revoked, only an accepted and recorded one transferred', () => {
    fc.assert(
      fc.property(lives, (history) => {
        const end = history.at(-1)!
        if (end.review === 'verified' || end.suspended || end.superseded || end.revoked)
          expect(end.signed).toBe(true)
        if (end.transferred) expect([end.review, end.recorded]).toEqual(['verified', true])
        if (end.review === 'declined') expect([end.revoked, end.suspended]).toEqual([false, false])
      }),
    )
  })

  test('lifting a suspension leaves no trace of it in the state', () => {
    fc.assert(
      fc.property(lives, (history) => {
        const facts = history.at(-1)!
        const lifted = apply(apply(facts, 'suspend'), 'reinstate')
        if (stateOf(facts) !== 'suspended') expect(stateOf(lifted)).toBe(stateOf(facts))
      }),
    )
  })

  test('a revoked or superseded certificate stays that way', () => {
    fc.assert(
      fc.property(lives, act, (history, asked) => {
        const facts = history.at(-1)!
        const state = stateOf(facts)
        if (state === 'revoked' || state === 'superseded') expect(stateOf(apply(facts, asked))).toBe(state)
      }),
    )
  })

  test('an allowed act leads where the table says', () => {
    fc.assert(
      fc.property(lives, fc.constantFrom(...certificateActs), (history, asked) => {
        const facts = history.at(-1)!
        const outcome = transition(stateOf(facts), asked)
        if (!('to' in outcome)) return
        const before = stateOf({ ...facts, suspended: false })
        expect(stateOf(apply(facts, asked))).toBe(outcome.to === 'what it was' ? before : outcome.to)
      }),
    )
  })
})

test('only declined, superseded and revoked certificates are over', () => {
  expect(certificateStates.filter(isOver)).toEqual(['declined', 'superseded', 'revoked'])
})

/** The state that each act leads to from each state, or the code that refuses it. */
const table = `
state | sign | accept | decline | transfer | suspend | reinstate | revoke | supersede | deliver
draft | signed | not_signed | declined | not_accepted | not_signed | not_suspended | not_signed | not_signed | not_accepted
signed | already_signed | accepted | declined | not_accepted | suspended | not_suspended | revoked | superseded | not_accepted
accepted | already_signed | already_decided | already_decided | not_recorded | suspended | not_suspended | revoked | superseded | accepted
recorded | already_signed | already_decided | already_decided | transferred | suspended | not_suspended | revoked | superseded | recorded
transferred | already_signed | already_decided | already_decided | already_transferred | suspended | not_suspended | revoked | superseded | transferred
declined | already_decided | already_decided | already_decided | not_accepted | not_accepted | not_suspended | not_accepted | not_accepted | not_accepted
suspended | already_signed | certificate_suspended | certificate_suspended | certificate_suspended | already_suspended | what it was | revoked | superseded | certificate_suspended
superseded | already_superseded | already_superseded | already_superseded | already_superseded | already_superseded | already_superseded | already_superseded | already_superseded | already_superseded
revoked | already_revoked | already_revoked | already_revoked | already_revoked | already_revoked | already_revoked | already_revoked | already_revoked | already_revoked`
const [[, ...actNames], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split(' | ')) as [string[], ...string[][]]

test('the table names every act and every state', () => {
  expect(actNames).toEqual(certificateActs)
  expect(rows.map(([state]) => state)).toEqual(certificateStates)
})

test.each(rows)('each act on a certificate that is %s has the outcome in the table', (state, ...expected) => {
  const outcomes = certificateActs.map((act) => transition(state as CertificateState, act))
  expect(outcomes.map((one) => ('to' in one ? one.to : one.refused))).toEqual(expected)
})
