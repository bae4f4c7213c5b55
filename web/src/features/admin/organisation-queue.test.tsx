import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { OrganisationQueue } from './organisation-queue.tsx'
import { nextInQueue } from './use-waiting.ts'

const organisation = (id: string, status = 'Pending') => ({
  _id: id,
  organizationName: `University ${id}`,
  email: `${id}@example.com`,
  selectedRole: 'issuer' as const,
  status,
  country: 'United Arab Emirates',
  createdAt: `2026-11-${id.padStart(2, '0')}T08:00:00Z`,
  approvedAt: null,
})
const list = 'GET /api/admin/organisations'
const show = (answers: Answers, at = '/admin') =>
  showScreen(<OrganisationQueue />, { path: '/admin', at, answers })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows waiting organisations first with their number, and links each row to its review', async () => {
  const { called } = show({ [list]: listOf([organisation('1'), organisation('2')]) })
  const row = await screen.findByRole('row', { name: /University 1/ })
  expect(within(row).getByRole('link', { name: 'Review University 1' }).getAttribute('href')).toBe(
    '/admin/organisations/1',
  )
  expect(await screen.findByRole('radio', { name: 'Pending (2)' })).toHaveProperty('checked', true)
  expect(called(list)[0]!.url.searchParams.get('status')).toBe('Pending')
})

it('keeps the chosen status in the address and asks the server for it', async () => {
  const { called, router } = show({ [list]: listOf([organisation('3', 'Suspended')]) })
  await userEvent.click(await screen.findByRole('radio', { name: 'Suspended' }))
  expect(router.state.location.search).toBe('?status=Suspended')
  expect(called(list).at(-1)!.url.searchParams.get('status')).toBe('Suspended')
  expect(await screen.findByRole('link', { name: 'Open University 3' })).toBeTruthy()
})

it('while loading it shows ten skeleton rows', () => {
  show({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('when none is waiting it says so and offers all organisations', async () => {
  const { router } = show({ [list]: listOf([]) })
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(router.state.location.search).toBe('?status=all')
})

it('when it cannot be fetched it says so and tries again on demand', async () => {
  const { called } = show({ [list]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  const before = called(list).length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(called(list).length).toBeGreaterThan(before)
})

it('after an organisation comes the next older waiting one, after the oldest the newest', () => {
  const waiting = [organisation('5'), organisation('4'), organisation('2')]
  expect(nextInQueue(waiting, organisation('4'))?._id).toBe('2')
  expect(nextInQueue(waiting, organisation('3'))?._id).toBe('2')
  expect(nextInQueue(waiting, organisation('2'))?._id).toBe('5')
  expect(nextInQueue([organisation('4')], organisation('4'))).toBeUndefined()
})
