import { z } from 'zod'

/**
 * One message of GET /api/events (server-sent events): an entry of the organisation's audit trail, or, with the number of
 * the entry before it, 'queue.changed': something that a verifier's queues show is not as it was.
 */
export const liveEvent = z.object({
  seq: z.number().int(),
  at: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type LiveEvent = z.infer<typeof liveEvent>
