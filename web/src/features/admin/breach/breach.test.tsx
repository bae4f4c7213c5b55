import type { BreachWithNotes } from '@credenza/schema/breach'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, showScreen } from '../../../testing/show-screen.tsx'
import { BreachCase } from './breach-case.tsx'
import { Breaches } from './breaches.tsx'

const path = '/api/admin/breaches'
const found: BreachWithNotes = {
  _id: 'breach_1',
  what: 'A lost laptop',
  foundAt: '2020-11-20T08:00:00Z',
  reportBy: '2020-11-23T08:00:00Z',
  createdAt: '2020-11-20T09:00:00Z',
  authorityToldAt: null,
  notes: [],
  closedAt: null,
  report: '',
  affected: 2,
  told: 1,
}
const people = [
  { _id: 'acc_1', name: 'Ada', email: 'ada@example.com', because: 'key', toldAt: null },
  { _id: 'acc_2', name: 'Amal', email: 'amal@example.com', because: 'sessions', toldAt: found.createdAt },
]
const page = (data: object[]) => ({ data, nextCursor: null, total: data.length })
const showCase = (breach: BreachWithNotes, answers: object = {}) =>
  showScreen(<BreachCase />, {
    path: '/admin/breaches/:id',
    at: '/admin/breaches/breach_1',
    answers: {
      [`GET ${path}/breach_1`]: { data: breach },
      [`GET ${path}/breach_1/people`]: page(people),
      ...answers,
    },
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists cases, and says which are open', async () => {
  showScreen(<Breaches />, {
    path: '/admin/breaches',
    at: '/admin/breaches',
    answers: { [`GET ${path}`]: page([found]) },
  })
  const link = await screen.findByRole('link', { name: 'A lost laptop' })
  expect(link.getAttribute('href')).toBe('/admin/breaches/breach_1')
  screen.getByText('Open')
})

it('says that the 72 hours are over, and who has no letter yet', async () => {
  showCase(found)
  expect((await screen.findByRole('status')).textContent).toContain('should have been told')
  screen.getByText('1 of 2 people were sent a letter.')
  const table = within(await screen.findByRole('table', { name: 'Who is affected' }))
  expect(await table.findByText('Not yet')).toBeTruthy()
})

it('notes when and how the authority was told, and says so instead of counting the hours', async () => {
  const told = { ...found, authorityToldAt: '2020-11-21T08:00:00Z' }
  const { called } = showCase(found, { [`POST ${path}/breach_1/notes`]: { data: told } })
  fireEvent.click(await screen.findByRole('button', { name: 'Authority told' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Authority told' })
  fireEvent.change(dialog.getByLabelText(/Whom you told/), { target: { value: 'Data Office, ref. 17' } })
  expect(save.disabled).toBe(true)
  fireEvent.change(dialog.getByLabelText(/^Told on *\*?$/), { target: { value: '21/11/2020' } })
  fireEvent.change(dialog.getByLabelText(/Told on: time/), { target: { value: '08:00' } })
  fireEvent.click(save)
  await waitFor(() => expect(called(`POST ${path}/breach_1/notes`)).toHaveLength(1))
  cleanup()
  showCase({
    ...told,
    notes: [
      { _id: 'bnote_1', text: 'ref. 17', authorityToldAt: told.authorityToldAt, createdAt: told.createdAt },
    ],
  })
  await screen.findByText(/^The authority was told on/)
  screen.getByText('ref. 17')
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Authority told' })).toBeNull()
})

it('orders letters with an English text, and leaves out the languages without one', async () => {
  const { called } = showCase(found, { [`POST ${path}/breach_1/letters`]: { data: found } })
  fireEvent.click(await screen.findByRole('button', { name: 'Write to them' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send the letters' })
  expect(send.disabled).toBe(true)
  fireEvent.change(dialog.getByLabelText(/English/), { target: { value: 'Choose another password.' } })
  fireEvent.change(dialog.getByLabelText(/French/), { target: { value: ' ' } })
  fireEvent.click(send)
  await waitFor(() =>
    expect(called(`POST ${path}/breach_1/letters`)[0]?.body).toEqual({
      texts: { en: 'Choose another password.' },
    }),
  )
})

it('adds the holders of a key', async () => {
  const { called } = showCase(found, {
    [`POST ${path}/breach_1/people`]: { data: found },
    'GET /api/admin/organisations': page([
      { _id: 'org_1', organizationName: 'University', status: 'Approved' },
    ]),
    'GET /api/admin/organisations/org_1/keys': page([
      { id: 'key-1', signs: 'documents', createdAt: found.createdAt },
      { id: 'key-2', signs: 'wallets', createdAt: found.createdAt },
    ]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add people' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('radio', { name: 'Signing key' }))
  fireEvent.click(dialog.getByRole('combobox', { name: /Organisation/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'University · Approved' }))
  fireEvent.click(await dialog.findByRole('combobox', { name: /Signing key/ }))
  fireEvent.click(await screen.findByRole('option', { name: /key-1/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Add people' }))
  await waitFor(() =>
    expect(called(`POST ${path}/breach_1/people`)[0]?.body).toEqual({
      kind: 'key',
      organisationId: 'org_1',
      keyId: 'key-1',
    }),
  )
})

it('shows the report of a closed case, and offers no acts', async () => {
  showCase({ ...found, closedAt: found.createdAt, report: 'The disk was encrypted.' })
  await screen.findByText('The disk was encrypted.')
  expect(screen.queryByRole('button', { name: 'Write to them' })).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

it('a report that is refused says why, and stays to be sent again', async () => {
  showCase(found, { [`POST ${path}/breach_1/close`]: () => refusal(409, 'conflict', 'Two people wait.') })
  fireEvent.click(await screen.findByRole('button', { name: 'Close the case' }))
  const dialog = within(await screen.findByRole('dialog'))
  const report = dialog.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(report, { target: { value: 'All letters are out.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Close the case' }))
  expect(await dialog.findByText('Two people wait.')).toBeTruthy()
  expect(report.value).toBe('All letters are out.')
})
