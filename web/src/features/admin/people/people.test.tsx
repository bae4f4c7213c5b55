import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { People } from './people.tsx'

const person = {
  _id: 'acc_1',
  name: 'Mariam Al Suwaidi',
  email: 'mariam@example.com',
  role: 'issuer',
  organisationId: 'org_1',
  organizationName: 'University of Sharjah',
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: null,
}
const list = 'GET /api/admin/accounts'
const show = (answers: Answers, query = '') =>
  showScreen(<People />, {
    path: '/admin/people',
    at: `/admin/people${query}`,
    answers: { 'GET /api/admin/two-admins': 'never', 'GET /api/admin/proposals': 'never', ...answers },
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows who can sign in, with links to their organisation and their acts', async () => {
  show({ [list]: listOf([person]) })
  const row = within(await screen.findByRole('row', { name: /Mariam/ }))
  expect(row.getByText('Never')).toBeTruthy()
  expect(row.getByRole('link', { name: 'University of Sharjah' }).getAttribute('href')).toBe(
    '/admin/organisations/org_1',
  )
  expect(row.getByRole('link', { name: /^What Mariam Al Suwaidi did/ }).getAttribute('href')).toBe(
    '/admin/audit?actor=acc_1',
  )
})

it('asks the server for the search and the role of the address', async () => {
  const { called, router } = show({ [list]: listOf([person]) }, '?search=mariam')
  await userEvent.click(await screen.findByRole('radio', { name: 'Student' }))
  expect(router.state.location.search).toBe('?search=mariam&role=student')
  const asked = called(list).at(-1)!.url.searchParams
  expect([asked.get('search'), asked.get('role')]).toEqual(['mariam', 'student'])
})

it('while loading it shows ten skeleton rows', () => {
  show({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('when nobody matches it says so and what to do next', async () => {
  show({ [list]: listOf([]) }, '?search=nobody')
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  expect(screen.getByText(/^Search for another name/)).toBeTruthy()
})

it('when it cannot be fetched it says so and tries again on demand', async () => {
  const { called } = show({ [list]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  const before = called(list).length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(called(list).length).toBeGreaterThan(before)
})
