import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { addressIn, isPublicAddress, notPublicCode, publicLookup } from './public-address.ts'
import { readBytes } from './read-bytes.ts'

interface Allowed {
  /** Also allows private addresses and plain http, if the operator has allowed them. */
  allowPrivateAddresses: boolean
  /** Also allows plain http: for answers that are signed themselves, such as revocation lists. */
  allowPlainHttp?: boolean
}

/** Why a URL must never be called; undefined if it may. Names are resolved and checked at each call. */
export function whyNotCallable(
  url: URL,
  { allowPrivateAddresses, allowPlainHttp = false }: Allowed,
): 'credentials' | 'https' | 'private' | undefined {
  if (url.username || url.password) return 'credentials'
  if (allowPrivateAddresses) return undefined
  if (url.protocol !== 'https:' && !(allowPlainHttp && url.protocol === 'http:')) return 'https'
  const address = addressIn(url)
  const isPublic = address ? isPublicAddress(address) : url.hostname.includes('.')
  return isPublic ? undefined : 'private'
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
  const fault = whyNotCallable(url, allowed)
  if (fault)
    return Promise.reject(
      Object.assign(new Error(`The address must not be called: ${fault}`), { code: notPublicCode }),
    )
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
