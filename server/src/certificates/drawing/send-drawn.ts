import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** Sends a personal document that may be shown, but neither run nor cached. */
export function sendDrawn(
  reply: FastifyReply,
  { mediaType, name, body }: { mediaType: string; name: string; body: Uint8Array | string },
): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': contentDisposition(name, { type: 'inline' }),
      // An SVG or a PDF has its styles and pictures inline.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .send(typeof body === 'string' ? body : Buffer.from(body))
}
