import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'

export const timelineKinds = [
  'created',
  'uploaded',
  /** Created to replace the certificate it corrects. */
  'corrects',
  'signed',
  'stored',
  'accepted',
  'declined',
  'logged',
  'anchored',
  'transferred',
  'delivered',
  /** A mail reminded the holder that it expires soon. */
  'reminded',
  'suspended',
  'reinstated',
  'revoked',
  'superseded',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Evidence for an entry. Paths are on this server; only the credential's path needs a session. */
const evidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('credential'), path: z.string() }),
  /** The sealed document, by its content identifier. */
  z.object({ kind: z.literal('document'), cid: z.string(), path: z.string() }),
  /** The signed statement itself: an endorsement, or a later statement of the issuer. */
  z.object({ kind: z.literal('statement'), document: z.record(z.string(), z.unknown()) }),
  /** The entry in the certificates log, and the first signed checkpoint that covers it; the proof is at `path`. */
  z.object({
    kind: z.literal('log'),
    index: z.number().int(),
    size: z.number().int(),
    checkpoint: z.string(),
    path: z.string(),
  }),
  z.object({
    kind: z.literal('transaction'),
    chainId: z.number().int(),
    contract: z.string(),
    hash: z.string(),
    block: z.number().int(),
    /** Whether a chain reorganisation can no longer undo it. */
    final: z.boolean(),
  }),
])
export type TimelineEvidence = z.infer<typeof evidence>

const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: z.string(),
  /** The organisation that did it; empty for the holder and the platform. */
  by: z.string(),
  /** The person of the issuer who did it, or its API key; only the issuer is told. */
  colleague: z.string().optional(),
  /** Why the issuer suspended or revoked it, in its own words; only the issuer is told here. */
  reason: z.string().optional(),
  evidence: evidence.nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** GET /api/certificates/{id}/timeline, for its parties: what happened to it, oldest first. */
export const certificateTimelineResponse = success({ data: z.array(timelineEntry), ...listAnswer }).meta({
  id: 'CertificateTimelineResponse',
})
