import type { Context } from '../../../context.ts'
import { readText, requestPublic } from './request-public.ts'

const timeoutMs = 8_000
const mostBytes = 512 * 1024

/** The server did not answer, is not at a public address, or failed. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

interface FetchOptions {
  method: string
  headers: Record<string, string>
  body?: unknown
  /** Cancels the call before the timeout. */
  signal?: AbortSignal | null | undefined
}

/**
 * `fetch` for libraries that call other people's servers: only over https and at public addresses, without redirects, within
 * eight seconds and 512 KiB. Otherwise throws 'Unreachable'.
 */
export const publicFetch =
  ({ config }: Pick<Context, 'config'>) =>
  async (address: string, { method, headers, body, signal }: FetchOptions): Promise<Response> => {
    const text = body == null ? undefined : String(body)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await requestPublic(new URL(address), config, {
        method,
        headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Credenza-SignIn/1' },
        body: text,
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      })
      const status = answer.statusCode ?? 0
      const content = await readText(answer, mostBytes)
      if (status < 200 || status >= 500) throw new Error(`The answer is ${status}`)
      const { 'content-type': type, link } = answer.headers
      const isBodiless = status === 204 || status === 304
      return new Response(isBodiless ? null : content, {
        status,
        headers: { ...(type && { 'content-type': type }), ...(link && { link: String(link) }) },
      })
    } catch (cause) {
      throw new Unreachable('The server could not be reached', { cause })
    }
  }
