import type { BatchRequest, Why } from '@credenza/schema'
import { requireFreshIfAny } from '../../people/account/second-factor/require-fresh.ts'
import { type BatchKind, batchKind } from '../../platform/acts/batch-kind.ts'
import { createKind } from './draft/create-kind.ts'
import { requireSignature } from './signing/require-signature.ts'
import { signChunk } from './signing/sign-certificates.ts'
import { makeStatements } from './statement/make-statements.ts'
import { clearRevokedEarly, setRevokedEarly } from './statement/revoked-early.ts'
import { reinstatement, revocation, suspension } from './statement/standing-statements.ts'
import { transferChunk } from './statement/transfer.ts'

type RequestOf<Kind extends BatchRequest['kind']> = Extract<BatchRequest, { kind: Kind }>

const signKind = batchKind<RequestOf<'sign'>, null>({
  subject: 'certificate',
  asks: 'sign',
  prepare: async (ctx, _tx, starter, { publicKey, verifierDigitalSignature }) => {
    await requireSignature(ctx, starter, { publicKey, digitalSignature: verifierDigitalSignature })
    return { settings: null }
  },
  beforeRetry: (ctx, _tx, starter) => requireFreshIfAny(ctx, starter),
  act: signChunk,
})

const transferKind = batchKind<RequestOf<'transfer'>, null>({
  subject: 'certificate',
  asks: 'transfer',
  prepare: async () => ({ settings: null }),
  act: transferChunk,
})

const suspendKind = batchKind<RequestOf<'suspend'>, Why>({
  subject: 'certificate',
  asks: 'suspend',
  prepare: async (_ctx, _tx, _actor, { reasonCode, reason }) => ({ settings: { reasonCode, reason } }),
  act: (ctx, chunk, alongside) =>
    makeStatements(ctx, chunk, { ids: chunk.ids, statement: suspension(chunk.settings) }, alongside),
})

const reinstateKind = batchKind<RequestOf<'reinstate'>, null>({
  subject: 'certificate',
  asks: 'reinstate',
  prepare: async () => ({ settings: null }),
  act: (ctx, chunk, alongside) =>
    makeStatements(ctx, chunk, { ids: chunk.ids, statement: reinstatement }, alongside),
})

const revokeKind = batchKind<RequestOf<'revoke'>, Why>({
  subject: 'certificate',
  asks: 'revoke',
  prepare: async (_ctx, _tx, _actor, { reasonCode, reason }) => ({ settings: { reasonCode, reason } }),
  early: { set: setRevokedEarly, clear: clearRevokedEarly },
  act: (ctx, chunk, alongside) =>
    makeStatements(ctx, chunk, { ids: chunk.ids, statement: revocation(chunk.settings) }, alongside),
})

/** The batch acts on certificates. */
export const certificateKinds = {
  create: createKind,
  sign: signKind,
  transfer: transferKind,
  suspend: suspendKind,
  reinstate: reinstateKind,
  revoke: revokeKind,
} satisfies Partial<Record<BatchRequest['kind'], BatchKind>>
