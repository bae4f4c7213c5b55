import { readBytes } from '../http/outgoing/read-bytes.ts'

const timeoutMs = 10_000

export interface SentDer {
  body: Uint8Array
  type: string
}

/**
 * Posts DER, or sends a GET without it, and returns the answer's bytes. Keeps no connection, because the other side may close
 * it just when the next request leaves. Rejects for a status other than 200, and for more than `most` bytes.
 */
export async function derOverHttp(url: string, most: number, sent?: SentDer): Promise<Uint8Array> {
  const answer = await fetch(url, {
    ...(sent && { method: 'POST', body: Uint8Array.from(sent.body) }),
    headers: { connection: 'close', ...(sent && { 'content-type': sent.type }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.status !== 200 || !answer.body) throw new Error(`The answer is ${answer.status}`)
  return readBytes(answer.body, most)
}
