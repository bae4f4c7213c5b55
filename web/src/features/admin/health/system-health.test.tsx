import type { HealthPart } from '@credenza/schema/admin'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { overallOf } from './overall.ts'
import { SystemHealth } from './system-health.tsx'

const part = (name: HealthPart['part'], state: HealthPart['state']): HealthPart => ({
  part: name,
  state,
  summary: `The ${name} is ${state}.`,
  key: '',
  parameters: {},
  facts: [{ label: 'Waiting', value: '3', labelKey: 'fact.waiting', valueKey: '', parameters: {} }],
})
const health = 'GET /api/admin/health'
const mails = 'GET /api/admin/mails'
const suppressed = 'GET /api/admin/suppressed-addresses'
const retry = 'POST /api/admin/mails/retry'
const mail = {
  _id: 'mail_1',
  kind: 'password-reset',
  recipient: 'a…@example.com',
  state: 'failed',
  attempts: 9,
  lastError: 'connection refused',
  createdAt: '2026-11-20T08:00:00Z',
}
const show = (answers: Answers) =>
  showScreen(<SystemHealth />, {
    path: '/admin/health',
    at: '/admin/health',
    answers: {
      [health]: { data: [part('database', 'ok')], checkedAt: '', version: '1.2.3' },
      [mails]: listOf([]),
      [suppressed]: listOf([]),
      ...answers,
    },
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('describes every part’s state in words, with its figures', async () => {
  show({
    [health]: {
      data: [part('database', 'ok'), part('mail', 'attention'), part('chain', 'down')],
      checkedAt: '',
      version: '1.2.3',
    },
  })
  const chain = within(await screen.findByRole('region', { name: 'Chain' }))
  expect(chain.getByText('Down')).toBeTruthy()
  expect(chain.getByText('The chain is down.')).toBeTruthy()
  expect(chain.getByText('Waiting')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Email' })).getByText('Needs attention')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Database' })).getByText('Works')).toBeTruthy()
  expect(screen.getByText('One part is down.')).toBeTruthy()
  expect(screen.getByText('Credenza 1.2.3')).toBeTruthy()
})

it('a backup that is not set up does not pass for one that works', async () => {
  show({
    [health]: { data: [part('backup', 'not_set_up')], checkedAt: '', version: '1.2.3' },
  })
  const backup = within(await screen.findByRole('region', { name: 'Backup' }))
  expect(backup.getByText('Not set up')).toBeTruthy()
  expect(backup.queryByText('Works')).toBeNull()
  expect(screen.getByText('Everything works.')).toBeTruthy()
})

it('the headline is about the worst state', () => {
  expect(overallOf([part('database', 'ok'), part('mail', 'ok')])).toBe('Everything works.')
  expect(overallOf([part('database', 'ok'), part('mail', 'attention')])).toBe('One part needs attention.')
  expect(overallOf([part('jobs', 'down'), part('chain', 'down'), part('mail', 'attention')])).toBe(
    '2 parts are down.',
  )
})

it('refreshes every 15 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { called } = show({})
    await screen.findByText('Everything works.')
    const before = called(health).length
    await vi.advanceTimersByTimeAsync(15_100)
    expect(called(health)).toHaveLength(before + 1)
    expect(called(mails)).toHaveLength(before + 1)
  } finally {
    vi.useRealTimers()
  }
})

it('names what a mail is about, and shows a kind that only an older release sent by its code', async () => {
  const [code, older] = [
    { ...mail, kind: 'account.mailbox-code' },
    { ...mail, _id: 'mail_2', kind: 'account.otp' },
  ]
  show({ [mails]: listOf([code, older]) })
  expect(await screen.findByText('Code to sign in')).toBeTruthy()
  expect(screen.getByText('account.otp')).toBeTruthy()
})

it('resends failed mails, and refetches the rest', async () => {
  let left = [mail]
  const { called } = show({
    [mails]: () => listOf(left),
    [retry]: () => {
      left = []
      return {}
    },
  })
  expect(await screen.findByText('connection refused')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }))
  expect(await screen.findByText('All emails have been sent.')).toBeTruthy()
  expect(called(retry)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Retry now' })).toBeNull()
})

it('while loading, parts are outlined and mails are skeleton rows', () => {
  show({ [health]: 'never', [mails]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
  expect(
    document.querySelectorAll('[aria-busy="true"] .mantine-Skeleton-root').length,
  ).toBeGreaterThanOrEqual(6)
})

it('when it cannot be fetched it says so and tries again on demand', async () => {
  const { called } = show({ [health]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  const before = called(health).length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(called(health).length).toBeGreaterThan(before))
})

it('lists the addresses that get no emails, and lets emails go there again', async () => {
  const address = {
    _id: 'sup_1',
    address: 'a…@example.com',
    reason: 'address_complained',
    createdAt: '2026-11-20T08:00:00Z',
  }
  let rows = [address]
  const { called } = show({
    [suppressed]: () => listOf(rows),
    'DELETE /api/admin/suppressed-addresses/sup_1': () => {
      rows = []
      return {}
    },
  })
  const button = await screen.findByRole('button', { name: 'Allow again: emails to a…@example.com' })
  expect(screen.getByText('The recipient complained')).toBeTruthy()
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText('Addresses that get no emails')).toBeNull())
  expect(called('DELETE /api/admin/suppressed-addresses/sup_1')).toHaveLength(1)
})
