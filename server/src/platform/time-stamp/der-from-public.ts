import { readBytes } from '../http/outgoing/read-bytes.ts'
import { requestPublic } from '../http/outgoing/request-public.ts'
import type { SentDer } from './der-over-http.ts'

const timeoutMs = 5_000
/** Small, because it becomes part of every PDF sealed while it is cached. */
const mostBytes = 128 * 1024

/**
 * DER from a URL in a stranger's certificate, at public addresses only. Allows plain http, since revocation lists and OCSP
 * answers are signed (RFC 5280 §4.2.1.13). Rejects for a status other than 200, a long answer, and anything but DER.
 */
export async function derFromPublic(
  url: string,
  allowed: { allowPrivateAddresses: boolean },
  sent?: SentDer,
): Promise<Uint8Array> {
  const answer = await requestPublic(
    new URL(url),
    { ...allowed, allowPlainHttp: true },
    {
      ...(sent && { method: 'POST', headers: { 'content-type': sent.type }, body: sent.body }),
      signal: AbortSignal.timeout(timeoutMs),
    },
  )
  if (answer.statusCode !== 200) throw new Error(`The answer is ${answer.statusCode}`)
  const der = await readBytes(answer, mostBytes)
  if (der[0] !== SEQUENCE) throw new Error('The answer is not DER')
  return der
}

const SEQUENCE = 0x30
