import type { FastifyRequest } from 'fastify'

/** Who is asking, where each caller gets a share: an account, an API key, or a stranger's address. */
export const callerOf = (request: FastifyRequest): string => request.party?.accountId ?? request.ip
