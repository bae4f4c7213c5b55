import type { Batch } from '@credenza/schema/batch'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../../lib/session/session.ts'
import { sampleBatch } from '../../testing/sample-batch.ts'
import {
  type Answer,
  type Answers,
  approved,
  listOf,
  refusal,
  showScreen,
} from '../../testing/show-screen.tsx'
import { Activity } from './activity.tsx'
import BatchBar from './batch-bar.tsx'

const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString()
const batch = (facts: Partial<Batch> = {}) =>
  sampleBatch({
    kind: 'create',
    state: 'done',
    title: 'Bachelor of Law',
    total: 1000,
    done: 1000,
    createdAt: new Date().toISOString(),
    endedAt: new Date().toISOString(),
    ...facts,
  })
const list = 'GET /api/batches'
const showBar = (answers: Answers) =>
  showScreen(<BatchBar of="issuer" />, {
    path: '/issuer',
    at: '/issuer',
    answers: { ...approved, ...answers },
  })
const colleagues = (...names: string[]): Answers => ({
  'GET /api/colleagues': listOf(names.map((name, i) => ({ _id: `acc_${i}`, name, state: 'active' }))),
})
const showActivity = (answers: Answers, query = '') =>
  showScreen(<Activity />, { path: '/issuer/activity', at: `/issuer/activity${query}`, answers })
const name = 'Create certificates: Bachelor of Law'

/** Every width matches a phone's. */
const phone = (media: string) => Object.assign(new EventTarget(), { matches: true, media })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the list says who started what, once there is more than one colleague', async () => {
  showActivity({ [list]: listOf([batch()]), ...colleagues('Hala Nasser', 'Omar Said') })
  expect(await screen.findByRole('columnheader', { name: 'Who' })).toBeTruthy()
  expect(screen.getByText('Hala Nasser')).toBeTruthy()
  cleanup()
  showActivity({ [list]: listOf([batch()]), ...colleagues('Hala Nasser') })
  expect(await screen.findByText(/Bachelor of Law/)).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Who' })).toBeNull()
})

it('a batch that created certificates leads to them', async () => {
  showActivity({ [list]: listOf([batch()]), 'GET /api/batches/batch_1': { data: batch() } }, '?batch=batch_1')
  const link = await screen.findByRole('link', { name: 'Show these certificates' })
  expect(link.getAttribute('href')).toBe('/issuer/certificates?batch=batch_1')
})

it('the bar shows a batch’s progress and leads to its details', async () => {
  showBar({ [list]: listOf([batch({ state: 'running', done: 400, failed: 2 })]) })
  expect(await screen.findByText('Creating certificate... 400 of 1,000 · 2 failed')).toBeTruthy()
  expect(screen.getByRole('link', { name: `Details of ${name}` }).getAttribute('href')).toBe(
    '/issuer/activity?batch=batch_1',
  )
})

it('the bar tells skips apart from failures', async () => {
  showBar({ [list]: listOf([batch({ total: 404, done: 400, failed: 4, skipped: 3 })]) })
  expect(await screen.findByText('400 of 404 · 3 skipped · 1 failed')).toBeTruthy()
})

