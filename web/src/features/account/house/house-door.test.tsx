import type { House } from '@credenza/schema/own-name'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { SignInForm } from '../sign-in-form.tsx'

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
  vi.unstubAllGlobals()
})

function openAt(data: House | null, roles: readonly ['issuer', 'verifier'] | readonly ['student']) {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data }))
  const element = <SignInForm title="Sign in" lead="" roles={roles} otherDoor={{ label: 'Other', to: '/' }} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/sign-in?next=%2Fissuer'] })
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}
const provider = () => screen.queryByRole('button', { name: 'Continue with your university' })

it('shows whose sign-in it is, its provider, and where passkeys work', async () => {
  openAt(house, ['issuer', 'verifier'])
  expect(await screen.findByText('Harbour University')).toBeDefined()
  expect(provider()).not.toBeNull()
  const link = await screen.findByRole('link', { name: 'Use a passkey at credenza.example' })
  expect(link.getAttribute('href')).toBe('https://credenza.example/sign-in?next=%2Fissuer')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
})

it('offers no provider to students, nor where there is none', async () => {
  openAt(house, ['student'])
  expect(await screen.findByText('Harbour University')).toBeDefined()
  expect(provider()).toBeNull()
  cleanup()
  openAt({ ...house, hasProvider: false }, ['issuer', 'verifier'])
  expect(await screen.findByText('Harbour University')).toBeDefined()
  expect(provider()).toBeNull()
})

it('is the usual form at the deployment’s own address', async () => {
  openAt(null, ['issuer', 'verifier'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeDefined())
  expect(screen.queryByText('Harbour University')).toBeNull()
})
