import type { CheckResult } from '@credenza/schema/check'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { BulkCheck } from './bulk-check.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const resultsPath = 'GET /api/checks/check_1/results.ndjson'
const result = (position: number, change: Partial<CheckResult> = {}): CheckResult => ({
  position,
  name: `${position}.pdf`,
  sha256: 'ab',
  verdict: 'VALID',
  code: '',
  reason: 'This certificate is valid.',
  title: 'Bridges',
  recipient: 'Layla Haddad',
  issuer: 'University',
  checkedAt: '2026-11-20T08:00:00Z',
  ...change,
})
const lines = (...results: CheckResult[]) =>
  new Response(results.map((one) => `${JSON.stringify(one)}\n`).join(''))
const revoked = result(2, { verdict: 'INVALID', reason: 'Revoked on 1 November 2026.' })

const check = {
  checkId: 'check_1',
  startedBy: { kind: 'person', name: 'Ministry' },
  state: 'done',
  total: 2,
  counts: { valid: 1, invalid: 1, cannotTell: 0, unreadable: 0 },
  startedAt: '2026-11-20T08:00:00Z',
  endedAt: '2026-11-20T08:01:00Z',
  keptUntil: '2026-11-21T08:01:00Z',
}

const show = (answers: Answers, at = '/verifier/check?check=check_1') =>
  showScreen(<BulkCheck />, {
    path: '/verifier/check',
    at,
    answers: { 'GET /api/checks/check_1': { data: check }, 'GET /api/checks': listOf([]), ...answers },
  })

it('shows results with their verdicts and reasons, and filters them by verdict', async () => {
  show({ [resultsPath]: lines(result(1), revoked) })
  expect(await screen.findByText('All files have been checked.')).toBeTruthy()
  expect(screen.getByText('Revoked on 1 November 2026.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Verdict'), 'Invalid')
  expect(screen.queryByText('1.pdf')).toBeNull()
  expect(screen.getByText('2.pdf')).toBeTruthy()
})

it('shows the check’s progress, and offers no report before its end', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  show({ [resultsPath]: new Response(readable) })
  const writer = writable.getWriter()
  void writer.write(new TextEncoder().encode(`${JSON.stringify(result(1))}\n`))
  expect(await screen.findByText('1 of 2 checked')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Signed report' })).toHaveProperty('disabled', true)
  void writer.write(new TextEncoder().encode(`${JSON.stringify(revoked)}\n`))
  void writer.close()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Signed report' })).toHaveProperty('disabled', false),
  )
})

it('continues where the connection broke', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(`${JSON.stringify(result(1))}\n`)),
    pull: (stream) => stream.error(new TypeError('network')),
  })
  const answers = [new Response(broken), lines(revoked)]
  const { called } = show({ [resultsPath]: () => answers.shift()! })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('All files have been checked.')).toBeTruthy()
  expect(called(resultsPath).map(({ url }) => url.searchParams.get('after'))).toEqual(['0', '1'])
  expect(screen.getAllByText('Bridges')).toHaveLength(2)
})

it('says if a check is gone', async () => {
  show({ [resultsPath]: refusal(404, 'not_found', 'Check not found.') })
  expect(await screen.findByText(/Check not found\./)).toBeTruthy()
})

it('refuses more than 1,000 files before sending any', async () => {
  const { calls } = show({}, '/verifier/check')
  const files = Array.from({ length: 1_001 }, (_, i) => new File(['x'], `${i}.json`))
  fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files } })
  expect(await screen.findByText('You can check up to 1,000 files at once.')).toBeTruthy()
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

it('refuses files of more than 50 MB together before it sends any', async () => {
  const { calls } = show({}, '/verifier/check')
  const half = new File([new Uint8Array(26 * 1024 * 1024)], 'half.zip')
  fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files: [half, half] } })
  expect(await screen.findByText('You can check up to 50 MB at once.')).toBeTruthy()
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

it('the same files that could not be sent are the same check when they are sent again', async () => {
  let tries = 0
  const begin = 'POST /api/checks'
  const { called, router } = show(
    {
      [begin]: () => (++tries === 1 ? refusal(503, 'busy', 'Too busy.') : { data: check }),
      [resultsPath]: lines(result(1)),
    },
    '/verifier/check',
  )
  const files = [new File(['x'], 'a.pdf', { lastModified: 1 })]
  const choose = async () =>
    fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files } })
  await choose()
  expect(await screen.findByText('Too busy.')).toBeTruthy()
  await choose()
  await waitFor(() => expect(router.state.location.search).toBe('?check=check_1'))
  const [first, second] = called(begin).map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it('a report that fails to download says so', async () => {
  show({
    [resultsPath]: lines(result(1)),
    'GET /api/checks/check_1/report.pdf': () => refusal(410, 'gone', 'It was deleted.'),
  })
  const button = await screen.findByRole('button', { name: 'PDF' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  const said = vi.spyOn(toast, 'error')
  await userEvent.click(button)
  await waitFor(() => expect(said).toHaveBeenCalledWith('It was deleted.'))
})

describe('earlier checks', () => {
  const byKey = { ...check, checkId: 'check_2', state: 'running', keptUntil: '' }
  const program = { ...byKey, startedBy: { kind: 'api-key', name: '' } }
  const showEarlier = (answers: Answers = {}) =>
    show({ 'GET /api/checks': listOf([program, check]), ...answers }, '/verifier/check')
  const rows = async () => {
    await screen.findByText('Ministry')
    return screen.getAllByRole('row').slice(1)
  }

  it('show who started each, its verdicts and its state', async () => {
    showEarlier()
    const [running, ended] = await rows()
    expect(running!.textContent).toMatch(/Running.*A revoked API key/)
    expect(ended!.textContent).toMatch(/Valid 1.*Invalid 1.*Done.*Ministry/)
    expect(ended!.textContent).not.toMatch(/Unreadable/)
  })

  it('show their results again once opened', async () => {
    showEarlier({ [resultsPath]: lines(result(1), revoked) })
    const [, ended] = await rows()
    await userEvent.click(within(ended!).getByRole('link'))
    expect(await screen.findByText('Revoked on 1 November 2026.')).toBeTruthy()
    expect(screen.getByText(/Started .*, Ministry/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('are deleted after a question', async () => {
    let kept = [check]
    const { called } = show(
      {
        'GET /api/checks': () => listOf(kept),
        'DELETE /api/checks/check_1': () => {
          kept = []
          return {}
        },
      },
      '/verifier/check',
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Delete the check of/ }))
    expect(called('DELETE /api/checks/check_1')).toHaveLength(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }))
    expect(await screen.findByText(/No checks in the last day/)).toBeTruthy()
  })

  it('say so when they could not be fetched', async () => {
    show({ 'GET /api/checks': refusal(503, 'unavailable', 'Away.') }, '/verifier/check')
    expect(await screen.findByText(/Away\./)).toBeTruthy()
  })
})
