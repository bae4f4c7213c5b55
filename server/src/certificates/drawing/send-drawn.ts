import type { FastifyReply } from 'fastify'

/** Sends a document about a person: to be shown, never to be run or kept by a cache. */
export function sendDrawn(
  reply: FastifyReply,
  { mediaType, name, body }: { mediaType: string; name: string; body: Uint8Array | string },
): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': `inline; filename="${name}"`,
      // The page of an SVG or a PDF has its styles and pictures within it.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .send(typeof body === 'string' ? body : Buffer.from(body))
}
