import type { FastifyRequest } from 'fastify'

/** Who is calling, for limits per caller: an account, an API key, or a stranger's address. */
export const callerOf = (request: FastifyRequest): string => request.party?.accountId ?? request.ip
