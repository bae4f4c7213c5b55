import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { startSession } from '../../lib/session/session.ts'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { DeliveryPage } from './delivery-page.tsx'

const failed = {
  _id: 'dlv_1',
  certificateId: 'cert_1',
  kind: 'certificate',
  userName: 'Amal Haddad',
  email: 'amal@example.com',
  title: 'Bridges',
  state: 'failed',
  message: 'The mail server does not accept emails for this address (550). Check the address.',
  createdAt: '2026-11-20T08:00:00Z',
  sentAt: '',
}
const settings = {
  onAcceptance: true,
  remindBeforeExpiry: true,
  language: 'en',
  attachPdf: true,
  en: { subject: 'Your certificate', body: 'Here: {{link}}' },
  ar: { subject: 'شهادتك', body: '{{link}}' },
}
const list = 'GET /api/deliveries'
const preview = { data: { subject: 'Your certificate', html: '<p>Here</p>', text: 'Here' } }
const settingsAnswers: Answers = {
  'GET /api/issuer-verifier-profile': { data: { status: 'Approved', KYC: {} } },
  'GET /api/delivery/settings': { data: settings },
  'PUT /api/delivery/settings': { data: { ...settings, onAcceptance: false } },
  'POST /api/delivery/preview': preview,
}
const show = (answers: Answers, query = '') =>
  showScreen(<DeliveryPage />, { path: '/issuer/delivery', at: `/issuer/delivery${query}`, answers })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('shows each mail with the reason of a failure, and sends it again on demand', async () => {
  const { called } = show({
    [list]: { ...listOf([failed]), failed: 1 },
    'POST /api/deliveries/retry': { retried: 1 },
  })
  const row = within(await screen.findByRole('row', { name: /Amal Haddad/ }))
  expect(row.getByText(/does not accept emails for this address \(550\)/)).toBeTruthy()
  await userEvent.click(row.getByRole('button', { name: 'Resend the email to Amal Haddad' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Resend all failed (1)' }))
  expect(called('POST /api/deliveries/retry').map(({ body }) => body)).toEqual([
    { ids: ['dlv_1'] },
    { all: true },
  ])
})

const sent = { ...failed, _id: 'dlv_2', userName: 'Badr Said', state: 'sent', message: '' }
const reminder = { ...sent, _id: 'dlv_3', userName: 'Carim Aziz', kind: 'expiry' }

it('sends a certificate’s email again after a question, but neither reminders nor what still waits', async () => {
  const waiting = { ...failed, _id: 'dlv_4', userName: 'Dina Omar', state: 'waiting' }
  const { called } = show({
    [list]: { ...listOf([sent, reminder, waiting]), failed: 0 },
    'POST /api/batches/preview': { data: { total: 1, willChange: 1, refused: [] } },
    'POST /api/batches': 'never',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Resend the email to Badr Said' }))
  expect(screen.getAllByRole('button', { name: /^Resend/ })).toHaveLength(1)
  const dialog = within(await screen.findByRole('dialog', { name: 'Send certificates by email' }))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Send email' })).toHaveProperty('disabled', false),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }))
  expect(called('POST /api/batches')[0]!.body).toEqual({ kind: 'deliver', certificates: { ids: ['cert_1'] } })
})

it('offers nothing to resend to those who may not', async () => {
  startSession({
    role: 'issuer',
    data: 'token',
    userData: { _id: 'org_1', email: 'r@example.com', selectedRole: 'issuer', memberRole: 'auditor' },
  })
  show({ [list]: { ...listOf([sent, failed]), failed: 1 } })
  expect(await screen.findByRole('row', { name: /Amal Haddad/ })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull()
})

it('asks the server for the search and the state of the address', async () => {
  const { called, router } = show({ [list]: { ...listOf([failed]), failed: 0 } }, '?search=amal')
  await userEvent.click(await screen.findByRole('radio', { name: 'Failed' }))
  expect(router.state.location.search).toBe('?search=amal&state=failed')
  const asked = called(list).at(-1)!.url.searchParams
  expect([asked.get('search'), asked.get('state')]).toEqual(['amal', 'failed'])
})

it('while loading it shows ten skeleton rows', () => {
  show({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('before the first mail it says when mails are sent', async () => {
  show({ [list]: { ...listOf([]), failed: 0 } })
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  expect(screen.getByText(/^An email appears here as soon as/)).toBeTruthy()
})

it('on a failed load it says so and retries on demand', async () => {
  const { called } = show({ [list]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  const before = called(list).length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(called(list).length).toBeGreaterThan(before)
})

it('previews the text in a frame that may neither run nor leave', async () => {
  show(settingsAnswers, '?view=settings')
  const frame = await screen.findByTitle('Preview of the email: Your certificate')
  expect(frame.getAttribute('sandbox')).toBe('')
})

it('shows a text’s error at its field, and saves nothing', async () => {
  const { called } = show(settingsAnswers, '?view=settings')
  const body = await screen.findByRole('textbox', { name: 'Text' })
  await userEvent.clear(body)
  await userEvent.type(body, 'Dear {{{{salary}}')
  expect(await screen.findByText(/\{\{salary\}\} cannot be used here/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(called('PUT /api/delivery/settings')).toEqual([])
})

it('saves whether mails are sent automatically', async () => {
  const { called } = show(settingsAnswers, '?view=settings')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Send each certificate automatically' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy()
  expect(called('PUT /api/delivery/settings').map(({ body }) => body)).toEqual([
    { ...settings, onAcceptance: false },
  ])
})
