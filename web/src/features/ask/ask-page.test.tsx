import type { PresentationDetail } from '@credenza/schema/presentation'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, showScreen } from '../../testing/show-screen.tsx'
import { AskPage } from './ask-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const request: PresentationDetail = {
  _id: 'ask_1',
  title: 'Your degree',
  purpose: 'To admit you',
  facts: ['name'],
  url: 'https://credenza.example/ask/ask_1',
  state: 'waiting',
  createdAt: '2026-11-20T08:00:00Z',
  endsAt: '2026-11-27T08:00:00Z',
  keptDays: 30,
  endedAt: '',
  keptUntil: '',
  answeredWith: '',
  verdict: '',
  refusedAnswers: 0,
  answer: null,
}
const answered: PresentationDetail = {
  ...request,
  state: 'answered',
  answeredWith: 'wallet',
  verdict: 'VALID',
  keptUntil: '2026-12-20T08:00:00Z',
  answer: {
    title: 'Bridges',
    issuer: 'University',
    date: '2026-06-30T00:00:00Z',
    until: '',
    shown: [{ fact: 'name', label: '', value: 'Layla Haddad' }],
    checks: [{ name: 'signature', answer: 'passed', code: 'signed' }],
    sha256: 'ab',
    presentation: 'a~b~c',
  },
}

const show = (answers: Answers, at = '/verifier/ask') =>
  showScreen(<AskPage />, {
    path: '/verifier/ask',
    at,
    answers: { 'GET /api/presentation-requests': listOf([]), ...answers },
  })
const one = (data: PresentationDetail) =>
  show({ 'GET /api/presentation-requests/ask_1': { data } }, '/verifier/ask?request=ask_1')

it('builds a request by clicking, and shows its link', async () => {
  const { called } = show({
    'POST /api/presentation-requests': { data: request },
    'GET /api/presentation-requests/ask_1': { data: request },
  })
  await userEvent.type(await screen.findByLabelText(/What you need/), 'Your degree')
  await userEvent.click(screen.getByLabelText('Grade'))
  await userEvent.selectOptions(screen.getByLabelText('The link works for'), '1 day')
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByText('https://credenza.example/ask/ask_1')).toBeTruthy()
  const [{ body, key } = {}] = called('POST /api/presentation-requests')
  expect(body).toMatchObject({ title: 'Your degree', facts: ['name', 'grade'], openDays: 1, keptDays: 30 })
  expect(key).toBeTruthy()
})

it('lists requests with their states and results', async () => {
  show({ 'GET /api/presentation-requests': listOf([{ ...answered, answer: undefined }]) })
  expect(await screen.findByRole('link', { name: 'Your degree' })).toBeTruthy()
  expect(screen.getAllByText('Answered').length).toBeGreaterThan(0)
  expect(screen.getByText('Valid')).toBeTruthy()
})

it('shows the answer with its verdict, its checks and the day of its deletion', async () => {
  one(answered)
  expect(await screen.findByText('Layla Haddad')).toBeTruthy()
  for (const text of ['VALID', 'Bridges', 'University', 'The signature matches', 'Passed'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/Will be deleted on/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Signed receipt' })).toBeTruthy()
  expect(screen.getByText(/A digital wallet signed this answer/)).toBeTruthy()
})

it('says of a file that others may have it too', async () => {
  one({ ...answered, answeredWith: 'file' })
  expect(await screen.findByText(/a file or a link, which other people may have too/)).toBeTruthy()
})

it('says that an answer was deleted, and that a refusal shows nothing', async () => {
  one({ ...answered, answer: null })
  expect(await screen.findByText(/was deleted on the day you chose/)).toBeTruthy()
  cleanup()
  one({ ...request, state: 'refused' })
  expect(await screen.findByText('Nothing has been shown.')).toBeTruthy()
  cleanup()
  one({ ...request, refusedAnswers: 2 })
  expect(await screen.findByText(/did not pass our checks: 2\./)).toBeTruthy()
})
