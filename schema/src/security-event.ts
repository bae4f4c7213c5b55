import { z } from 'zod'
import { success } from './envelope.ts'

const id = z.string().max(200)

/**
 * One security event in the Elastic Common Schema 8.17 (https://www.elastic.co/guide/en/ecs/8.17/), restricted to the
 * fields that we send. It holds only ids and counts.
 */
export const securityEvent = z
  .strictObject({
    '@timestamp': z.iso.datetime(),
    ecs: z.strictObject({ version: z.literal('8.17.0') }),
    event: z.strictObject({
      /** The trail and the entry's number in it, which stay the same if the event is sent again. */
      id,
      kind: z.literal('event'),
      category: z.array(
        z.enum(['authentication', 'configuration', 'database', 'file', 'iam', 'session', 'web']),
      ),
      type: z.array(
        z.enum([
          'access',
          'admin',
          'change',
          'creation',
          'deletion',
          'end',
          'group',
          'info',
          'start',
          'user',
        ]),
      ),
      action: id,
      outcome: z.enum(['success', 'failure']),
      provider: z.literal('credenza'),
      dataset: z.literal('credenza.security'),
      /** The position in the deployment's feed, which grows by one with each event. */
      sequence: z.number().int().positive(),
    }),
    /** Who acted; left out if the server did. */
    user: z.strictObject({ id }).optional(),
    /** The organisation whose trail it is; left out for the deployment's own. */
    organization: z.strictObject({ id }).optional(),
    observer: z.strictObject({
      vendor: z.literal('Credenza'),
      product: z.literal('Credenza'),
      version: z.string(),
      hostname: z.string(),
    }),
    credenza: z.strictObject({
      subject: id,
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.infer<typeof securityEvent>

/** GET /api/admin/security-events: events after a position, oldest first. */
export const securityEventQuery = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().min(1).max(1000).int().default(100),
})
export const securityEventsResponse = success({
  data: z.array(securityEvent),
  /** The `after` of the next call. */
  position: z.number().int(),
  /** The position of the newest event. */
  newest: z.number().int(),
}).meta({ id: 'SecurityEventsResponse' })
