import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CertificateFacts, type CertificateState, certificateStates, stateOf } from './state.ts'
import {
  type CertificateAct,
  certificateActs,
  isFinal,
  isOpenTo,
  isOver,
  refusalsOf,
  transition,
} from './transitions.ts'

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

test('a refusal passes only while something is still missing, or a suspension lasts', () => {
  const passing = new Set(
    certificateActs.flatMap((act) => [...refusalsOf(act)].filter((why) => !isFinal(why))),
  )
  expect([...passing].toSorted()).toEqual([
    'certificate_suspended',
    'not_accepted',
    'not_recorded',
    'not_signed',
  ])
})

test('the code does what the table in the comment of transitions.ts says', () => {
  const source = readFileSync(join(import.meta.dirname, 'transitions.ts'), 'utf8')
  const rows = [...source.matchAll(/^ \* \| (\w+) \| (.+) \|$/gm)].map(([, state, cells]) => ({
    state: state as CertificateState,
    cells: cells!.split(' | '),
  }))
  const [head, ...states] = rows
  expect(head!.cells.filter((name) => name !== 'record')).toEqual(certificateActs)
  expect(states.map(({ state }) => state)).toEqual(certificateStates)
  for (const { state, cells } of states) {
    for (const [i, name] of head!.cells.entries()) {
      if (name === 'record') continue
      const outcome = transition(state, name as CertificateAct)
      const written = cells[0]!.endsWith('whatever is asked') ? cells[0]!.split(',')[0] : cells[i]
      expect(`${state} ${name}: ${'to' in outcome ? outcome.to : outcome.refused}`).toBe(
        `${state} ${name}: ${written}`,
      )
    }
  }
})
