import type { IncomingMessage } from 'node:http'
import { parseStrictJson } from '@credenza/credential/verify'
import { readText, requestPublic } from '../../platform/http/outgoing/request-public.ts'

const timeoutMs = 5_000
/** A status list of 131,072 entries has at most 22 kB, a DID document a few. */
const mostBytes = 1024 * 1024
const mostRedirects = 3

/** The host answered with a status other than 200. */
export class AnswerStatus extends Error {
  override name = 'AnswerStatus'
  readonly status: number
  constructor(status: number) {
    super(`The answer is ${status}`)
    this.status = status
  }
}

export interface Allowed {
  /** Also allows plain http and addresses that are not public. Only if the operator has allowed this. */
  mayCallPrivate: boolean
  /** Addresses that are never fetched, not even after a redirect. */
  isRefused: (url: URL) => boolean
}

/**
 * Fetches JSON that somebody else publishes. Uses only https and public addresses, also after name resolution and redirects,
 * and waits for five seconds and 1 MiB at most. Rejects with the reason otherwise, also for any status other than 200.
 */
export async function fetchPublicJson(address: string, allowed: Allowed): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await get(url, allowed, signal)
    if (response.statusCode === 200) return parseStrictJson(await readText(response, mostBytes))
    response.destroy()
    const { location } = response.headers
    if (!location || !isRedirect(response)) throw new AnswerStatus(response.statusCode ?? 0)
    url = new URL(location, url)
  }
  throw new Error('There are too many redirects')
}

function get(
  url: URL,
  { mayCallPrivate, isRefused }: Allowed,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (isRefused(url)) throw new Error('The address is never asked')
  return requestPublic(
    url,
    { allowPrivateAddresses: mayCallPrivate },
    {
      signal,
      headers: {
        accept: 'application/vc, application/did+json, application/json;q=0.9, */*;q=0.5',
        'accept-encoding': 'identity',
        'user-agent': 'Credenza-Verifier/1',
      },
    },
  )
}

const isRedirect = ({ statusCode = 0 }: IncomingMessage): boolean =>
  [301, 302, 303, 307, 308].includes(statusCode)
