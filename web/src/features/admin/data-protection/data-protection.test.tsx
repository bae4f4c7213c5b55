import type { DataProtection as Answered, Hold } from '@credenza/schema/data-protection'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { DataProtection } from './data-protection.tsx'

const path = '/api/admin/data-protection'
const words = (message: string) => ({ message, key: '', parameters: {} })
const answered: Answered = {
  activities: [
    {
      id: 'students',
      name: words('Lists of students'),
      purpose: words('To certify'),
      data: words('Names'),
      kept: words('Until removed'),
      basis: 'contract',
      subjects: ['students'],
      readers: ['issuer', 'themselves'],
      tables: { student: ['name', 'email'] },
    },
  ],
  onConsent: [],
  retention: [{ kind: 'mails', days: 30, standard: 30, least: 7, most: 90 }],
  residency: { database: 'Dubai', documents: '', backups: '', mail: '' },
}
const hold: Hold = {
  _id: 'hold_1',
  subjectId: 'org_0000000000000000',
  subjectName: 'University',
  reason: 'Court case',
  setBy: 'Administrator',
  createdAt: '2026-11-20T08:00:00Z',
  until: null,
  liftedAt: null,
  stands: true,
}
const show = (answers: object = {}) =>
  showScreen(<DataProtection />, {
    path: '/admin/data-protection',
    at: '/admin/data-protection',
    answers: {
      [`GET ${path}`]: { data: answered },
      [`GET ${path}/holds`]: { data: [hold], nextCursor: null, total: 1 },
      ...answers,
    },
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the register, where data lie, and the holds', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 3, name: 'Lists of students' })).toBeTruthy()
  screen.getByText('the issuer and the people themselves')
  screen.getByText('student: name, email')
  expect(screen.getByText(/^Nothing here relies on consent/)).toBeTruthy()
  const folded = () => document.querySelectorAll('details:not([open])').length
  expect(folded()).toBe(1)
  fireEvent(window, new Event('beforeprint'))
  expect(folded()).toBe(0)
  screen.getByText('Dubai')
  expect(screen.getAllByText('Not stated')).toHaveLength(3)
  const holds = within(await screen.findByRole('table', { name: 'Holds' }))
  expect(await holds.findByText('Court case')).toBeTruthy()
})

it('takes only days within the bounds', async () => {
  const { called } = show({ [`PUT ${path}/retention/mails`]: {} })
  const days = await screen.findByRole('textbox', { name: 'Record of emails sent and failed' })
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save the days/ })
  fireEvent.change(days, { target: { value: '91' } })
  expect(save().disabled).toBe(true)
  fireEvent.change(days, { target: { value: '14' } })
  fireEvent.click(save())
  await waitFor(() => expect(called(`PUT ${path}/retention/mails`)[0]?.body).toEqual({ days: 14 }))
})

it('sets a hold, and says what is wrong with it', async () => {
  const refused = refusal(404, 'not_found', 'There is no person or organisation with this id.')
  const { called } = show({
    [`POST ${path}/holds`]: () => refused,
    'GET /api/admin/organisations': listOf([]),
    'GET /api/admin/accounts': listOf([{ _id: 'acc_1', name: 'Ada', email: 'ada@example.com' }]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Set a hold' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('combobox', { name: /^Person or organisation/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Ada · ada@example.com' }))
  fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Court' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Set the hold' }))
  expect(await dialog.findByText(/^There is no person/)).toBeTruthy()
  expect(called(`POST ${path}/holds`)[0]?.body).toEqual({ subjectId: 'acc_1', reason: 'Court', until: null })
})

it('a last day that does not exist sets no hold, least of all one without an end', async () => {
  const { called } = show({
    'GET /api/admin/organisations': listOf([]),
    'GET /api/admin/accounts': listOf([{ _id: 'acc_1', name: 'Ada', email: 'ada@example.com' }]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Set a hold' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('combobox', { name: /^Person or organisation/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Ada · ada@example.com' }))
  fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Court' } })
  const day = dialog.getByPlaceholderText('DD/MM/YYYY')
  fireEvent.change(day, { target: { value: '31/06/2030' } })
  fireEvent.blur(day)
  fireEvent.click(dialog.getByRole('button', { name: 'Set the hold' }))
  expect(await dialog.findByText(/^Enter a date that exists/)).toBeTruthy()
  expect(called(`POST ${path}/holds`)).toEqual([])
})

it('lifts a hold after a question', async () => {
  const { called } = show({ [`DELETE ${path}/holds/hold_1`]: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Lift the hold on University' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lift' }))
  await waitFor(() => expect(called(`DELETE ${path}/holds/hold_1`)).toHaveLength(1))
})

it('says that another administrator has to lift it too', async () => {
  const refused = refusal(409, 'second_admin_needed', 'This takes two administrators.')
  show({ [`DELETE ${path}/holds/hold_1`]: () => refused })
  fireEvent.click(await screen.findByRole('button', { name: 'Lift the hold on University' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Lift' }))
  expect(await dialog.findByText('This takes two administrators.')).toBeTruthy()
})
