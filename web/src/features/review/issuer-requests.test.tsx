import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sampleRequest } from '../../testing/sample-request.ts'
import { type Answers, listOf, refusal } from '../../testing/show-screen.tsx'
import { leavePage, queue, queueOf, rowOf, showQueue } from '../../testing/verifier-queue.tsx'

const decide = 'POST /api/batches'
/** A finished batch of one decision. */
const ended = {
  _id: 'batch_1',
  kind: 'accept',
  state: 'done',
  title: '',
  total: 1,
  done: 1,
  failed: 0,
}
const request = sampleRequest({ reviewFee: 2500 })
const second = { ...request, _id: 'cert_2', title: 'Diploma of Clay' }
const unsigned = sampleRequest({
  _id: 'cert_3',
  title: 'Diploma of Wool',
  isVerified: false,
  reviewFee: 2500,
})

const show = (answers: Answers = {}) =>
  showQueue({ [queue]: queueOf([request, second, unsigned]), [decide]: { data: ended }, ...answers })

const press = async (title: string, button: string) =>
  userEvent.click(within(await rowOf(title)).getByRole('button', { name: new RegExp(`^${button}(: |$)`) }))

it('the buttons of a row name its certificate and its holder', async () => {
  show()
  const row = within(await rowOf('Glass'))
  const names = row.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
  for (const label of ['Accept: Diploma of Glass, ', 'Reject: Diploma of Glass, '])
    expect(names.some((name) => name.startsWith(label))).toBe(true)
})

it('an acceptance shows at once, says what it earns, and can be undone before it is sent', async () => {
  const { called } = show()
  await press('Glass', 'Accept')
  expect(within(await rowOf('Glass')).getByText('Verified')).toBeTruthy()
  expect(screen.getByText('Accepted. You earn AED 25.')).toBeTruthy()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await userEvent.click(undo)
  expect(within(await rowOf('Glass')).getByRole('button', { name: /^Accept/ })).toBeTruthy()
  leavePage()
  expect(called(decide)).toEqual([])
})

it('a decision about one row leaves other rows chosen', async () => {
  show()
  const box = async (title: string) =>
    within(await rowOf(title)).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(title) })
  await userEvent.click(await box('Clay'))
  await press('Glass', 'Accept')
  expect((await box('Clay')).checked).toBe(true)
  expect(await screen.findByText('1 selected')).toBeTruthy()
})

it('says how many certificates cannot be shown, because their database is lost', async () => {
  show({ [queue]: { ...queueOf([request]), unreachable: 2 } })
  expect(await screen.findByText(/^2 requests can’t be shown right now/)).toBeTruthy()
})

it('says only that where none can be shown, not that there are results or that none have come yet', async () => {
  show({ [queue]: { ...queueOf([]), total: 1, unreachable: 1 } })
  expect(await screen.findByText(/^1 request can’t be shown right now/)).toBeTruthy()
  expect(screen.queryByText('1 result')).toBeNull()
  expect(screen.queryByText('No Data Found')).toBeNull()
})

it('leaving the page sends held decisions, once', async () => {
  const { called, unmount } = show()
  await press('Glass', 'Accept')
  expect(called(decide)).toEqual([])
  leavePage()
  unmount()
  expect(called(decide).map(({ body }) => body)).toEqual([
    { kind: 'accept', origin: 'issuer', requests: { ids: ['cert_1'] } },
  ])
})

