import { z } from 'zod'

/**
 * One message of GET /api/events (server-sent events): an entry of the organisation's audit trail, or 'queue.changed' with
 * the number of the entry before it, which says that something in a verifier's queues has changed.
 */
export const liveEvent = z.object({
  seq: z.number().int(),
  at: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type LiveEvent = z.infer<typeof liveEvent>
