import { randomUUID } from 'node:crypto'
import { fromSomeAddress } from './some-address.ts'

/** An API error, with its stable code. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly body: Record<string, unknown>

  constructor(call: string, status: number, body: Record<string, unknown>) {
    super(`${call} answered ${status}: ${String(body.message)}`)
    this.status = status
    this.code = String(body.error)
    this.body = body
  }
}

/** Any API response; callers name the fields they read. */
export type Answer = Record<string, unknown>

export interface ApiClient {
  readonly url: string
  get<Body = Answer>(path: string): Promise<Body>
  /** `idempotencyKey` must be the same for every retry; by default each call gets a new one. */
  post<Body = Answer>(path: string, body?: unknown, idempotencyKey?: string): Promise<Body>
  put<Body = Answer>(path: string, body: unknown): Promise<Body>
  delete<Body = Answer>(path: string): Promise<Body>
  /** A multipart form; byte values become files of that field. */
  upload<Body = Answer>(path: string, fields: Record<string, string | UploadFile>): Promise<Body>
  /** The same client with a session. */
  as(token: string): ApiClient
  /** The same session at another address. */
  at(url: string): ApiClient
}

export interface UploadFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Calls a running Credenza as an integrator would, with HTTP, a bearer token, and an Idempotency-Key on creating calls.
 * Each call comes from another address, because all journeys together make more calls a minute than one address may.
 */
export function apiClient(url: string, token?: string): ApiClient {
  async function call<Body>(method: string, path: string, init: RequestInit): Promise<Body> {
    const headers = new Headers({ ...init.headers, ...fromSomeAddress() })
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (method === 'POST' && !headers.has('idempotency-key')) headers.set('idempotency-key', randomUUID())
    const response = await fetch(url + path, { ...init, method, headers })
    const body = (await response.json()) as Answer
    if (!response.ok) throw new Refused(`${method} ${path}`, response.status, body)
    return body as Body
  }
  const json = (body: unknown): RequestInit =>
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

  const withKey = (init: RequestInit, key: string | undefined): RequestInit =>
    key === undefined ? init : { ...init, headers: { ...init.headers, 'idempotency-key': key } }

  return {
    url,
    get: (path) => call('GET', path, {}),
    post: (path, body, key) => call('POST', path, withKey(json(body), key)),
    put: (path, body) => call('PUT', path, json(body)),
    delete: (path) => call('DELETE', path, {}),
    upload: (path, fields) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'string') form.set(name, value)
        else form.set(name, new Blob([value.bytes]), value.name)
      }
      return call('POST', path, { body: form })
    },
    as: (session) => apiClient(url, session),
    at: (other) => apiClient(other, token),
  }
}
