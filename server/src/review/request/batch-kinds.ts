import type { BatchRequest, Certificate as WireCertificate } from '@credenza/schema'
import { type BatchKind, batchKind } from '../../platform/acts/batch-kind.ts'
import { acceptChunk } from './accept.ts'
import { declineChunk } from './decline.ts'

type RequestOf<Kind extends BatchRequest['kind']> = Extract<BatchRequest, { kind: Kind }>

interface Settings {
  origin: WireCertificate['origin']
}

const acceptKind = batchKind<RequestOf<'accept'>, Settings>({
  subject: 'request',
  asks: 'accept',
  prepare: async (_ctx, _tx, _actor, { origin }) => ({ settings: { origin } }),
  act: (ctx, chunk, alongside) => acceptChunk(ctx, { ...chunk, ...chunk.settings }, alongside),
})

const declineKind = batchKind<RequestOf<'decline'>, Settings & { reason: string }>({
  subject: 'request',
  asks: 'decline',
  prepare: async (_ctx, _tx, _actor, { origin, reason }) => ({ settings: { origin, reason } }),
  act: (ctx, chunk, alongside) => declineChunk(ctx, { ...chunk, ...chunk.settings }, alongside),
})

/** The batch acts of a verifier on requests. */
export const reviewKinds = { accept: acceptKind, decline: declineKind } satisfies Partial<
  Record<BatchRequest['kind'], BatchKind>
>
