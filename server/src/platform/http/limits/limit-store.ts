import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { CallCounts } from './call-counts.ts'

/** What a route's store is really given; the package's types say otherwise. */
type RouteOf = { routeInfo: { method: string | string[]; url: string } }

/** Lets @fastify/rate-limit count over all processes: under `group`, and for a route with its own limit under the route. */
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
