import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'

/** Runs `build` and returns every route of the app that it builds, as 'GET /path', with its settings; HEAD goes with GET. */
export async function collectRoutes<Built>(
  build: () => Promise<Built>,
): Promise<[Built, ReadonlyMap<string, FastifyContextConfig>]> {
  const routes = new Map<string, FastifyContextConfig>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config = {} }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.set(`${one} ${url}`, config)
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    return [await build(), routes]
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
