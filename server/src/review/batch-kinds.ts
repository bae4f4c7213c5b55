import type { BatchRequest, Certificate } from '@credenza/schema'
import { type ActOnChunk, type BatchKind, batchKind } from '../batch/kind.ts'
import { type Decision, decide } from './decide.ts'

interface Settings {
  origin: Certificate['origin']
  decision: Decision
}

/** As a single decision, with its fee; an item is settled in the transaction of its decision. */
const decideChunk: ActOnChunk<Settings> = (ctx, { ids, settings, ...actor }, settle) =>
  decide(ctx, actor, { ...settings, certificateIds: ids }, settle)

const acceptKind = batchKind<Extract<BatchRequest, { kind: 'accept' }>, Settings>({
  subject: 'request',
  asks: 'accept',
  prepare: async (_ctx, _tx, _actor, { origin }) => ({ settings: { origin, decision: { kind: 'accept' } } }),
  act: decideChunk,
})

const declineKind = batchKind<Extract<BatchRequest, { kind: 'decline' }>, Settings>({
  subject: 'request',
  asks: 'decline',
  prepare: async (_ctx, _tx, _actor, { origin, reason }) => ({
    settings: { origin, decision: { kind: 'decline', reason } },
  }),
  act: decideChunk,
})

/** What a verifier can do to any number of requests at once. */
export const reviewKinds = { accept: acceptKind, decline: declineKind } satisfies Partial<
  Record<BatchRequest['kind'], BatchKind>
>
