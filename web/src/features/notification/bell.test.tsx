import type { Role } from '@credenza/schema/account'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import Bell from './bell.tsx'

const newsCall = 'GET /api/notifications'
const readCall = 'POST /api/notifications/read'
const news = (_id: string, facts: object) => ({
  _id,
  action: 'certificate.declined',
  count: 1,
  subject: 'cert_1',
  name: 'Bridges – Li Wu',
  at: '2026-11-20T12:00:00Z',
  isRead: true,
  ...facts,
})
const fresh = news('9', { count: 3, isRead: false })
const role = 'issuer' satisfies Role
const show = (answers: Answers) =>
  showScreen(<Bell role={role} />, {
    path: '/issuer',
    at: '/issuer',
    answers: { [readCall]: {}, ...answers },
  })

it('says how many are unread; closing the list marks what it showed as read', async () => {
  let isRead = false
  const { called } = show({
    [newsCall]: () => ({
      notifications: [{ ...fresh, isRead }, news('8', {})],
      unread: isRead ? 0 : 3,
    }),
    [readCall]: () => {
      isRead = true
      return {}
    },
  })
  await press('Notifications, 3 unread')
  const links = within(await screen.findByRole('dialog')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/issuer/certificates?status=2',
    '/certificate/cert_1',
  ])
  expect(links[0]!.textContent).toContain('3 certificates were declined.')
  expect(links[0]!.textContent).toContain('\u2068Bridges – Li Wu\u2069 and 2 more')
  expect(links[0]!.textContent).toContain('Unread')
  // The direction of an Arabic name would move “and 2 more” before it.
  expect(links[0]!.querySelector('[dir]')).toBeNull()
  expect(called(readCall)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(readCall).map(({ body }) => body)).toEqual([{ upTo: '9' }])
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
})

it('choosing one leads to its page and closes the list', async () => {
  const { called, router } = show({ [newsCall]: { notifications: [fresh], unread: 1 } })
  await press('Notifications, 1 unread')
  await userEvent.click(await screen.findByRole('link', { name: /declined/ }))
  expect(router.state.location.pathname + router.state.location.search).toBe('/issuer/certificates?status=2')
  expect(called(readCall)).toHaveLength(1)
})

it('what was read before is not marked again', async () => {
  const { called } = show({ [newsCall]: { notifications: [news('8', {})], unread: 0 } })
  await press('Notifications')
  await screen.findByRole('link', { name: /declined/ })
  await press('Notifications')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(readCall)).toEqual([])
})

it('says so when there is nothing new, and when the news cannot be read', async () => {
  let fails = true
  show({
    [newsCall]: () => (fails ? refusal(500, 'internal', 'Out of order.') : { notifications: [], unread: 0 }),
  })
  await press('Notifications')
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  fails = false
  await press('Retry')
  expect(await screen.findByText(/^Nothing new/)).toBeTruthy()
})
