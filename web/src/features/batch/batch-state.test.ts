import type { Batch } from '@credenza/schema/batch'
import { expect, it } from 'vitest'
import { sampleBatch } from '../../testing/sample-batch.ts'
import { canUndo, isRecent, phaseOf, recentMs } from './batch-state.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const at = (ms: number) => new Date(now + ms).toISOString()
const batch = (facts: Partial<Batch>) =>
  sampleBatch({
    kind: 'create',
    state: 'done',
    title: 'BSc',
    total: 10,
    done: 10,
    createdAt: at(-20 * 60_000),
    endedAt: at(-19 * 60_000),
    ...facts,
  })

it('ended batches are distinguished by their failures', () => {
  expect(phaseOf(batch({}))).toBe('done')
  expect(phaseOf(batch({ done: 9, failed: 1 }))).toBe('partly')
  expect(phaseOf(batch({ done: 9, failed: 1, skipped: 1 }))).toBe('done')
  expect(phaseOf(batch({ done: 0, failed: 10, skipped: 10 }))).toBe('failed')
  expect(phaseOf(batch({ done: 0, failed: 10 }))).toBe('failed')
  expect(phaseOf(batch({ state: 'running', done: 3, failed: 1 }))).toBe('running')
  expect(phaseOf(batch({ state: 'recalled', done: 10 }))).toBe('recalled')
})

it('an undo that came too late for some or all is not called undone', () => {
  expect(phaseOf(batch({ state: 'recalled', done: 9, failed: 1, skipped: 1 }))).toBe('partly')
  expect(phaseOf(batch({ state: 'recalled', done: 0, failed: 10, skipped: 10 }))).toBe('done')
})

it('a batch can be undone until its window closes, and only once', () => {
  const open = batch({ recallUntil: at(1) })
  expect(canUndo(open, now)).toBe(true)
  expect(canUndo(open, now + 1)).toBe(false)
  expect(canUndo({ ...open, state: 'recalled' }, now)).toBe(false)
  expect(canUndo(batch({}), now)).toBe(false)
})

it('every page shows batches that are running, can be undone, or have just ended', () => {
  expect(isRecent(batch({ state: 'running', endedAt: '' }), now)).toBe(true)
  expect(isRecent(batch({ recallUntil: at(1) }), now)).toBe(true)
  expect(isRecent(batch({ endedAt: at(1 - recentMs) }), now)).toBe(true)
  expect(isRecent(batch({ endedAt: at(-recentMs) }), now)).toBe(false)
})

it('a decision on one request is not shown on every page', () => {
  const ended = { endedAt: at(-1), total: 1, done: 1 }
  expect(isRecent(batch({ ...ended, kind: 'accept' }), now)).toBe(false)
  expect(isRecent(batch({ ...ended, kind: 'decline', state: 'running', done: 0 }), now)).toBe(false)
  expect(isRecent(batch({ ...ended, kind: 'accept', total: 2, done: 2 }), now)).toBe(true)
})

it('any other act on one item leaves every page once it is done, unless something is left to do', () => {
  const ended: Partial<Batch> = { kind: 'revoke', endedAt: at(-1), total: 1, done: 1 }
  expect(isRecent(batch(ended), now)).toBe(false)
  expect(isRecent(batch({ ...ended, done: 0, failed: 1 }), now)).toBe(true)
  expect(isRecent(batch({ ...ended, kind: 'export', fileUrl: '/file' }), now)).toBe(true)
  expect(isRecent(batch({ ...ended, state: 'running', done: 0 }), now)).toBe(true)
})
