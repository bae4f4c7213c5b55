import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { OwnTrail } from './own-trail.tsx'

const signed = {
  trail: 'org_1',
  trailName: 'University of Sharjah',
  seq: '9',
  at: '2026-11-20T08:00:00Z',
  actor: 'acc_2',
  actorKind: 'person',
  actorName: 'Hala Nasser',
  action: 'certificate.signed',
  subject: 'cert_1',
  subjectName: 'Bridges – Ada',
  detail: {},
}
const accepted = {
  ...signed,
  seq: '10',
  actor: '',
  actorKind: 'verifier',
  actorName: '',
  action: 'certificate.accepted',
}
const edited = { ...signed, seq: '8', action: 'student.edited', subject: 'stud_1', subjectName: 'Ada' }
const list = 'GET /api/organisation/audit'
const exported = 'GET /api/organisation/audit/export'
const quiet: Answers = {
  [list]: listOf([accepted, signed, edited]),
  [exported]: () => new Response('at,actor\r\n'),
  'GET /api/colleagues': listOf([
    { _id: 'acc_2', name: 'Hala Nasser', email: 'hala@uni.example', state: 'active', memberRole: 'signer' },
  ]),
  'GET /api/api-keys': listOf([{ _id: 'api_1', name: 'Registrar' }]),
}
const show = (answers: Answers = {}, query = '') =>
  showScreen(<OwnTrail />, {
    path: '/issuer/audit',
    at: `/issuer/audit${query}`,
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

it('says who did what, and leads to what it is about', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /Certificate signed/ }))
  expect(row.getByText('Hala Nasser')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Bridges – Ada' }).getAttribute('href')).toBe('/certificate/cert_1')
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/issuer/student-info/stud_1')
  expect(screen.queryByRole('columnheader', { name: 'Trail' })).toBeNull()
})

it('names a batch by what it did, with its title if it has one', async () => {
  const batch = { ...signed, action: 'batch.ended', subject: 'batch_1', batch: { kind: 'create' } }
  const untitled = { ...batch, seq: '7', subject: 'batch_2', subjectName: '', batch: { kind: 'sign' } }
  show({ [list]: listOf([{ ...batch, subjectName: 'Bridges' }, untitled]) })
  const link = await screen.findByRole('link', { name: 'Create certificates: Bridges' })
  expect(link.getAttribute('href')).toBe('/issuer/activity?batch=batch_1')
  expect(screen.getByRole('link', { name: 'Sign certificates' })).toBeTruthy()
})

it('says what somebody of another organisation is, and nothing more', async () => {
  show()
  const row = await screen.findByRole('row', { name: /Certificate accepted/ })
  expect(within(row).getByText('A verifier')).toBeTruthy()
  await userEvent.click(within(row).getByRole('button', { name: /^Details of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate accepted' }))
  expect(dialog.queryByText('Account')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Show everything by this person' })).toBeNull()
})

it('an entry leads to everything about its subject', async () => {
  const { router, called } = show()
  const row = await screen.findByRole('row', { name: /Certificate signed/ })
  await userEvent.click(within(row).getByRole('button', { name: /^Details of/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything about this' }))
  expect(router.state.location.search).toBe('?subject=cert_1')
  expect(called(list).at(-1)!.url.searchParams.get('subject')).toBe('cert_1')
  expect(await screen.findByRole('combobox', { name: 'About' })).toHaveProperty('value', 'Bridges – Ada')
})

it('filters by colleagues, API keys and Credenza', async () => {
  const { router } = show()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Who' }))
  expect(await screen.findByRole('option', { name: 'Hala Nasser · hala@uni.example' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Credenza' })).toBeTruthy()
  await userEvent.click(screen.getByRole('option', { name: 'Registrar' }))
  expect(router.state.location.search).toBe('?actor=api_1')
})

it('offers no event that only the platform’s trail has', async () => {
  show()
  await userEvent.click(await screen.findByRole('combobox', { name: 'What' }))
  expect(await screen.findByRole('option', { name: 'Certificate signed' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Administrator created' })).toBeNull()
})

it('exports with the filters of the address', async () => {
  const { called } = show({}, '?subject=cert_1&from=2026-11-01')
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(called(exported)).toHaveLength(1))
  expect(Object.fromEntries(called(exported)[0]!.url.searchParams)).toEqual({
    subject: 'cert_1',
    from: '2026-11-01',
  })
})

it('while loading it shows ten skeleton rows', () => {
  show({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('when it cannot be fetched it says so', async () => {
  show({ [list]: () => refusal(403, 'forbidden', 'Your role does not allow this.') })
  expect(await screen.findByText(/Your role does not allow this/)).toBeTruthy()
})
