import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { afterEach, expect, it } from 'vitest'
import { sampleRequest } from '../../../testing/sample-request.ts'
import type { Answers } from '../../../testing/show-screen.tsx'
import { queue, queueOf, showQueue } from '../../../testing/verifier-queue.tsx'
// Imported first, because on a busy machine the preview takes longer to load than a test waits.
import '../view-dialog.tsx'

const team = 'GET /api/colleagues'
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
const request = sampleRequest({ assignee: { _id: 'acc_o', name: 'Delma Directorate' }, notes: 2 })

const show = (answers: Answers = {}, colleagues: object[] = [owner, me, invited]) =>
  showQueue({
    [team]: { data: colleagues },
    [queue]: queueOf([request]),
    [assign]: { done: ['cert_1'], failed: [] },
    [notes]: { data: [] },
    [addNote]: { data: {} },
    ...answers,
  })

afterEach(() => toast.remove())

it('a request shows its assignee and its number of notes, and can be taken in its preview', async () => {
  const { called } = show()
  const row = await screen.findByRole('row', { name: /Glass/ })
  expect(within(row).getByText('Assigned to Delma Directorate')).toBeTruthy()
  expect(within(row).getByText('2 notes')).toBeTruthy()
  await userEvent.click(within(row).getByRole('button', { name: /View/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }))
  expect(called(assign).map(({ body }) => body)).toEqual([
    { certificateIds: ['cert_1'], assigneeId: 'acc_h' },
  ])
  expect(await screen.findByText('Assigned to Hala Nasser.')).toBeTruthy()
})

it('the queue can be filtered to mine, nobody’s or a person’s; invited people are not offered', async () => {
  const { called } = show()
  const filter = await screen.findByRole('combobox', { name: 'Assigned to' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Any assignee', 'Me', 'Delma Directorate', 'Nobody'])
  await userEvent.selectOptions(filter, 'Me')
  await waitFor(() => expect(called(queue).at(-1)!.url.searchParams.get('assignedTo')).toBe('acc_h'))
})

it('with only one account, nothing mentions assigning', async () => {
  const { queries } = show({ [queue]: queueOf([sampleRequest()]) }, [{ ...owner, isYou: true }])
  await userEvent.click(within(await screen.findByRole('row', { name: /Glass/ })).getByRole('checkbox'))
  expect(await screen.findByRole('button', { name: 'Accept 1' })).toBeTruthy()
  await waitFor(() => expect(queries.getQueryData(['colleagues'])).toHaveLength(1))
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull()
})

it('a refused assignment is reported', async () => {
  const failed = [{ id: 'cert_1', error: 'already_decided', message: 'The first decision stands.' }]
  show({ [assign]: { done: [], failed } })
  await userEvent.click(await screen.findByRole('button', { name: /View/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }))
  expect(await screen.findByText('The first decision stands.')).toBeTruthy()
  expect(screen.queryByText(/^Assigned to .*\.$/)).toBeNull()
})

const other = { ...request, _id: 'cert_2', slug: 'slug-2', title: 'Diploma of Clay' }
const view = async (title: RegExp) => {
  const row = await screen.findByRole('row', { name: title })
  await userEvent.click(within(row).getByRole('button', { name: /View/ }))
  await screen.findByRole('dialog')
}
const noteField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' })

it('arrow keys in a note do not leave the certificate', async () => {
  const { called } = show({ [queue]: queueOf([request, other]) })
  await view(/Glass/)
  expect(await screen.findByText('No notes yet.')).toBeTruthy()
  const field = noteField()
  await userEvent.type(field, 'Asked{ArrowRight}')
  expect(screen.getByText('1 of 2')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(called(addNote)[0]!.body).toEqual({ text: 'Asked' })
})

it('a half-written note is kept while viewing other certificates, and Escape does not lose it', async () => {
  show({ [queue]: queueOf([request, other]), 'GET /api/review/requests/cert_2/notes': { data: [] } })
  await view(/Glass/)
  await userEvent.type(noteField(), 'Asked')
  await userEvent.click(screen.getByRole('button', { name: 'Next certificate' }))
  expect(await screen.findByText('2 of 2')).toBeTruthy()
  expect(noteField().value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Previous certificate' }))
  expect(noteField().value).toBe('Asked')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await view(/Glass/)
  expect(noteField().value).toBe('')
})
