import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process counts, for GET /metrics. */
    metrics: Registry
  }
  interface FastifyContextConfig {
    /** The name of this route's group in the metrics, where single routes are of no interest. */
    countAs?: string
  }
}

/**
 * The name of a call in metrics and traces: the pattern of its route. The path itself could contain somebody's id, and would
 * let strangers add names.
 */
export const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.countAs ?? routeOptions.url ?? '/*'

/**
 * Counts calls and how long they take.
 */
export function measureCalls(app: FastifyInstance): void {
  const register = new Registry()
  app.decorate('metrics', register)
  const calls = new Counter({
    name: 'credenza_http_requests_total',
    help: 'Answered calls',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'credenza_http_request_seconds',
    help: 'Time from the head of a call to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = routeOf(request)
    calls.inc({ method, route, status: String(reply.raw.statusCode) })
    // Event streams are left out: they last as long as their reader stays.
    const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream) seconds.observe({ method, route }, reply.elapsedTime / 1000)
  })
}
