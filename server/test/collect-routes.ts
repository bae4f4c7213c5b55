import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** Runs `build` and returns every route of the app that it builds, as 'GET /path'; HEAD goes with GET. */
export async function collectRoutes<Built>(build: () => Promise<Built>): Promise<[Built, string[]]> {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`)
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    return [await build(), [...routes]]
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
