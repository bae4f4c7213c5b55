import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { CallCounts } from './call-counts.ts'

/** What a route's store really gets, unlike in the package's types. */
type RouteOf = { routeInfo: { method: string | string[]; url: string } }

/** Makes @fastify/rate-limit count over all processes: per `group`, or per route if the route has its own limit. */
export function limitStore(counts: CallCounts, group: string): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, done, windowMs) => {
      const { current, endsInMs } = counts.count(`${group} ${key}`, windowMs)
      done(null, { current, ttl: endsInMs })
    }
    child(options: unknown): FastifyRateLimitStore {
      const { method, url } = (options as RouteOf).routeInfo
      const Own = limitStore(counts, `${method} ${url}`)
      return new Own({})
    }
  }
}
