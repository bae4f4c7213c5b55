import type { Failure } from '@credenza/schema/errors'
import { messages } from '@credenza/schema/messages'
import type { z } from 'zod'
import { endSession, readSession } from '../session/session.ts'
import { spoken } from '../text/spoken.ts'
import { workPlace } from '../work-place.ts'
import { ApiFailure } from './api-failure.ts'
import { watchedFetch } from './watched-fetch.ts'

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string | number | undefined>
  json?: unknown
  form?: FormData
  /** A body to send unchanged. */
  bytes?: Blob
  /** Same key, same response: set for every call that creates something, and used again for its retry (readings R2). */
  idempotencyKey?: string
  /** The message if there is no response. The specification words it differently for some calls. */
  networkMessage?: string
  signal?: AbortSignal
  /** Lets the call outlive the page; its body is then limited to 64 KiB (Fetch, section 2.2.5). */
  keepalive?: boolean
  /** Called with the number of body bytes sent, for large bodies. */
  onSent?: (bytes: number) => void
}

/** The path to one of many things, such as '/api/students/a%2Fb/history'. */
export const pathTo = (list: string, id: string, rest = ''): string =>
  `${list}/${encodeURIComponent(id)}${rest}`

/**
 * Calls our API as the signed-in person and returns the response; throws an `ApiFailure`. The response has the type of a
 * schema that is imported only as a type: the server writes its responses with the same schema, and importing it would load
 * Zod into every page. A 401 for a token that we sent ends the session, which leads to sign-in and back.
 */
export async function call<Answer extends z.ZodType>(request: Call): Promise<z.output<Answer>> {
  const token = readSession()?.data
  const response = await send(request, token)
  const body: unknown = await response.json().catch(() => undefined)
  leaveIfRefused(response, token)
  if (!response.ok || !isObject(body) || body.success !== true) throw await asFailure(body, response)
  return body as z.output<Answer>
}

/** Fetches a file from our server with the session's token; throws an `ApiFailure`. */
export const fetchFile = (path: string): Promise<Blob> => fetchBlob({ method: 'GET', path })

/** As `fetchFile`, for a file that needs a full call. */
export const fetchBlob = async (request: Call): Promise<Blob> => (await fetchAnswer(request)).blob()

/** As `fetchFile`, with the server's name for the file; undefined if it gives none. */
export async function fetchNamedFile(path: string): Promise<{ blob: Blob; name: string | undefined }> {
  const answer = await fetchAnswer({ method: 'GET', path })
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { blob: await answer.blob(), name }
}

/** Fetches any response from our server with the session's token; throws an `ApiFailure`. */
export async function fetchAnswer(request: Call): Promise<Response> {
  const token = readSession()?.data
  const response = await send(request, token)
  if (response.ok) return response
  leaveIfRefused(response, token)
  throw await asFailure(await response.json().catch(() => undefined), response)
}

/** Ends this tab's session if the server refused its token. */
export function leaveIfRefused({ status }: Response, token: string | undefined): void {
  if (status === 401 && token && readSession()?.data === token) endSession('ended')
}

async function send(request: Call, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, */*' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const department = workPlace()
  if (token && department) headers.set('credenza-department', department)
  if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey)
  if (request.json !== undefined) headers.set('content-type', 'application/json')
  try {
    const url = withQuery(request.path, request.query)
    const init = {
      method: request.method,
      headers,
      body:
        request.form ??
        request.bytes ??
        (request.json === undefined ? undefined : JSON.stringify(request.json)),
      signal: request.signal,
      keepalive: request.keepalive,
    }
    return await (request.onSent ? watchedFetch(url, init, request.onSent) : fetch(url, init))
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiFailure(request.networkMessage ?? messages.network, 'no_response', 0)
  }
}

/** '/a' and {x: 1, y: undefined} -> '/a?x=1'. Leaves out empty values. */
export function withQuery(path: string, query: Call['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${path}?${search}` : path
}

async function asFailure(body: unknown, { status, headers }: Response): Promise<ApiFailure> {
  if (!isObject(body)) return new ApiFailure('', 'unreadable_answer', status)
  const { message = '', error = '', key, parameters, fields, fieldErrors } = body as Partial<Failure>
  return new ApiFailure(
    await spoken({ message: message || (isCode(error) ? '' : error), key, parameters }),
    isCode(error) ? error : 'unexpected_answer',
    status,
    fields && (await spokenFields(fields, fieldErrors)),
    secondsOf(headers.get('retry-after')),
  )
}

/**
 * Whether this is a code, which is only for programs and never shown. A server in front of this one may send readable text in
 * `error`.
 */
const isCode = (error: string): boolean => /^[a-z0-9_.-]+$/.test(error)

async function spokenFields(
  fields: Record<string, string>,
  byKey: Failure['fieldErrors'] = {},
): Promise<Record<string, string>> {
  const said = Object.entries(fields).map(async ([field, message]) => [
    field,
    await spoken({ message, ...byKey[field] }),
  ])
  return Object.fromEntries(await Promise.all(said))
}

/** Retry-After as whole seconds (RFC 9110, section 10.2.3); our server sends no dates. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
