import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Served } from '../publication/published-place.ts'
import { entityTag, isKnown } from './entity-tag.ts'

/** Sends what every origin may read and every cache may store, or 304 if the caller has it. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Uint8Array,
  { type, cache }: Served,
): FastifyReply {
  const etag = entityTag(content)
  reply.headers({ 'access-control-allow-origin': '*', 'cache-control': cache, etag })
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.type(type).send(typeof content === 'string' ? content : Buffer.from(content))
}
