import { messages } from '@credenza/schema/messages'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '../../lib/query/query-client.ts'
import { theme } from '../../theme.ts'
import { SignUpForm } from './sign-up-form.tsx'

const lists: Record<string, unknown> = {
  '/geo/index.json': [
    ['AE', 'United Arab Emirates'],
    ['AQ', 'Antarctica'],
  ],
  '/geo/AE.json': [
    ['Dubai', ['Deira']],
    ['Sharjah', []],
  ],
  '/geo/AQ.json': [],
}
const asked: string[] = []
let broken = false
const issuer = 'issuer'

beforeEach(() => {
  asked.length = 0
  broken = false
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url.startsWith('/geo/')) return broken ? new Response('', { status: 503 }) : Response.json(lists[url])
    if (url.includes('taken')) {
      const body = { success: false, message: messages.emailTaken, error: 'email_taken' }
      return Response.json(body, { status: 409 })
    }
    return Response.json({ success: true, message: 'This email is available.', unique: true })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  const queries = newQueryClient()
  queries.setDefaultOptions({ queries: { retryDelay: 1 } })
  return render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <SignUpForm role={issuer} registrationId="" hydrated />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })
const uniqueCalls = () => asked.filter((url) => url.startsWith('/api/check-unique'))

it('an email is looked up once typing pauses, and a taken one is reported', async () => {
  show()
  const email = await field(/^Email/)
  await userEvent.type(email, 'taken@example.com')
  expect(uniqueCalls()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('Checking whether this email is available...')
  await waitFor(() => expect(screen.getAllByText(messages.emailTaken).length).toBeGreaterThan(0))
  expect(uniqueCalls()).toEqual(['/api/check-unique?email=taken%40example.com'])
  await userEvent.clear(email)
  await userEvent.type(email, 'free@example.com')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('This email is available.'))
})

it('an invalid email is not looked up', async () => {
  show()
  await userEvent.type(await field(/^Email/), 'nobody@')
  await waitFor(() => expect(screen.getByText(messages.invalidEmail)).toBeDefined())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(uniqueCalls()).toEqual([])
})

async function choose(name: RegExp, option: string) {
  await userEvent.click(await field(name))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

it('if there is no state or city to choose, the value says so', async () => {
  show()
  await choose(/^Country/, 'Antarctica')
  await waitFor(async () =>
    expect((await field(/^State/)).value).toBe('State for this country is not available'),
  )
  expect((await field(/^City/)).value).toBe('City for this state is not available')

  await choose(/^Country/, 'United Arab Emirates')
  await waitFor(async () => expect((await field(/^State/)).value).toBe(''))
  await choose(/^State/, 'Sharjah')
  await waitFor(async () => expect((await field(/^City/)).value).toBe('City for this state is not available'))
  await choose(/^State/, 'Dubai')
  await choose(/^City/, 'Deira')
  expect((await field(/^City/)).value).toBe('Deira')
})

it('a list of places that fails to load says so and can be reloaded', async () => {
  broken = true
  show()
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 4000 })
  broken = false
  await userEvent.click(retry)
  await choose(/^Country/, 'Antarctica')
  await waitFor(async () => expect((await field(/^Country/)).value).toBe('Antarctica'))
})

it('all empty fields are named on submit, and the first one takes the focus', async () => {
  show()
  await field(/^Country/)
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('Organization Name is required')).toBeDefined()
  for (const name of ['Type', 'Tin', 'Country', 'City', 'Mobile', 'Email', 'Password'])
    expect(screen.getByText(`${name} is required`)).toBeDefined()
  expect(screen.queryByText(/Website.* is required/)).toBeNull()
  expect(document.activeElement).toBe(await field(/^Organization Name/))
  expect(asked.filter((url) => url.includes('personal-data'))).toEqual([])
})

it('a reload keeps what was typed, except the password', async () => {
  show()
  await userEvent.type(await field(/^Organization Name/), 'Example')
  await userEvent.type(await field(/^Password/), 'secret words')
  cleanup()
  show()
  expect((await field(/^Organization Name/)).value).toBe('Example')
  expect((await field(/^Password/)).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret words')
})
