import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sha256 } from '../sha256.ts'
import { refusal } from './api-error.ts'

/** Throws not_signed_in unless the request's bearer token is this one. */
export function requireToken({ headers }: FastifyRequest, token: string): void {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  if (!timingSafeEqual(sha256(given), sha256(token))) throw refusal('not_signed_in')
}