it('a certificate its issuer has not signed can only be rejected', async () => {
  const { called } = show()
  const row = await rowOf('Wool')
  expect(
    within(row)
      .getByRole('button', { name: /^Accept/ })
      .getAttribute('aria-disabled'),
  ).toBe('true')
  await press('Wool', 'Accept')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await press('Wool', 'Reject')
  const dialog = await screen.findByRole('dialog', { name: 'Reject this certificate?' })
  expect(within(dialog).getByText('Diploma of Wool')).toBeTruthy()
  expect(within(dialog).getByText(unsigned.userName)).toBeTruthy()
  const confirm = within(dialog).getByRole('button', { name: 'Reject' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
  expect(within(dialog).getByText('9 / 1000')).toBeTruthy()
  await userEvent.click(confirm)
  expect(within(await rowOf('Wool')).getByText('Declined')).toBeTruthy()
  leavePage()
  expect(called(decide)[0]!.body).toEqual({
    kind: 'decline',
    origin: 'issuer',
    requests: { ids: ['cert_3'] },
    reason: 'Duplicate',
  })
})

it('if another person was first, the row shows their decision', async () => {
  let taken = false
  show({
    [queue]: () => queueOf([sampleRequest({ status: taken ? '2' : '0' })]),
    [decide]: () => {
      taken = true
      return { data: { ...ended, done: 0, failed: 1 } }
    },
    'GET /api/batches/batch_1/failures': {
      ...listOf([
        { subject: 'cert_1', name: 'Noura', error: 'already_decided', message: 'The first decision stands.' },
      ]),
      reasons: [],
    },
  })
  await press('Glass', 'Accept')
  leavePage()
  expect(await screen.findByText('The first decision stands.')).toBeTruthy()
  expect(within(await rowOf('Glass')).getByText('Declined')).toBeTruthy()
})

it('a row shows the decision until the server has made it, then the stored state', async () => {
  let isMade = false
  const { called } = show({
    [queue]: () => queueOf([sampleRequest({ status: isMade ? '1' : '0' })]),
    [decide]: { data: { ...ended, state: 'waiting', done: 0 } },
    'GET /api/batches/batch_1': () => ({ data: isMade ? ended : { ...ended, state: 'running', done: 0 } }),
  })
  await press('Glass', 'Accept')
  leavePage()
  await waitFor(() => expect(called('GET /api/batches/batch_1').length).toBeGreaterThan(0))
  expect(within(await rowOf('Glass')).getByText('Verified')).toBeTruthy()
  isMade = true
  expect(await screen.findByText('Certificate status updated successfully')).toBeTruthy()
  expect(within(await rowOf('Glass')).getByText('Verified')).toBeTruthy()
})

it('a decision the server refuses is not shown as made', async () => {
  show({ [decide]: () => refusal(500, 'internal', 'Not today.') })
  await press('Glass', 'Accept')
  leavePage()
  expect(await screen.findByText('Not today.')).toBeTruthy()
  await waitFor(async () =>
    expect(within(await rowOf('Glass')).getByRole('button', { name: /^Accept/ })).toBeTruthy(),
  )
})

it.each([
  [
    'Suspended',
    { suspendedAt: '2026-01-01T00:00:00Z' },
    'Its issuer has suspended this certificate. You can',
  ],
  ['Superseded', { supersededBy: 'cert_9' }, 'A corrected certificate has replaced'],
])('a request that is %s has nothing to press or to select, and says why', async (label, facts, reason) => {
  show({ [queue]: queueOf([request, sampleRequest({ _id: 'cert_4', title: 'Diploma of Tin', ...facts })]) })
  const row = within(await rowOf('Tin'))
  expect(row.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(row.queryByRole('button', { name: /^Reject/ })).toBeNull()
  expect(row.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  await userEvent.hover(row.getByText(label))
  expect((await screen.findByRole('tooltip')).textContent).toContain(reason)
})

it('the signed part of a selection is accepted, after a question that says what it earns', async () => {
  const { called } = show()
  await rowOf('Glass')
  await userEvent.click(screen.getByRole('checkbox', { name: /all/i }))
  expect(await screen.findByRole('button', { name: 'Reject 3' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Accept 2' }))
  const dialog = await screen.findByRole('dialog', { name: 'Accept 2 certificates?' })
  expect(dialog.textContent).toContain('You earn AED 50.')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Accept/ }))
  expect(screen.getByText('2 accepted. You earn AED 50.')).toBeTruthy()
  leavePage()
  expect(called(decide)[0]!.body).toEqual({
    kind: 'accept',
    origin: 'issuer',
    requests: { ids: ['cert_1', 'cert_2'] },
  })
})

const manyMore = { ...queueOf([request, second, unsigned]), nextCursor: 'next', total: 250 }
const accepted = { ...ended, total: 199, done: 199 }

async function chooseAllThatMatch() {
  await rowOf('Glass')
  await userEvent.click(screen.getByRole('checkbox', { name: /all/i }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 250 pending that match' }))
  expect(screen.getByText('All pending that match are selected')).toBeTruthy()
}

it('all that match, loaded or not, are accepted by their filter, after a count, and can be undone before sending', async () => {
  const { called } = show({
    [queue]: manyMore,
    'POST /api/batches/preview': {
      data: {
        total: 200,
        willChange: 199,
        refused: [{ error: 'not_signed', message: 'Not signed.', count: 1 }],
      },
    },
    [decide]: { data: accepted },
  })
  const acceptAll = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Accept all' }))
    const dialog = await screen.findByRole('dialog', { name: 'Accept all that match?' })
    expect(await within(dialog).findByText('This applies to 199 certificates.')).toBeTruthy()
    expect(within(dialog).getByText('1 stays as it is: Not signed.')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: /^Accept/ }))
    expect(screen.getByText('199 accepted.')).toBeTruthy()
  }
  await chooseAllThatMatch()
  await acceptAll()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(called(decide)).toEqual([])

  await chooseAllThatMatch()
  await userEvent.click(within(await rowOf('Clay')).getByRole('checkbox'))
  expect(screen.getByText('All pending that match are selected, except 1')).toBeTruthy()
  await acceptAll()
  expect(within(await rowOf('Glass')).getByText('Verified')).toBeTruthy()
  expect(within(await rowOf('Clay')).getByRole('button', { name: /^Accept/ })).toBeTruthy()
  expect(within(await rowOf('Wool')).queryByText('Verified')).toBeNull()
  leavePage()
  expect(called(decide).map(({ body }) => body)).toEqual([
    { kind: 'accept', origin: 'issuer', requests: { filter: { status: '0' }, except: ['cert_2'] } },
  ])
})

it.each([
  ['none of them would change', { data: { total: 1, willChange: 0, refused: [] } }, /applies to 0/],
  ['they cannot be counted', () => refusal(500, 'internal', 'No count today.'), 'No count today.'],
])('where %s, that is said and there is nothing to accept', async (_, preview, said) => {
  const { called } = show({ [queue]: manyMore, 'POST /api/batches/preview': preview })
  await chooseAllThatMatch()
  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }))
  const dialog = await screen.findByRole('dialog', { name: 'Accept all that match?' })
  expect(await within(dialog).findByText(said)).toBeTruthy()
  expect(
    within(dialog)
      .getByRole('button', { name: /^Accept/ })
      .hasAttribute('disabled'),
  ).toBe(true)
  expect(within(dialog).getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(false)
  expect(called(decide)).toEqual([])
})

it('arrow keys and each decision move the preview on', async () => {
  const { called } = show()
  await press('Glass', 'View Diploma of Glass, Noura')
  const dialog = await screen.findByRole('dialog', { name: 'View Certificate' })
  await userEvent.keyboard('{ArrowRight}')
  expect(await within(dialog).findByText('2 of 3')).toBeTruthy()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Accept/ }))
  expect(await within(dialog).findByText('2 of 3')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /^Accept/ }))
  expect(called(decide)[0]!.body).toMatchObject({ requests: { ids: ['cert_1'] } })
  expect(await within(dialog).findByText('3 of 3')).toBeTruthy()
  leavePage()
  expect(called(decide)[1]!.body).toMatchObject({ requests: { ids: ['cert_2'] } })
})
