import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { issuerSession } from '../../../testing/issuer-session.ts'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import type { KeyOwner } from './key-calls.ts'
import ReportTheft from './report-theft.tsx'

const key = {
  id: 'z6MkKey',
  signs: 'documents' as const,
  createdAt: '2026-01-01T00:00:00Z',
  retiredAt: '',
  compromisedAt: '',
}
const keys = '/api/organisation/keys/z6MkKey'
const impact = `GET ${keys}/theft-impact`
const declare = `POST ${keys}/compromised`
const since = new Date('2026-03-01T09:30:00').toISOString()

function show(answers: Answers = {}, owner: KeyOwner = {}) {
  const onClose = vi.fn()
  const view = showScreen(
    <ReportTheft session={issuerSession} owner={owner} signingKey={key} onClose={onClose} />,
    {
      path: '/issuer/settings',
      at: '/issuer/settings',
      answers: {
        [impact]: { data: { staysValid: 1200, becomesInvalid: 3, cannotBeDated: 0 } },
        [declare]: { since },
        ...answers,
      },
    },
  )
  return { ...view, onClose }
}
const type = (label: RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name: label })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Report it stolen' })
function giveInstant() {
  type(/^Date/, '01/03/2026')
  type(/^Time/, '09:30')
}

it('says what it means before it can be declared, and leaves out what does not happen', async () => {
  const { called, onClose } = show()
  expect(confirm().disabled).toBe(true)
  giveInstant()
  expect(await screen.findByText(/^stay valid.*\(1,200\)$/)).toBeTruthy()
  expect(screen.getByText(/^become invalid.*\(3\)$/)).toBeTruthy()
  expect(screen.queryByText(/cannot be dated/)).toBeNull()
  expect(called(impact)[0]!.url.searchParams.get('since')).toBe(since)
  await userEvent.click(confirm())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called(declare).map(({ body }) => body)).toEqual([{ since }])
})

it('a time that is none is said, asks nothing, and declares nothing', async () => {
  const { calls } = show()
  type(/^Date/, '01/03/2026')
  type(/^Time/, '25:30')
  expect(screen.getByText('Enter the time as HH:MM.')).toBeTruthy()
  expect(confirm().disabled).toBe(true)
  expect(calls).toEqual([])
})

it('an effect that cannot be counted is said, and nothing can be declared blindly', async () => {
  show({ [impact]: () => refusal(503, 'busy', 'Cannot count now.') })
  giveInstant()
  expect((await screen.findByRole('alert')).textContent).toBe('Cannot count now.')
  expect(confirm().disabled).toBe(true)
})

it('without a second factor it says what to set up, and keeps the instant', async () => {
  show({ [declare]: () => refusal(403, 'second_factor_required', 'No.') })
  giveInstant()
  await waitFor(() => expect(confirm().disabled).toBe(false))
  await userEvent.click(confirm())
  expect(await screen.findByText(/^Reporting a key needs a second factor/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open Security' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Time/ }).value).toBe('09:30')
})

it('an administrator declares it for the organisation that is looked at', async () => {
  const own = '/api/admin/organisations/org_7/keys/z6MkKey'
  const { called } = show(
    {
      [`GET ${own}/theft-impact`]: { data: { staysValid: 0, becomesInvalid: 0, cannotBeDated: 0 } },
      [`POST ${own}/compromised`]: { since },
    },
    { organisationId: 'org_7' },
  )
  giveInstant()
  expect(await screen.findByText('No certificate in force was signed with this key.')).toBeTruthy()
  await userEvent.click(confirm())
  await waitFor(() => expect(called(`POST ${own}/compromised`)).toHaveLength(1))
})
