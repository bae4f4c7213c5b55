import type { FastifyRequest } from 'fastify'

/** Whose request it is where each caller gets a share: an account, an API key, or a stranger's address. */
export const callerOf = (request: FastifyRequest): string => request.party?.accountId ?? request.ip
