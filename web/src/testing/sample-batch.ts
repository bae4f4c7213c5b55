import type { Batch } from '@credenza/schema/batch'

/** For tests: a batch that has begun to sign three certificates, except for these facts. */
export const sampleBatch = (facts: Partial<Batch> = {}): Batch => ({
  _id: 'batch_1',
  kind: 'sign',
  state: 'running',
  title: '',
  total: 3,
  done: 0,
  failed: 0,
  skipped: 0,
  createdAt: '2026-11-20T08:00:00Z',
  by: 'Hala Nasser',
  endedAt: '',
  recallUntil: '',
  recallable: 0,
  perSecond: 0,
  canRetry: false,
  waitsFor: null,
  fileUrl: '',
  ...facts,
})
