import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { DeveloperPage } from './developer-page.tsx'

const key = {
  _id: 'api_1',
  name: 'Registrar',
  prefix: 'crd_Ab3dEf',
  scopes: ['students:read'],
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '',
  expiresAt: '2020-01-01T00:00:00Z',
}
const webhook = {
  _id: 'hook_1',
  url: 'https://hooks.example/credenza',
  description: 'Records office',
  events: ['certificate.signed'],
  enabled: true,
  createdAt: '2026-11-20T08:00:00Z',
  waiting: 3,
  lastResult: '500',
}
const message = {
  _id: 'msg_1',
  event: 'certificate.signed',
  state: 'failed',
  attempts: 8,
  createdAt: '2026-11-20T08:00:00Z',
  nextAttemptAt: '',
  result: '500',
  payload: '{"type":"certificate.signed","data":{"sequence":7}}',
}
const show = (answers: Answers, query = '') =>
  showScreen(<DeveloperPage />, { path: '/issuer/developers', at: `/issuer/developers${query}`, answers })
const showWebhooks = (answers: Answers) =>
  show({ 'GET /api/webhooks': { data: [webhook] }, ...answers }, '?view=webhooks')
const choose = async (item: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Actions for https://hooks.example/credenza' }),
  )
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('makes a key with the scopes chosen, and shows it once', async () => {
  const { called } = show({
    'GET /api/api-keys': { data: [] },
    'POST /api/api-keys': { data: key, secret: 'crd_secret' },
  })
  expect(await screen.findByText(/No API keys yet/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'New API key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Registrar')
  await userEvent.click(dialog.getByLabelText('List and read students'))
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText('crd_secret')).toBeTruthy()
  expect(screen.getByText('Copy it now. You won’t see it again.')).toBeTruthy()
  expect(called('POST /api/api-keys')[0]!.body).toEqual({
    name: 'Registrar',
    scopes: ['students:read'],
    expiresInDays: 365,
    departmentId: '',
  })
})

it('offers a verifier the two scopes its keys can have', async () => {
  sessionStorage.setItem('userData', JSON.stringify({ role: 'verifier', data: 't', userData: {} }))
  const { called } = show({
    'GET /api/api-keys': { data: [] },
    'POST /api/api-keys': { data: key, secret: 'crd_secret' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New API key' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Ask holders/ }))
  await userEvent.type(dialog.getByLabelText('Name'), 'Admissions')
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText('crd_secret')).toBeTruthy()
  expect(called('POST /api/api-keys')[0]!.body).toMatchObject({ scopes: ['ask'] })
})

it('offers a verifier the events of its requests', async () => {
  sessionStorage.setItem('userData', JSON.stringify({ role: 'verifier', data: 't', userData: {} }))
  showWebhooks({})
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
    'presentation.answered',
    'presentation.refused',
    'presentation.failed',
    'presentation.expired',
  ])
})

