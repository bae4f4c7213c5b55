import { screen } from '@testing-library/react'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { press } from '../../../testing/press.ts'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import TwoAdmins from './two-admins.tsx'

const proposal = {
  _id: 'p1',
  act: 'organisation.approve',
  subject: 'org_1',
  proposedBy: 'registrar@credenza.example',
  proposedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-27T08:00:00Z',
  isYours: false,
}
const setting = 'PUT /api/admin/two-admins'
const show = ({ isOn }: { isOn: boolean }, answers: Answers = {}) =>
  showScreen(
    <>
      <TwoAdmins />
      <Toaster />
    </>,
    {
      path: '/admin/people',
      at: '/admin/people',
      answers: {
        'GET /api/admin/two-admins': { data: { isOn, admins: 2 } },
        'GET /api/admin/proposals': listOf([proposal]),
        ...answers,
      },
    },
  )

it('says what waits for a second administrator, and leads to it', async () => {
  show({ isOn: true })
  const link = await screen.findByRole('link', { name: 'Approve an organisation' })
  expect(link.getAttribute('href')).toBe('/admin/organisations/org_1')
  expect(screen.getByText(/registrar@credenza.example/)).toBeTruthy()
})

it('is switched on; one administrator who switches it off is told that it takes another', async () => {
  const { called, unmount } = show({ isOn: false }, { [setting]: {} })
  await press('Require two administrators')
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(called(setting)[0]!.body).toEqual({ isOn: true })
  unmount()
  show(
    { isOn: true },
    { [setting]: () => refusal(409, 'second_admin_needed', 'This takes two administrators.') },
  )
  await press('Require only one')
  expect((await screen.findByRole('alert')).textContent).toBe('This takes two administrators.')
})

it('shows the link of an invitation', async () => {
  const link = 'https://credenza.example/admin/setup#token=abc'
  show({ isOn: false }, { 'POST /api/admin/administrators': { link } })
  await press('Invite an administrator')
  expect(await screen.findByText(link)).toBeTruthy()
})

it('says when the rule or what waits cannot be read, instead of showing neither', async () => {
  let fails = true
  show(
    { isOn: true },
    {
      'GET /api/admin/proposals': () =>
        fails ? refusal(500, 'internal', 'Out of order.') : listOf([proposal]),
    },
  )
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  fails = false
  await press('Retry')
  expect(await screen.findByRole('link', { name: 'Approve an organisation' })).toBeTruthy()
})
