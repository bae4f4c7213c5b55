import type { FastifyReply } from 'fastify'
import type { OpenedFile } from './sealed-files.ts'

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
}

export const extensionOf = (mediaType: string): string => extensions[mediaType] ?? 'bin'

/** Sends an uploaded file that may be shown, but not run, sniffed or cached. */
export function sendFile(reply: FastifyReply, { kind, mediaType, bytes }: OpenedFile): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': `inline; filename="${kind}.${extensionOf(mediaType)}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .send(Buffer.from(bytes))
}
