import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../../../lib/session.ts'
import { type Answers, showScreen } from '../../../testing/show-screen.tsx'
import { IssuerRequests } from '../issuer-requests.tsx'
// Loaded beforehand: on a busy machine the preview takes longer to load than a test waits.
import '../view-dialog.tsx'

const queue = 'GET /get-requested-certificate-list'
const assign = 'PUT /api/review/assignments'
const notes = 'GET /api/review/requests/cert_1/notes'
const addNote = 'POST /api/review/requests/cert_1/notes'
const owner = {
  _id: 'acc_o',
  name: 'Delma Directorate',
  email: 'd@example.com',
  state: 'owner',
  isYou: false,
}
const me = { _id: 'acc_h', name: 'Hala Nasser', email: 'h@example.com', state: 'active', isYou: true }
const invited = { _id: 'acc_i', name: 'Rami Odeh', email: 'r@example.com', state: 'invited', isYou: false }
const request = {
  _id: 'cert_1',
  slug: 'slug-1',
  origin: 'issuer',
  title: 'Diploma of Glass',
  userName: 'Noura',
  issuerName: 'Delma College',
  categoryName: 'Diploma',
  date: '2024-05-31',
  status: '0',
  isVerified: true,
  revokedAt: '',
  reviewFee: 0,
  assignee: { _id: 'acc_o', name: 'Delma Directorate' },
  notes: 2,
}

const show = (answers: Answers = {}, colleagues: object[] = [owner, me, invited]) =>
  showScreen(<IssuerRequests />, {
    path: '/verifier',
    at: '/verifier',
    answers: {
      'GET /api/issuer-verifier-profile': { data: { status: 'Approved' } },
      'GET /api/colleagues': { data: colleagues },
      [queue]: { documents: [request], nextCursor: null, total: 1 },
      [assign]: { done: ['cert_1'], failed: [] },
      [notes]: { data: [] },
      [addNote]: { data: {} },
      ...answers,
    },
  })

beforeEach(() =>
  startSession({
    role: 'verifier',
    data: 'token',
    userData: { _id: 'org_v', email: 'h@example.com', selectedRole: 'verifier' },
  }),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('a request shows whose it is and how many notes it has, and is taken in its preview', async () => {
  const { called } = show()
  const row = await screen.findByRole('row', { name: /Glass/ })
  expect(within(row).getByText('Assigned to Delma Directorate')).toBeTruthy()
  expect(within(row).getByText('2 notes')).toBeTruthy()
  await userEvent.click(within(row).getByRole('button', { name: /View/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }))
  expect(called(assign).map(({ body }) => body)).toEqual([
    { certificateIds: ['cert_1'], assigneeId: 'acc_h' },
  ])
})

it('the queue is narrowed to mine, nobody’s or a person’s; somebody invited is not among them', async () => {
  const { called } = show()
  const filter = await screen.findByRole('combobox', { name: 'Assigned to' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Any assignee', 'Me', 'Delma Directorate', 'Nobody'])
  await userEvent.selectOptions(filter, 'Me')
  await vi.waitFor(() => expect(called(queue).at(-1)!.url.searchParams.get('assignedTo')).toBe('acc_h'))
})

it('where one account is all there is, nothing is said of assigning', async () => {
  show({}, [{ ...owner, isYou: true }])
  await screen.findByRole('row', { name: /Glass/ })
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull()
})

it('a note is written, and its arrow keys do not leave the certificate', async () => {
  const { called } = show()
  await userEvent.click(await screen.findByRole('button', { name: /View/ }))
  expect(await screen.findByText('No notes yet.')).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'New note' })
  await userEvent.type(field, 'Asked the registrar{ArrowLeft}')
  expect(document.activeElement).toBe(field)
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(called(addNote)[0]!.body).toEqual({ text: 'Asked the registrar' })
})
