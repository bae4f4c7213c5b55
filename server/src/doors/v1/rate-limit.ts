import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../../platform/http/api-error.ts'
import { callerOf } from '../../platform/http/caller-of.ts'

/** Calls of one API key in one minute, in each process of the server. */
export const callsPerMinute = 600

/** Limits the calls, per API key, of routes that are added to `app` afterwards, and reports the rest in headers. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    enableDraftSpec: true,
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return refusal('too_many_requests.api_key', { calls: callsPerMinute, seconds })
    },
  })
}
