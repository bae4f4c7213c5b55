import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { AuditTrail } from './audit-trail.tsx'

const entry = {
  trail: 'org_1',
  trailName: 'University of Sharjah',
  seq: '7',
  at: '2026-11-20T08:00:00Z',
  actor: 'acc_1',
  actorKind: 'administrator',
  actorName: 'admin@example.com',
  action: 'organisation.approved',
  subject: 'org_1',
  subjectName: 'University of Sharjah',
  detail: { decision: 'approve' },
}
const list = 'GET /api/admin/audit'
const integrity = 'GET /api/admin/audit/integrity'
const exported = 'GET /api/admin/audit/export'
const whole = () => ({ trails: 12, entries: 3402, checkedAt: new Date().toISOString(), broken: [] })
const quiet: Answers = {
  [list]: listOf([entry]),
  [integrity]: () => ({ data: whole() }),
  [exported]: () => new Response('at,actor\r\n'),
  'GET /api/admin/accounts': listOf([{ _id: 'acc_2', name: 'Grace', email: 'grace@example.com' }]),
  'GET /api/admin/organisations': listOf([]),
}
const show = (answers: Answers = {}, query = '') =>
  showScreen(<AuditTrail />, {
    path: '/admin/audit',
    at: `/admin/audit${query}`,
    answers: { ...quiet, ...answers },
  })

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows who did what, and all of an entry on demand', async () => {
  show()
  const row = await screen.findByRole('row', { name: /admin@example\.com/ })
  expect(within(row).getByText('Organisation approved')).toBeTruthy()
  await userEvent.click(within(row).getByRole('button', { name: /^Details of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Organisation approved' }))
  for (const value of ['organisation.approved', 'acc_1', '7', 'approve']) {
    expect(dialog.getAllByText(value).length).toBeGreaterThan(0)
  }
  expect(dialog.getByRole('link', { name: 'Open the organisation' }).getAttribute('href')).toBe(
    '/admin/organisations/org_1',
  )
})

it('an entry leads to everything its actor did', async () => {
  const { router } = show()
  await userEvent.click(await screen.findByRole('button', { name: /^Details of/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything by this person' }))
  expect(router.state.location.search).toBe('?actor=acc_1')
  expect(await screen.findByRole('combobox', { name: 'Who' })).toHaveProperty('value', 'admin@example.com')
})

it('asks the server with every filter of the address, and exports with the same', async () => {
  const filters =
    '?actor=acc_1&action=organisation.approved&trail=org_1&from=2026-11-01&to=2026-11-20&search=x'
  const { called } = show({}, filters)
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(called(exported)).toHaveLength(1))
  const asked = called(list)[0]!.url.searchParams
  asked.delete('limit')
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(new URLSearchParams(filters)))
  expect(Object.fromEntries(called(exported)[0]!.url.searchParams)).toEqual(
    Object.fromEntries(new URLSearchParams(filters)),
  )
})

it('finds people to filter by during typing', async () => {
  const { called, router } = show()
  await userEvent.type(await screen.findByRole('combobox', { name: 'Who' }), 'gra')
  await waitFor(() =>
    expect(called('GET /api/admin/accounts').at(-1)!.url.searchParams.get('search')).toBe('gra'),
  )
  await userEvent.click(await screen.findByRole('option', { name: 'Grace · grace@example.com' }))
  expect(router.state.location.search).toBe('?actor=acc_2')
})

it('says that the trails are unbroken, and checks again on demand', async () => {
  const { called } = show()
  expect(
    await screen.findByText('All 12 trails with 3,402 entries are unbroken, checked just now.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(called(integrity)).toHaveLength(2))
})

it('names the trail that is broken', async () => {
  show({
    [integrity]: () => ({
      data: { ...whole(), broken: [{ trail: 'org_1', reason: 'Entry 7 does not match its hash.' }] },
    }),
  })
  const alarm = await screen.findByRole('alert')
  expect(alarm.textContent).toContain('One trail is broken: its history has been changed, checked just now.')
  expect(alarm.textContent).toContain('org_1: Entry 7 does not match its hash.')
})

it('never treats a failed check as an unbroken trail', async () => {
  show({ [integrity]: () => refusal(500, 'internal', 'Out of order.') })
  expect((await screen.findByRole('alert')).textContent).toContain('The trails could not be checked.')
  expect(screen.queryByText(/unbroken/)).toBeNull()
})

it('while loading it shows ten skeleton rows', () => {
  show({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('when nothing matches the filters it offers to clear them', async () => {
  const { router } = show({ [list]: listOf([]) }, '?action=admin.created')
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)
  expect(router.state.location.search).toBe('')
})

it('when it cannot be fetched it says so and tries again on demand', async () => {
  const { called } = show({ [list]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  const before = called(list).length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(called(list).length).toBeGreaterThan(before)
})

it('days in the wrong order say so, and each can be undone', async () => {
  const { router } = show({}, '?from=2026-11-20&to=2026-11-01')
  expect(await screen.findByRole('textbox', { name: /^To/ })).toBeTruthy()
  const to = screen.getByRole('textbox', { name: /^To/ })
  expect(to.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: /^Clear.*To/i }))
  expect(router.state.location.search).toBe('?from=2026-11-20')
  expect(to.getAttribute('aria-invalid')).not.toBe('true')
})
