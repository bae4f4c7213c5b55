import { screen, waitFor, within } from '@testing-library/react'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { press } from '../../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { Sessions } from './sessions.tsx'

const listCall = 'GET /api/account/sessions'
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: '2026-11-21T08:00:00Z',
})
const here = session('s1', 'Firefox on Linux', true)
const phone = session('s2', 'Safari on iPhone')

const show = (answers: Answers) =>
  showScreen(
    <>
      <Sessions />
      <Toaster />
    </>,
    { path: '/issuer', at: '/issuer', answers },
  )

it('ends one session, which then is gone; this one has nothing to end', async () => {
  let sessions = [here, phone]
  const { called } = show({
    [listCall]: () => ({ data: sessions }),
    'DELETE /api/account/sessions/s2': () => {
      sessions = [here]
      return {}
    },
  })
  const rows = await screen.findAllByRole('listitem')
  expect(within(rows[0]!).getByText('This device')).toBeTruthy()
  expect(within(rows[0]!).queryByRole('button')).toBeNull()
  await press('End the session on Safari on iPhone')
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(screen.getByText('Session ended.')).toBeTruthy()
  expect(called('DELETE /api/account/sessions/s2')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
})

it('ends all others at once; a refusal is said and changes nothing', async () => {
  show({
    [listCall]: { data: [here, phone] },
    'DELETE /api/account/sessions': () => refusal(500, 'internal', 'Not now.'),
  })
  await press('End all other sessions')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByText('Safari on iPhone')).toBeTruthy()
})

it('a list that cannot be read is not a list of one', async () => {
  let fails = true
  show({ [listCall]: () => (fails ? refusal(500, 'internal', 'Out of order.') : { data: [here] }) })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  fails = false
  await press('Retry')
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
})
