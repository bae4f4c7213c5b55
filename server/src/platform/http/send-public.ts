import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isKnown } from './entity-tag.ts'

/**
 * How long a copy of a public answer is good. Browsers ask each time whether it has changed (304), caches between for a minute;
 * while the origin is away they give what they have for half a day, and what is signed says itself until when it holds.
 */
export const revisable = 'public, max-age=0, s-maxage=60, stale-if-error=43200'
/** For what never changes under its address. */
export const unchanging = 'public, max-age=31536000, immutable'

/** Sends what every origin may read and every cache may keep, or 304 when the caller has it. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Uint8Array,
  { type, cache }: { type: string; cache: string },
): FastifyReply {
  const etag = entityTag(content)
  reply.headers({ 'access-control-allow-origin': '*', 'cache-control': cache, etag })
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.type(type).send(typeof content === 'string' ? content : Buffer.from(content))
}
