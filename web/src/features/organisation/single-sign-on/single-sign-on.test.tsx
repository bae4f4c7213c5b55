import type { SingleSignOn as Saved } from '@credenza/schema/single-sign-on'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { issuerSession } from '../../../testing/issuer-session.ts'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import SingleSignOn from './single-sign-on.tsx'

const saved = (clientId: string, state: 'draft' | 'tested' | 'on' = 'draft'): Saved => ({
  provider: {
    settings: {
      kind: 'oidc',
      preset: 'other',
      issuer: 'https://login.uni.example',
      clientId,
      hostedDomain: '',
      acrValues: [],
    },
    hasSecret: true,
    state,
    required: false,
    metadataState: null,
    countsSecondFactor: false,
    roles: { groupsFrom: 'groups', byGroup: [], otherwise: null },
  },
  domains: [],
  redirectUri: 'https://us.example/sign-in/provider',
  logoutUri: 'https://us.example/logout',
  saml: { entityId: '', consumerUri: '', logoutUri: '' },
})

const show = (answers: Answers) =>
  showScreen(<SingleSignOn session={issuerSession} isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers,
  })

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('what is wrong with a domain is said at its field, which takes the focus', async () => {
  const words = 'Enter a domain, such as uni.example.'
  const asked = Promise.withResolvers<Response>()
  show({
    'GET /api/single-sign-on': { data: saved('credenza') },
    'POST /api/single-sign-on/domains': () => asked.promise,
  })
  const field = await screen.findByRole('textbox', { name: 'Domain' })
  await userEvent.type(field, 'not a domain')
  await press('Check')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true))
  asked.resolve(refusal(422, 'invalid', words, { domain: words }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(words)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('saving leads to the test, and clears what the last test said of other settings', async () => {
  let current = saved('credenza')
  const words = 'Your organisation’s sign-in is not answering.'
  show({
    'GET /api/single-sign-on': () => ({ data: current }),
    'POST /api/single-sign-on/test': () => refusal(503, 'provider', words),
    'PUT /api/single-sign-on': () => {
      current = saved('credenza-2')
      return { data: current }
    },
  })
  await press('Test it')
  await screen.findByText(words)
  await userEvent.type(await screen.findByLabelText('Client ID'), '-2')
  await press('Save')
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Test it' })))
})

it('switching on keeps what was entered and not saved yet', async () => {
  let current = saved('credenza', 'tested')
  show({
    'GET /api/single-sign-on': () => ({ data: current }),
    'PUT /api/single-sign-on/state': () => {
      current = saved('credenza', 'on')
      return { data: current }
    },
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Client ID')
  await userEvent.type(field, '-2')
  await press('Switch on')
  expect(await screen.findByRole('button', { name: 'Switch off' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe('credenza-2')
})

it('what the server says of the secret is said once, at its field, which takes the focus', async () => {
  const words = 'Enter the secret that the provider gave you.'
  const asked = Promise.withResolvers<Response>()
  show({
    'GET /api/single-sign-on': { data: saved('credenza') },
    'PUT /api/single-sign-on': () => asked.promise,
  })
  await userEvent.type(await screen.findByLabelText('Client ID'), '-2')
  await press('Save')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true))
  asked.resolve(refusal(422, 'invalid', words, { clientSecret: words }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Client secret')))
  expect(screen.getAllByText(words)).toHaveLength(1)
})

it('a group is not refused while it is being entered', async () => {
  const { called } = show({
    'GET /api/single-sign-on': { data: saved('credenza') },
    'PUT /api/single-sign-on': { data: saved('credenza') },
  })
  await press('Add a group')
  const group = await screen.findByLabelText('Group')
  await userEvent.type(group, 'registry')
  expect(group.getAttribute('aria-invalid')).not.toBe('true')
  await press('Save')
  await waitFor(() =>
    expect(called('PUT /api/single-sign-on')[0]?.body).toMatchObject({
      roles: { byGroup: [{ group: 'registry', memberRole: 'auditor' }] },
    }),
  )
})

it('after switching on, the button that switches off has the focus', async () => {
  let current = saved('credenza', 'tested')
  const asked = Promise.withResolvers<Response>()
  show({
    'GET /api/single-sign-on': () => ({ data: current }),
    'PUT /api/single-sign-on/state': () => asked.promise,
  })
  await press('Switch on')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Switch on' })).toHaveProperty('disabled', true),
  )
  // Browsers take the focus from a disabled button; jsdom does not.
  const field = screen.getByLabelText('Client ID')
  field.focus()
  field.blur()
  current = saved('credenza', 'on')
  asked.resolve(Response.json({ success: true, message: '', data: current }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Switch off' })))
})