it('asks before revoking a key, and says which have expired', async () => {
  const { called } = show({ 'GET /api/api-keys': { data: [key] }, 'DELETE /api/api-keys/api_1': {} })
  expect(await screen.findByText('Expired')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Registrar' }))
  expect(called('DELETE /api/api-keys/api_1')).toHaveLength(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, revoke it' }))
  expect(called('DELETE /api/api-keys/api_1')).toHaveLength(1)
})

it('asks for the second factor if the server requires a fresh one', async () => {
  let refused = false
  show({
    'GET /api/api-keys': { data: [key] },
    'GET /api/account/second-factor': {
      data: { passkeys: [], totp: true, recoveryCodes: 8, methods: ['totp'], required: false },
    },
    'DELETE /api/api-keys/api_1': () => {
      refused = true
      return refusal(403, 'second_factor_stale', 'Confirm it is you.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Registrar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, revoke it' }))
  expect(await screen.findByRole('dialog', { name: 'Confirm it is you' })).toBeTruthy()
  const box = await screen.findByLabelText('Digit 1 of 6')
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(refused).toBe(true)
})

it('adds a webhook, names what is wrong with it, and shows its secret', async () => {
  let tries = 0
  const { called } = showWebhooks({
    'POST /api/webhooks': () => {
      if (tries++ > 0) return { data: webhook, secret: 'whsec_secret' }
      const fields = { url: 'Enter an address on the public internet.' }
      return Response.json({ success: false, error: 'invalid', message: 'No', fields }, { status: 422 })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Address'), 'hooks.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }))
  expect(await dialog.findByText('Enter an address on the public internet.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('whsec_secret')).toBeTruthy()
  expect(called('POST /api/webhooks')[0]!.body).toMatchObject({ url: 'https://hooks.example', enabled: true })
})

it('shows what was delivered with its payload, and sends it again', async () => {
  const { called } = showWebhooks({
    'GET /api/webhooks/hook_1/messages': listOf([message]),
    'POST /api/webhooks/hook_1/messages/msg_1/replay': { count: 1 },
    'POST /api/webhooks/hook_1/replay': { count: 1 },
  })
  await choose('Delivery log')
  const row = within(await screen.findByRole('row', { name: /A certificate was signed/ }))
  await userEvent.click(row.getByRole('button', { name: 'Payload of “A certificate was signed”' }))
  // Its indents count, in Arabic too.
  expect(screen.getByText(/"sequence": 7/).style.textAlign).toBe('left')
  await userEvent.click(row.getByRole('button', { name: 'Resend “A certificate was signed”' }))
  await userEvent.click(screen.getByRole('button', { name: 'Resend all failed' }))
  expect(called('POST /api/webhooks/hook_1/messages/msg_1/replay')).toHaveLength(1)
  expect(called('POST /api/webhooks/hook_1/replay')).toHaveLength(1)
})

it('sends a test and opens the log, where it appears', async () => {
  const { called } = showWebhooks({
    'POST /api/webhooks/hook_1/test': {},
    'GET /api/webhooks/hook_1/messages': listOf([{ ...message, event: 'test', state: 'waiting' }]),
  })
  await choose('Send test')
  expect(await screen.findByRole('row', { name: /Test message/ })).toBeTruthy()
  expect(called('POST /api/webhooks/hook_1/test')).toHaveLength(1)
})

it('keeps the secret hidden until requested', async () => {
  const { called } = showWebhooks({ 'POST /api/webhooks/hook_1/secret': { secret: 'whsec_secret' } })
  await choose('Signing secret')
  expect(called('POST /api/webhooks/hook_1/secret')).toHaveLength(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Show the secret' }))
  expect(await screen.findByText('whsec_secret')).toBeTruthy()
})

it('asks before it replaces the secret, and then shows the new one', async () => {
  const { called } = showWebhooks({ 'POST /api/webhooks/hook_1/rotate-secret': { secret: 'whsec_fresh' } })
  await choose('Signing secret')
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the secret' }))
  expect(await screen.findByRole('dialog', { name: 'Replace this secret?' })).toBeTruthy()
  expect(called('POST /api/webhooks/hook_1/rotate-secret')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, replace it' }))
  expect(await screen.findByText('whsec_fresh')).toBeTruthy()
})

it('offers to resend what waits for another attempt, but not what was never tried, and keeps the focus', async () => {
  const waiting = { ...message, state: 'waiting', nextAttemptAt: '2026-11-20T20:00:00Z' }
  let attempts = 6
  const { called } = showWebhooks({
    'GET /api/webhooks/hook_1/messages': () =>
      listOf([
        { ...waiting, _id: 'msg_1', event: 'certificate.signed', attempts },
        { ...waiting, _id: 'msg_2', event: 'student.added', attempts: 0 },
      ]),
    'POST /api/webhooks/hook_1/messages/msg_1/replay': () => {
      attempts = 0
      return { count: 1 }
    },
  })
  await choose('Delivery log')
  const resend = await screen.findByRole('button', { name: 'Resend “A certificate was signed”' })
  expect(screen.getByText('6')).toBeTruthy()
  await userEvent.click(resend)
  expect(called('POST /api/webhooks/hook_1/messages/msg_1/replay')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Resend “A student was added”' })).toBeNull()
  await waitFor(() => expect(screen.queryByText('6')).toBeNull())
  expect(document.activeElement).toBe(resend)
})

it('announces no attempt and resends nothing while the webhook is off', async () => {
  showWebhooks({
    'GET /api/webhooks': { data: [{ ...webhook, enabled: false }] },
    'GET /api/webhooks/hook_1/messages': listOf([
      { ...message, state: 'waiting', attempts: 3, nextAttemptAt: '2026-11-20T20:00:00Z' },
    ]),
  })
  await choose('Delivery log')
  expect(await screen.findByText('sent once the webhook is on')).toBeTruthy()
  expect(screen.queryByText(/next attempt/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull()
})

it('says if the lists could not be loaded, and retries', async () => {
  let broken = true
  show({ 'GET /api/api-keys': () => (broken ? refusal(500, 'internal', 'No') : { data: [key] }) })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('Registrar')).toBeTruthy()
})
