import type { done } from '@credenza/schema/envelope'
import { messages } from '@credenza/schema/messages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSession, startSession } from '../session/session.ts'
import { ApiFailure, messageOf } from './api-failure.ts'
import { call, fetchFile, pathTo, withQuery } from './call.ts'

const answer = (status: number, body: unknown) => Response.json(body, { status })
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  startSession({
    role: 'issuer',
    data: 'secret-token',
    userData: { _id: 'org_1', email: 'a@example.com', selectedRole: 'issuer' },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const request = { method: 'POST', path: '/api/x', json: { a: 1 }, idempotencyKey: 'k1' } as const

it('every call carries the session token, and a call that creates an idempotency key', async () => {
  fetched.mockResolvedValue(answer(200, { success: true, message: 'ok' }))
  await call<typeof done>(request)
  const headers = new Headers(fetched.mock.calls[0]![1]!.headers)
  expect(headers.get('authorization')).toBe('Bearer secret-token')
  expect(headers.get('idempotency-key')).toBe('k1')
})

it("a refusal becomes the server's sentence, with the fields to correct", async () => {
  fetched.mockResolvedValue(
    answer(422, {
      success: false,
      message: 'Name is required',
      error: 'invalid',
      fields: { name: 'Name is required' },
    }),
  )
  await expect(call<typeof done>(request)).rejects.toMatchObject({
    message: 'Name is required',
    code: 'invalid',
    status: 422,
    fields: { name: 'Name is required' },
  })
})

it('a refusal says how long to wait if the server did', async () => {
  const body = { success: false, message: 'Wait.', error: 'too_many_requests' }
  fetched.mockResolvedValue(Response.json(body, { status: 429, headers: { 'retry-after': '12' } }))
  await expect(call<typeof done>(request)).rejects.toMatchObject({ retryAfterSeconds: 12 })
  fetched.mockResolvedValue(Response.json(body, { status: 429, headers: { 'retry-after': 'soon' } }))
  await expect(call<typeof done>(request)).rejects.toMatchObject({ retryAfterSeconds: undefined })
})

it.each([
  ['a call', () => call<typeof done>(request)],
  ['a file', () => fetchFile('/api/file')],
])('a 401 for %s ends the session', async (_, ask) => {
  fetched.mockResolvedValue(
    answer(401, { success: false, message: 'Sign in to continue.', error: 'not_signed_in' }),
  )
  await expect(ask()).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toBeNull()
})

it('without a response the message is the specification’s network message or the call’s own', async () => {
  fetched.mockRejectedValue(new TypeError('failed'))
  await expect(call<typeof done>(request)).rejects.toThrow(messages.network)
  await expect(
    call<typeof done>({ ...request, networkMessage: messages.networkUpdateVerified }),
  ).rejects.toThrow(messages.networkUpdateVerified)
})

it.each<[string, () => Response, string, string]>([
  ['a page of HTML', () => new Response('<html>', { status: 200 }), '', 'unreadable_answer'],
  ['a gateway', () => new Response('Bad gateway', { status: 502 }), '', 'unreadable_answer'],
  ['a list', () => answer(200, []), '', 'unexpected_answer'],
  ['no success', () => answer(200, { message: '' }), '', 'unexpected_answer'],
  ['a failure with 200', () => answer(200, { success: false, message: 'No.' }), 'No.', 'unexpected_answer'],
  [
    'a failure without a code',
    () => answer(422, { message: 'Not today.' }),
    'Not today.',
    'unexpected_answer',
  ],
  ['only a code', () => answer(409, { error: 'email_taken' }), '', 'email_taken'],
  [
    'a sentence as error',
    () => answer(400, { error: 'Card declined.' }),
    'Card declined.',
    'unexpected_answer',
  ],
])(
  '%s is a failure with what was said, if anything, and never shows a code',
  async (_, response, message, code) => {
    fetched.mockImplementation(async () => response())
    await expect(call<typeof done>(request)).rejects.toMatchObject({ message, code })
  },
)

it('where nothing was said, the screen’s own words are shown, and without those the general ones', () => {
  const silent = new ApiFailure('', 'unexpected_answer', 500)
  expect(messageOf(silent, 'Failed to add student')).toBe('Failed to add student')
  expect(messageOf(silent)).toBe('Something went wrong!')
  expect(messageOf(new ApiFailure('Said.', 'x', 409), 'Own.')).toBe('Said.')
})

it('empty values are left out of an address', () => {
  expect(withQuery('/a', { search: '', cursor: undefined, limit: 5, category: 'A & B' })).toBe(
    '/a?limit=5&category=A+%26+B',
  )
  expect(withQuery('/a', {})).toBe('/a')
})

it('a path leads to one thing or to something of it, whatever its id contains', () => {
  expect(pathTo('/api/students', 'stud_1')).toBe('/api/students/stud_1')
  expect(pathTo('/api/students', 'a/../b?c', '/history')).toBe('/api/students/a%2F..%2Fb%3Fc/history')
})
