import type { BatchRequest } from '@credenza/schema'
import { batchKind } from '../../platform/acts/batch-kind.ts'
import { deliverChunk } from './deliver-certificates.ts'

type DeliverRequest = Extract<BatchRequest, { kind: 'deliver' }>

/** Emails any number of certificates, even if they were sent before. */
export const deliveryKinds = {
  deliver: batchKind<DeliverRequest, null>({
    subject: 'certificate',
    asks: 'deliver',
    prepare: async () => ({ settings: null }),
    act: (ctx, chunk, noteEnded) =>
      deliverChunk(ctx, chunk, { ids: chunk.ids, act: chunk.batchId }, noteEnded),
  }),
}
