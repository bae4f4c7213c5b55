import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sampleRequest } from '../../testing/sample-request.ts'
import { leavePage, queue, queueOf, rowOf, showQueue } from '../../testing/verifier-queue.tsx'
// Imported first, because on a busy machine it takes longer to load than a test waits.
import '../../ui/dialog/reason-dialog.tsx'
import './view-dialog.tsx'

const decide = 'POST /api/batches'
const ended = { _id: 'batch_1', kind: 'accept', state: 'done', title: '', total: 1, done: 1, failed: 0 }
const glass = sampleRequest({ reviewFee: 2500 })
const clay = { ...glass, _id: 'cert_2', title: 'Diploma of Clay', userName: 'Omar' }

/** The queue with a server that is away until `back` is called. */
function showWithoutServer() {
  let isAway = true
  const shown = showQueue({
    [queue]: queueOf([glass, clay]),
    [decide]: () => {
      if (isAway) throw new TypeError('fetch failed')
      return { data: ended }
    },
  })
  return { ...shown, back: () => (isAway = false) }
}

const unsent = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent!.replace(/[\u2068\u2069]/g, ''))
    .filter((text) => text.startsWith('Not sent'))
const notSent = `Not sent: ${glass.userName}, Diploma of Glass.Accept`
const press = async (title: string, button: RegExp) =>
  userEvent.click(within(await rowOf(title)).getByRole('button', { name: button }))

it('names an acceptance that did not reach the server until it is sent, under the same key', async () => {
  const { called, back, unmount } = showWithoutServer()
  await press('Glass', /^Accept/)
  leavePage()
  await waitFor(() => expect(unsent()).toEqual([notSent]))
  expect(await screen.findByText('Network error please try again !')).toBeTruthy()
  expect(within(await rowOf('Glass')).getByRole('button', { name: /^Accept/ })).toBeTruthy()
  await press('Clay', /^View/)
  const dialog = await screen.findByRole('dialog', { name: 'View Certificate' })
  back()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(unsent()).toEqual([])
  await waitFor(() => expect(called(decide)).toHaveLength(2))
  const [first, again] = called(decide)
  expect(again).toMatchObject({ key: first!.key, body: { requests: { ids: ['cert_1'] } } })
  unmount()
})

it('keeps the reason of a rejection, and says its name again if it still does not arrive', async () => {
  const { called } = showWithoutServer()
  await press('Clay', /^Reject/)
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }))
  leavePage()
  const kept = ['Not sent: Omar, Diploma of Clay.Reject: Duplicate']
  await waitFor(() => expect(unsent()).toEqual(kept))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(called(decide)).toHaveLength(2))
  await waitFor(() => expect(unsent()).toEqual(kept))
  expect(called(decide)[1]!.body).toMatchObject({ kind: 'decline', reason: 'Duplicate' })
})

it('is forgotten when it is dropped, or when the request is decided again', async () => {
  showWithoutServer()
  await press('Glass', /^Accept/)
  await press('Clay', /^Accept/)
  leavePage()
  await waitFor(() => expect(unsent()).toHaveLength(2))
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[1]!)
  expect(unsent()).toEqual([notSent])
  await press('Glass', /^Accept/)
  expect(unsent()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
})
