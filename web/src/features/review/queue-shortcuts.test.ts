import toast from 'react-hot-toast'
import { expect, it, vi } from 'vitest'
import { sampleRequest } from '../../testing/sample-request.ts'
import { common } from '../../texts/common.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { queueShortcuts } from './queue-shortcuts.ts'
import type { Reviewable } from './review-calls.ts'

const open = sampleRequest()
const unsigned = sampleRequest({ isVerified: false })

/** Returns what was called after pressing the letter with the focus on the request. */
function press(letter: string, request: Reviewable | undefined, mayReview = true) {
  const acts = { onAccept: vi.fn(), onReject: vi.fn(), onView: vi.fn(), onUndo: vi.fn(), onHelp: vi.fn() }
  const focusNext = vi.fn()
  const said = vi.spyOn(toast, 'error').mockReturnValue('')
  queueShortcuts({ ...acts, mayReview })(letter, request, focusNext)
  const called = Object.entries({ ...acts, focusNext, said })
    .filter(([, act]) => act.mock.calls.length > 0)
    .map(([name]) => name)
  return { called, acts, focusNext, said }
}

it.each<[string, string, Reviewable | undefined, string[]]>([
  ['a accepts and continues with the next', 'a', open, ['onAccept', 'focusNext']],
  ['r asks for the reason', 'r', open, ['onReject']],
  ['v shows the request', 'v', open, ['onView']],
  ['u undoes the last decision, whatever has the focus', 'u', undefined, ['onUndo']],
  ['? shows the shortcuts, whatever has the focus', '?', undefined, ['onHelp']],
  ['v without a request does nothing', 'v', undefined, []],
  ['a without a request does nothing', 'a', undefined, []],
  ['another letter does nothing', 'x', open, []],
  ['an unsigned request can be rejected', 'r', unsigned, ['onReject']],
  ['a decided request is left alone', 'a', sampleRequest({ status: '1' }), []],
  ['a suspended request is left alone', 'r', sampleRequest({ suspendedAt: '2026-01-02T00:00:00Z' }), []],
])('%s', (_what, letter, request, called) => {
  expect(press(letter, request).called).toEqual(called)
})

it('says why an unsigned request cannot be accepted, and stays on it', () => {
  const { called, said } = press('a', unsigned)
  expect(called).toEqual(['said'])
  expect(said).toHaveBeenCalledWith(texts.notSigned)
})

it.each(['a', 'r'])('%s decides nothing for people whose role does not allow it, and says so', (letter) => {
  const { called, said } = press(letter, open, false)
  expect(called).toEqual(['said'])
  expect(said).toHaveBeenCalledWith(common.roleHint)
})

it('hands the way to the next request to the question for a reason', () => {
  const { acts, focusNext } = press('r', open)
  expect(acts.onReject).toHaveBeenCalledWith(open, focusNext)
})
