import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { addressIn, isPublicAddress, publicLookup } from './public-address.ts'
import { readBytes } from './read-bytes.ts'

interface Allowed {
  /** Also allows private addresses and plain http, if the operator has allowed them. */
  allowPrivateAddresses: boolean
  /** Also allows plain http: for answers that are signed themselves, such as revocation lists. */
  allowPlainHttp?: boolean
}

/** Whether a URL may be called. Names are resolved and checked at each call. */
export function isCallable(url: URL, { allowPrivateAddresses, allowPlainHttp = false }: Allowed): boolean {
  if (url.username || url.password) return false
  if (allowPrivateAddresses) return true
  const address = addressIn(url)
  const isAllowed = url.protocol === 'https:' || (allowPlainHttp && url.protocol === 'http:')
  return isAllowed && (address ? isPublicAddress(address) : url.hostname.includes('.'))
}

/**
 * Calls somebody else's server: over https unless plain http is allowed, only at public addresses, without following redirects.
 * Otherwise rejects, as it does if there is no answer before `signal` aborts. The answer's body is not read yet.
 */
export function requestPublic(
  url: URL,
  allowed: Allowed,
  { body, ...options }: RequestOptions & { body?: string | Uint8Array | undefined; signal: AbortSignal },
): Promise<IncomingMessage> {
  if (!isCallable(url, allowed)) return Promise.reject(new Error('The address is not public'))
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = start(url, {
      agent: false,
      ...options,
      ...(!allowed.allowPrivateAddresses && { lookup: publicLookup }),
    })
    request.on('error', reject)
    request.on('response', resolve)
    request.end(body)
  })
}

/** The text of an answer. Rejects if it is longer than `mostBytes`, or not UTF-8. */
export async function readText(response: IncomingMessage, mostBytes: number): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(response, mostBytes))
}
