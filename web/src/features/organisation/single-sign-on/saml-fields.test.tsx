import type { SingleSignOn } from '@credenza/schema/single-sign-on'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ProviderForm } from './provider-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const found = {
  entityId: 'https://idp.uni.example',
  signInUrl: 'https://idp.uni.example/sso',
  logoutUrl: '',
  certificates: ['MIIB', 'MIIC'],
}
const signOn: SingleSignOn = {
  provider: {
    settings: {
      kind: 'saml',
      preset: 'other',
      entityId: '',
      signInUrl: '',
      logoutUrl: '',
      certificates: [],
      attributes: { subject: '', email: '', name: '' },
      contexts: [],
    },
    hasSecret: true,
    state: 'draft',
    required: false,
    metadataState: null,
    countsSecondFactor: false,
    roles: { groupsFrom: '', byGroup: [], otherwise: null },
  },
  domains: [],
  redirectUri: 'https://us.example/sign-in/provider',
  logoutUri: 'https://us.example/logout',
  saml: {
    entityId: 'https://us.example/metadata',
    consumerUri: 'https://us.example/acs',
    logoutUri: 'https://us.example/slo',
  },
}

function show(provider: Partial<NonNullable<SingleSignOn['provider']>> = {}) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true, message: '', data: found }))
  vi.stubGlobal('fetch', fetched)
  const shown = { ...signOn, provider: { ...signOn.provider!, ...provider } }
  const asked = { signOn: shown, role: 'issuer', isLocked: false, onSaved: async () => {} } as const
  const element = <ProviderForm {...asked} />
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const sent = () => fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)))
  return { fetched, sent }
}

it('a SAML provider is filled in from its metadata, certificates too, and saved as shown', async () => {
  const { fetched, sent } = show()
  expect(screen.getByText('https://us.example/acs')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Metadata of the provider'), 'https://idp.uni.example/metadata')
  await userEvent.click(screen.getByRole('button', { name: 'Fill in from metadata' }))
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  await waitFor(() => expect(value('Entity ID of the provider')).toBe(found.entityId))
  expect(value('Sign-in address (HTTP-Redirect)')).toBe(found.signInUrl)
  expect(value('Signing certificates')).toBe('MIIB\n\nMIIC')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(sent()[0]).toEqual({ url: 'https://idp.uni.example/metadata', entityId: '', certificate: '' })
  expect(sent()[1].settings).toMatchObject({
    kind: 'saml',
    ...found,
    metadata: { url: 'https://idp.uni.example/metadata', certificate: '' },
  })
})

it('a second factor that counts is shown as counting, and one press ends it', async () => {
  const { sent } = show({
    settings: { ...signOn.provider!.settings, ...found } as never,
    countsSecondFactor: true,
  })
  const counts = screen.getByRole<HTMLInputElement>('switch', {
    name: 'A second factor at the provider counts here',
  })
  expect(counts.checked).toBe(true)
  await userEvent.click(counts)
  expect(counts.checked).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ countsSecondFactor: false }]))
})

it('a change of the protocol shows its fields however much was entered before, and keeps that', async () => {
  const { fetched, sent } = show()
  const enter = async (label: string, text: string) => {
    await userEvent.click(await screen.findByLabelText(label))
    await userEvent.paste(text)
  }
  const choose = async (protocol: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Protocol' }))
    await userEvent.click(await screen.findByRole('option', { name: protocol }))
  }
  await enter('Entity ID of the provider', 'https://idp.uni.example')
  await choose('OpenID Connect')
  await enter('Client ID', 'credenza')
  await choose('SAML 2.0')
  expect((await screen.findByLabelText<HTMLInputElement>('Entity ID of the provider')).value).toBe(
    found.entityId,
  )
  await choose('OpenID Connect')
  expect((await screen.findByLabelText<HTMLInputElement>('Client ID')).value).toBe('credenza')
  await enter('Address of the provider (issuer)', 'https://login.uni.example')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(sent()[0].settings).toMatchObject({ kind: 'oidc', clientId: 'credenza' })
})
