import type { IncomingMessage } from 'node:http'
import { notPublicCode } from '../../platform/http/outgoing/public-address.ts'
import { requestPublic } from '../../platform/http/outgoing/request-public.ts'
import type { WebhookReason, WebhookResult } from './webhook-result.ts'

export interface Outcome {
  delivered: boolean
  result: WebhookResult
}

const timeoutMs = 10_000
/** How much of an answer is read before the connection is closed; the content is ignored. */
const mostAnswerBytes = 16 * 1024

/**
 * Posts one message. Any 2xx within ten seconds counts as delivered; redirects are not followed. A faulty receiver never makes
 * it throw. Throws when `signal` aborts; the outcome is then unknown.
 */
export async function sendMessage(
  url: URL,
  { headers, payload }: { headers: Record<string, string>; payload: string },
  { mayCallPrivate, signal }: { mayCallPrivate: boolean; signal: AbortSignal },
): Promise<Outcome> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await requestPublic(
      url,
      { allowPrivateAddresses: mayCallPrivate },
      {
        method: 'POST',
        signal: AbortSignal.any([limit, signal]),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Credenza-Webhooks/1',
          ...headers,
        },
        body: payload,
      },
    )
    ignoreContent(answer)
    const status = answer.statusCode ?? 0
    return { delivered: status >= 200 && status < 300, result: `${status}` }
  } catch (error) {
    signal.throwIfAborted()
    return { delivered: false, result: limit.aborted ? 'no_answer' : reasonOf(error) }
  }
}

function ignoreContent(answer: IncomingMessage): void {
  let received = 0
  answer.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > mostAnswerBytes) answer.destroy()
  })
  answer.on('error', () => {})
}

const reasons: Record<string, WebhookReason> = {
  [notPublicCode]: 'not_public',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_closed',
  ENOTFOUND: 'name_not_found',
  EAI_AGAIN: 'name_not_found',
  EHOSTUNREACH: 'host_unreachable',
  ENETUNREACH: 'host_unreachable',
  ETIMEDOUT: 'no_connection',
}

function reasonOf(error: unknown): WebhookReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('HPE_')) return 'not_http'
  if (/CERT|TLS|SSL|SELF_SIGNED|LEAF_SIGNATURE/.test(code)) return 'no_trusted_certificate'
  return reasons[code] ?? 'connection_failed'
}
