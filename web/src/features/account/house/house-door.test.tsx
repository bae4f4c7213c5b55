import type { Role } from '@credenza/schema/account'
import type { House } from '@credenza/schema/own-name'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
// Imported first, because on a busy machine it takes longer to load than a test waits.
import '../provider/university-button.tsx'
import { SignInForm } from '../sign-in-form.tsx'
import { houseQuery } from './house-query.ts'

const house: House = {
  organisationId: 'org_1',
  name: 'Harbour University',
  colour: '',
  logo: '',
  hasProvider: true,
  deployment: 'https://credenza.example',
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openAt(data: House | null, roles: readonly [Role, ...Role[]]) {
  const fetched = vi.fn(async (_: string) => Response.json({ success: true, message: '', data }))
  vi.stubGlobal('fetch', fetched)
  const element = <SignInForm title="Sign in" lead="" roles={roles} otherDoor={{ label: 'Other', to: '/' }} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/sign-in?next=%2Fissuer'] })
  const queries = new QueryClient()
  render(
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { queries, fetched }
}
const providers = () => screen.queryAllByRole('button', { name: 'Continue with your university' })

it('shows whose sign-in it is, its provider, and where passkeys work', async () => {
  openAt(house, ['issuer', 'verifier'])
  expect(await screen.findByText('Harbour University')).toBeDefined()
  expect(providers()).toHaveLength(1)
  const link = await screen.findByRole('link', { name: 'Use a passkey at credenza.example' })
  expect(link.getAttribute('href')).toBe('https://credenza.example/sign-in?next=%2Fissuer')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
})

it('looks for no second provider by the typed email', async () => {
  const { fetched } = openAt(house, ['issuer', 'verifier'])
  expect(await screen.findByText('Harbour University')).toBeDefined()
  vi.useFakeTimers()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@harbour.example' } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const asked = fetched.mock.calls.map(([path]) => path).filter((path) => path.startsWith('/api/sign-in'))
  expect(asked).toEqual(['/api/sign-in/house'])
})

it.each([
  ['to students', house, ['student']],
  ['to administrators', house, ['admin']],
  ['where there is none', { ...house, hasProvider: false }, ['issuer', 'verifier']],
] as const)('offers no provider %s', async (_, house, roles) => {
  openAt(house, roles)
  expect(await screen.findByText('Harbour University')).toBeDefined()
  expect(providers()).toEqual([])
})

it('is the usual form at the deployment’s own address', async () => {
  const { queries } = openAt(null, ['issuer', 'verifier'])
  await waitFor(() => expect(queries.getQueryData(houseQuery.queryKey)).toBeNull())
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Use a passkey at/ })).toBeNull()
})
