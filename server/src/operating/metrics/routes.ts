import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { noSuchCall } from '../../platform/http/errors.ts'
import { comesFromThisMachine } from '../../platform/http/outgoing/this-machine.ts'
import { requireToken } from '../../platform/http/require-token.ts'
import { recently } from '../../platform/recently.ts'
import { readFigures } from './figures.ts'

/** The maximum age of figures that cost queries. */
const freshMs = 5_000

/** Figures for Prometheus. They tell how busy a deployment is, so only its operator may read them. */
export function metricsRoutes(app: App, ctx: Context): void {
  const figures = recently(freshMs, () => readFigures(ctx))
  app.get(
    '/metrics',
    { config: { access: ['anyone'], ownToken: true }, schema: { hide: true } },
    async (request, reply) => {
      requireOperator(request, ctx.config.metricsToken)
      const text = `${await app.metrics.metrics()}\n${await figures()}`
      return reply.header('cache-control', 'no-store').type(app.metrics.contentType).send(text)
    },
  )
}

/** With a token, allows only callers that send it; without one, only callers on this machine. */
function requireOperator(request: FastifyRequest, token: string | undefined): void {
  if (token) requireToken(request, token)
  else if (!comesFromThisMachine(request)) throw noSuchCall(request)
}
