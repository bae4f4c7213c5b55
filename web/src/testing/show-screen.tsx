import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { theme } from '../theme.ts'

// happy-dom has no FontFaceSet, which a growing text field waits for.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

/** A call's answer: a body in our format, a complete response, or 'never'. */
export type Answer = object | Response | 'never'
export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

/** For screens that ask whether an administrator has approved the organisation. */
export const approved: Answers = { 'GET /api/issuer-verifier-profile': { data: { status: 'Approved' } } }

/**
 * For tests: renders one screen at this address, with answers keyed by 'GET /api/…' without the query. Returns the calls
 * made (`key` is the idempotency key, a form is an object), the app's cache afterwards, and the router's location.
 */
export function showScreen(
  screen: ReactElement,
  { path, at, answers }: { path: string; at: string; answers: Answers },
) {
  const calls: { name: string; url: URL; body: unknown; key: string | null }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://test')
    const name = `${init.method ?? 'GET'} ${url.pathname}`
    calls.push({ name, url, body: bodyOf(init), key: new Headers(init.headers).get('idempotency-key') })
    const entry = answers[name]
    const answer = typeof entry === 'function' ? await entry() : entry
    if (answer === undefined) return refusal(404, 'not_found', `${name} is not answered in this test.`)
    if (answer === 'never') return new Promise<Response>(() => undefined)
    return answer instanceof Response ? answer : Response.json({ success: true, message: 'Done', ...answer })
  })
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: null },
    ],
    {
      initialEntries: [at],
    },
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return {
    ...view,
    calls,
    router,
    queries,
    called: (name: string) => calls.filter((call) => call.name === name),
  }
}

function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  if (body instanceof Blob) return body
  return body ? JSON.parse(String(body)) : undefined
}

export const refusal = (
  status: number,
  error: string,
  message: string,
  fields?: Record<string, string>,
): Response => Response.json({ success: false, error, message, fields }, { status })

export const listOf = (rows: object[], total = rows.length) => ({ data: rows, nextCursor: null, total })
