import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
  addressIn,
  isPublicAddress,
  notPublicCode,
  publicLookup,
} from '../../platform/http/public-address.ts'
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
  const address = addressIn(url)
  if (!mayCallPrivate && (url.protocol !== 'https:' || (address && !isPublicAddress(address))))
    return { delivered: false, result: 'not_public' }
  const limit = AbortSignal.timeout(timeoutMs)
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = start(url, {
    method: 'POST',
    agent: false,
    signal: AbortSignal.any([limit, signal]),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'user-agent': 'Credenza-Webhooks/1',
      ...headers,
    },
    ...(!mayCallPrivate && { lookup: publicLookup }),
  })
  try {
    const status = await statusOf(request, payload)
    return { delivered: status >= 200 && status < 300, result: `${status}` }
  } catch (error) {
    signal.throwIfAborted()
    return { delivered: false, result: limit.aborted ? 'no_answer' : reasonOf(error) }
  }
}

function statusOf(request: ClientRequest, payload: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      let received = 0
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > mostAnswerBytes) response.destroy()
      })
      response.on('error', () => {})
      resolve(response.statusCode ?? 0)
    })
    request.end(payload)
  })
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
