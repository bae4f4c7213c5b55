import type { FastifyRequest } from 'fastify'
import { deviceOf } from './device.ts'

/** Where somebody signs in from. */
export interface Visitor {
  /** IP address; behind a proxy, the one that TRUST_PROXY lets us trust. */
  address: string
  /** 'Chrome on Windows' */
  device: string
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
})
