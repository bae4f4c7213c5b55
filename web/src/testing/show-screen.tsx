import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { theme } from '../theme.ts'

// Parts that a screen loads later may take their time on a busy machine.
configure({ asyncUtilTimeout: 5000 })
// happy-dom has no FontFaceSet, on which a growing text field waits.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

/** What a call answers: a body of ours, a finished response, or 'never'. */
export type Answer = object | Response | 'never'
export type Answers = Record<string, Answer | (() => Answer)>

/**
 * For tests: draws one screen at this address, over calls that answer as named by 'GET /api/…' without their query.
 * Gives back the calls that were made, what they left in the app's cache, and where the router stands.
 */
export function showScreen(
  screen: ReactElement,
  { path, at, answers }: { path: string; at: string; answers: Answers },
) {
  const calls: { name: string; url: URL; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://test')
    const name = `${init.method ?? 'GET'} ${url.pathname}`
    calls.push({ name, url, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const entry = answers[name]
    const answer = typeof entry === 'function' ? entry() : entry
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

export const refusal = (status: number, error: string, message: string): Response =>
  Response.json({ success: false, error, message }, { status })

export const listOf = (rows: object[], total = rows.length) => ({ data: rows, nextCursor: null, total })
