import { z } from 'zod'
import { getJson } from './get-json.ts'

const evidenceAnswer = z.object({
  data: z.object({
    cid: z.string().nullable(),
    erased: z.boolean().default(false),
    review: z.object({
      state: z.enum(['pending', 'accepted', 'declined']),
      at: z.string().optional(),
      reason: z.string().optional(),
    }),
    endorsements: z.array(z.unknown()),
    statements: z.array(z.unknown()),
    approvals: z.array(z.unknown()).default([]),
    log: z.unknown(),
    statementsLog: z.array(z.unknown()).default([]),
    anchor: z
      .object({
        chainId: z.number(),
        contract: z.string(),
        transaction: z.string(),
        number: z.number().int(),
      })
      .nullable(),
    successor: z
      .object({ slug: z.string(), wrappedKey: z.string().nullable(), at: z.string() })
      .nullable()
      .default(null),
  }),
})

/** The server's evidence for a certificate (GET /api/evidence). Every part is checked before it counts. */
export type Evidence = z.infer<typeof evidenceAnswer>['data']

/** By slug, number or credential id. Throws `NotFound`, or another error if unavailable. */
export async function fetchEvidence(name: string, signal?: AbortSignal): Promise<Evidence> {
  return evidenceAnswer.parse(await getJson(`/api/evidence/${encodeURIComponent(name)}`, signal)).data
}
