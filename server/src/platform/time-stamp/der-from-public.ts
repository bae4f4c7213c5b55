import { readBytes } from '../http/read-bytes.ts'
import { requestPublic } from '../http/request-public.ts'
import type { SentDer } from './der-over-http.ts'

const timeoutMs = 5_000
/** It becomes part of every PDF that is sealed in the meantime. */
const mostBytes = 128 * 1024

/**
 * DER from an address that a stranger's certificate names: from public addresses only. Plain http is allowed, since revocation lists
 * and OCSP answers are signed (RFC 5280 §4.2.1.13). Rejects for a status other than 200, for long answers and for anything but DER.
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
