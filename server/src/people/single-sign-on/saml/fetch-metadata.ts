import type { ProviderMetadata } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { ApiError, refusal } from '../../../platform/http/api-error.ts'
import { requestPublic } from '../../../platform/http/outgoing/request-public.ts'
import { readMetadata } from './read-metadata.ts'
import { signedMetadata } from './signed-metadata.ts'

/** High, because federations publish tens of megabytes. */
const mostBytes = 150 * 1024 * 1024
const timeoutMs = 60_000

/**
 * Reads metadata about a provider from an address or a text. With a certificate, only what is signed with its key. Throws
 * 'invalid', also for expired metadata, or 'unavailable' if the address does not answer.
 */
export async function fetchMetadata(
  ctx: Context,
  { url, xml, entityId, certificate }: { url: string; xml: string; entityId: string; certificate: string },
): Promise<ProviderMetadata> {
  const pieces = url === '' ? [xml] : await piecesAt(ctx, url)
  const found = await readChecked(pieces, { entityId, certificate }).catch((error: unknown) => {
    throw error instanceof ApiError ? error : refusal('invalid.metadata')
  })
  if (found.validUntil && new Date(found.validUntil) <= ctx.clock()) throw refusal('invalid.metadata_expired')
  return found
}

async function readChecked(
  pieces: AsyncIterable<string> | Iterable<string>,
  { entityId, certificate }: { entityId: string; certificate: string },
): Promise<ProviderMetadata> {
  if (certificate === '') return readMetadata(pieces, entityId)
  return readMetadata([await signedMetadata(pieces, certificate)], entityId)
}

async function piecesAt({ config }: Context, url: string): Promise<AsyncIterable<string>> {
  const answer = await requestPublic(new URL(url), config, {
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Credenza-SignIn/1' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw refusal('unavailable.provider')
  })
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw refusal('unavailable.provider')
  }
  return limited(answer)
}

/** The body as text. Throws if it is larger than the limit. */
async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > mostBytes) throw refusal('invalid.metadata')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
