import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../../platform/http/api-error.ts'
import { callerKeyOf } from '../../platform/http/caller-key.ts'
import { limitStore } from '../../platform/http/limits/limit-store.ts'

/** The most calls of one API key in a minute. */
export const callsPerMinute = 600

/**
 * Limits the calls per API key for routes added to `app` from now on, and reports in headers how many are left. Each `group` of
 * routes has its own budget.
 */
export async function limitCalls(app: FastifyInstance, group: string): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    store: limitStore(app.callCounts, group),
    timeWindow: 60_000,
    enableDraftSpec: true,
    keyGenerator: callerKeyOf,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return refusal('too_many_requests.api_key', { calls: callsPerMinute, seconds })
    },
  })
}
