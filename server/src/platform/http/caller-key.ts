import type { FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'

/** Who is calling, for limits per caller: an account, an API key, or a stranger's network. */
export const callerKeyOf = (request: FastifyRequest): string =>
  request.caller?.accountId ?? networkOf(request.ip)