it.each([
  ['runs', batch({ kind: 'revoke', title: '', state: 'running', total: 1, done: 0 }), 'Revoking...'],
  ['ends', batch({ title: '', total: 1, done: 1, recallUntil: inTenMinutes() }), '1 created.'],
  ['fails', batch({ kind: 'revoke', title: '', total: 1, done: 0, failed: 1 }), '1 failed'],
])('a batch of one certificate that %s is not counted', async (_how, single, words) => {
  showBar({ [list]: listOf([single]) })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('a batch that is done says what it did', async () => {
  showBar({ [list]: listOf([batch()]) })
  expect(await screen.findByText('1,000 created.')).toBeTruthy()
})

it('a hidden batch stays hidden, even after a reload', async () => {
  const answers = { [list]: listOf([batch()]) }
  showBar(answers)
  await userEvent.click(await screen.findByRole('button', { name: `Hide ${name}` }))
  expect(screen.queryByText('Bachelor of Law')).toBeNull()
  cleanup()
  const { called } = showBar(answers)
  await waitFor(() => expect(called(list)).toHaveLength(1))
  expect(screen.queryByText('Bachelor of Law')).toBeNull()
})

it('the bar shows two at most, and the next one once one of them is hidden', async () => {
  const running = ['A', 'B', 'C'].map((title, i) => batch({ _id: `batch_${i}`, title, state: 'running' }))
  showBar({ [list]: listOf(running) })
  const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent?.at(21))
  await screen.findByText('A')
  expect(shown()).toEqual(['A', 'B'])
  await userEvent.click(screen.getByRole('button', { name: 'Hide Create certificates: A' }))
  expect(shown()).toEqual(['B', 'C'])
})

it('on a phone the bar shows one, what can still change first, and leads to the others', async () => {
  vi.stubGlobal('matchMedia', phone)
  const running = batch({ _id: 'batch_3', title: 'C', state: 'running' })
  const undoable = batch({ _id: 'batch_2', title: 'B', recallUntil: inTenMinutes() })
  showBar({ [list]: listOf([batch({ title: 'A' }), undoable, running]) })
  expect(await screen.findByText('B')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('link', { name: '2 more' }).getAttribute('href')).toBe('/issuer/activity')
})

it('a title has a direction of its own, so that it is cut at its end', async () => {
  showBar({ [list]: listOf([batch({ title: 'بكالوريوس الآداب' })]) })
  expect((await screen.findByText('بكالوريوس الآداب')).dir).toBe('auto')
})

it('shows no pace while the server is out of reach', async () => {
  const running = batch({ state: 'running', done: 400, perSecond: 4 })
  let answer: Answer = listOf([running])
  showBar({ [list]: () => answer })
  expect(await screen.findByText(/^Creating certificate... 400 of 1,000 · 4 per second/)).toBeTruthy()
  answer = refusal(503, 'unavailable', 'Starting.')
  const waiting = 'Creating certificate... 400 of 1,000 · Waiting for the server...'
  expect(await screen.findByText(waiting, {}, { timeout: 5_000 })).toBeTruthy()
  answer = listOf([running])
  expect(await screen.findByText(/per second/, {}, { timeout: 5_000 })).toBeTruthy()
})

it('on the page that lists everything there is no bar', async () => {
  const answers = { ...approved, [list]: listOf([batch({ state: 'running' })]) }
  const at = '/issuer/activity'
  const { called } = showScreen(<BatchBar of="issuer" />, { path: at, at, answers })
  await waitFor(() => expect(called(list).length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
})

it('a failed file download says so, and can be tried again', async () => {
  const said = vi.spyOn(toast, 'error')
  showBar({
    [list]: listOf([batch({ kind: 'export', fileUrl: '/api/batches/batch_1/file' })]),
    'GET /api/batches/batch_1/file': () => refusal(410, 'gone', 'Deleted.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Download file' }))
  await waitFor(() => expect(said).toHaveBeenCalledWith('The file could not be downloaded. Try again.'))
})

it('batches are not fetched for an organisation not yet approved', async () => {
  const profile = 'GET /api/issuer-verifier-profile'
  const { called } = showBar({ [profile]: { data: { status: 'Pending' } }, [list]: listOf([batch()]) })
  await waitFor(() => expect(called(profile)).toHaveLength(1))
  expect(called(list)).toHaveLength(0)
})

it('Undo shows the time left, and asks before it withdraws the certificates', async () => {
  const recall = 'POST /api/batches/batch_1/recall'
  const { called } = showBar({
    [list]: listOf([batch({ recallUntil: inTenMinutes() })]),
    [recall]: { data: batch({ state: 'recalling' }) },
  })
  const undo = await screen.findByRole('button', { name: new RegExp(`^Undo ${name}, available for`) })
  expect(undo.textContent).toMatch(/^Undo \((10:00|09:5\d)\)$/)
  await userEvent.click(undo)
  expect(called(recall)).toHaveLength(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, undo' }))
  await waitFor(() => expect(called(recall)).toHaveLength(1))
})

it('where nothing failed, what was skipped can be tried again', async () => {
  showBar({ [list]: listOf([batch({ done: 998, failed: 2, skipped: 2, canRetry: true })]) })
  expect(await screen.findByRole('button', { name: 'Try the skipped again' })).toBeTruthy()
})

it('the bar says why everything failed', async () => {
  const failed = batch({ kind: 'sign', done: 0, failed: 1000, skipped: 1000 })
  const reason = { error: 'not_signed', key: 'not_signed', message: 'Not yet.', parameters: {}, count: 1000 }
  showBar({
    [list]: listOf([failed]),
    'GET /api/batches/batch_1/failures': { ...listOf([]), reasons: [reason] },
  })
  expect(await screen.findByText('not signed yet')).toBeTruthy()
})

it('Undo says how many are left to undo, if not all', async () => {
  showBar({ [list]: listOf([batch({ recallUntil: inTenMinutes(), done: 1000, recallable: 12 })]) })
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Undo ${name}`) }))
  expect(await screen.findByText('This can still undo 12 of 1,000.')).toBeTruthy()
})

it('a batch that is being undone says so', async () => {
  showActivity({ [list]: listOf([batch({ state: 'recalling', total: 1000, done: 400 })]) })
  expect(await screen.findByText('Undoing... 400 of 1,000')).toBeTruthy()
  expect(screen.getByText('Undoing')).toBeTruthy()
})

it('an undo that came too late says what it undid and what it did not', async () => {
  const late = { state: 'recalled' as const, total: 4951, done: 0, failed: 4951 }
  showActivity({ [list]: listOf([batch(late), batch({ ...late, _id: 'batch_2', done: 4950, failed: 1 })]) })
  expect(await screen.findByText('0 of 4,951 undone · 4,951 failed')).toBeTruthy()
  expect(screen.getByText('Done')).toBeTruthy()
  expect(screen.queryByText('Failed')).toBeNull()
  expect(screen.getByText('4,950 of 4,951 undone · 1 failed')).toBeTruthy()
  expect(screen.getByText('Done, some failed')).toBeTruthy()
  expect(screen.queryByText('Undone')).toBeNull()
})

it('once the window has closed there is no Undo', async () => {
  showBar({ [list]: listOf([batch({ recallUntil: new Date(Date.now() - 1).toISOString() })]) })
  await screen.findByText('Bachelor of Law')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('activity lists every batch with its state, and retries failed items', async () => {
  const retry = 'POST /api/batches/batch_1/retry'
  const { called } = showActivity({
    [list]: listOf([batch({ done: 998, failed: 2, canRetry: true })]),
    [retry]: { data: batch({ state: 'running' }) },
  })
  const row = within(await screen.findByRole('row', { name: /Bachelor of Law/ }))
  expect(row.getByText('Done, some failed')).toBeTruthy()
  expect(row.getByText('998 of 1,000 · 2 failed')).toBeTruthy()
  await userEvent.click(await row.findByRole('button', { name: 'Retry failed' }))
  await waitFor(() => expect(called(retry)).toHaveLength(1))
})

it('every row leads to its details, even with nothing left to do', async () => {
  const { router } = showActivity({ [list]: listOf([batch()]), 'GET /api/batches/batch_1': 'never' })
  await userEvent.click(await screen.findByRole('button', { name: `Details of ${name}` }))
  expect(router.state.location.search).toBe('?batch=batch_1')
})

it('the details show the failures with reasons, and act on everything the batch created', async () => {
  const failure = { subject: 'stud_1', name: 'Ada', error: 'missing_glyph', message: 'No font has it.' }
  const { called } = showActivity(
    {
      [list]: listOf([]),
      'GET /api/batches/batch_1': { data: batch({ done: 999, failed: 1 }) },
      'GET /api/batches/batch_1/failures': { ...listOf([failure]), reasons: [] },
      'POST /api/batches/preview': { data: { total: 999, willChange: 999, refused: [] } },
    },
    '?batch=batch_1',
  )
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(await dialog.findByRole('row', { name: /Ada.*No font has it/ })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('This applies to 999 certificates.')).toBeTruthy()
  expect(called('POST /api/batches/preview')[0]!.body).toEqual({
    kind: 'export',
    certificates: { filter: { batch: 'batch_1' }, except: [] },
  })
})

it('while loading it shows ten skeleton rows', () => {
  showActivity({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('when there are none it says so and what to do', async () => {
  showActivity({ [list]: listOf([]) })
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/issuer')
})

it('a verifier is led to its requests instead', async () => {
  startSession({
    role: 'verifier',
    data: 'token',
    userData: { _id: 'org_v', email: 'v@example.com', selectedRole: 'verifier' },
  })
  showActivity({ [list]: listOf([]) })
  await screen.findByText('No Data Found')
  expect(screen.getByRole('link', { name: 'Go to the requests' }).getAttribute('href')).toBe('/verifier')
})

it('on a failed load it says so and retries on demand', async () => {
  const { called } = showActivity({ [list]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  const before = called(list).length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(called(list).length).toBeGreaterThan(before)
})
