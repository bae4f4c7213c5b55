import type { ApprovalRequest } from '@credenza/schema/approval'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startSession } from '../../lib/session/session.ts'
import { press } from '../../testing/press.ts'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { ApprovalPage } from './approval-page.tsx'
import ApprovalRules from './approval-rules.tsx'

const requestCall = 'GET /api/approvals/apr_1'
const itemsCall = 'GET /api/approvals/apr_1/certificates'
const rejectCall = 'POST /api/approvals/apr_1/reject'
const outOfOrder = () => refusal(500, 'internal', 'Out of order.')
const request: ApprovalRequest = {
  _id: 'apr_1',
  state: 'open',
  title: 'Bachelor of Engineering',
  note: '',
  askedBy: { _id: 'acc_0', name: 'Omar' },
  createdAt: '2026-11-20T08:00:00Z',
  total: 2,
  waiting: 2,
  digest: 'ab'.repeat(32),
  demands: [],
  changed: 0,
  removed: 0,
  rejectedBy: '',
  reason: '',
  awaitsYou: true,
}

function showPage(answers: Answers) {
  startSession({
    role: 'issuer',
    data: 'token',
    userData: { _id: 'org_1', email: 's@delma.example', selectedRole: 'issuer' },
  })
  return showScreen(<ApprovalPage id="apr_1" />, {
    path: '/issuer/approvals/:id',
    at: '/issuer/approvals/apr_1',
    answers: { [requestCall]: { data: request }, [itemsCall]: listOf([]), ...answers },
  })
}

it('a request that cannot be read says why under a heading, and is read again on demand', async () => {
  let fails = true
  showPage({ [requestCall]: () => (fails ? outOfOrder() : { data: request }) })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Approvals')
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Bachelor of Engineering')
})

it('certificates that cannot be read leave no preview that loads for ever', async () => {
  showPage({ [itemsCall]: outOfOrder })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  expect(screen.getByText('Out of order.')).toBeTruthy()
})

it('a request without certificates has no preview', async () => {
  showPage({})
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  expect(document.querySelector('.mantine-Skeleton-root')).toBeNull()
})

it('a rejection that is refused says why; the reason is still there', async () => {
  const { called } = showPage({ [rejectCall]: () => refusal(409, 'conflict', 'It was withdrawn.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(reason, 'The dates are wrong.')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('It was withdrawn.')).toBeTruthy()
  expect(reason.value).toBe('The dates are wrong.')
  expect(called(rejectCall).map(({ body }) => body)).toEqual([{ reason: 'The dates are wrong.' }])
})

it('after refused rules, the faulty field has the focus, and a change takes the fault away', async () => {
  const words = 'Choose at least one signer.'
  const answer = Promise.withResolvers<Response>()
  showScreen(<ApprovalRules isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers: {
      'GET /api/approval-rules': { data: [] },
      'GET /api/colleagues': { data: [] },
      'GET /api/categories/get-all': { data: [] },
      'GET /api/departments': listOf([]),
      'PUT /api/approval-rules': () => answer.promise,
    },
  })
  await press('Add a rule')
  await press('Save rules')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save rules' })).toHaveProperty('disabled', true),
  )
  answer.resolve(refusal(422, 'invalid', words, { 'rules.0.signers': words }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Signers' }))
  await press('Add a rule')
  expect(screen.queryByText(words)).toBeNull()
})

it.each(['GET /api/approval-rules', 'GET /api/colleagues'])(
  'without the answer of %s the rules say so, and try again on demand',
  async (broken) => {
    let fails = true
    const usual: Answers = {
      'GET /api/approval-rules': { data: [] },
      'GET /api/colleagues': { data: [] },
      'GET /api/categories/get-all': { data: [] },
      'GET /api/departments': listOf([]),
    }
    showScreen(<ApprovalRules isLocked={false} />, {
      path: '/issuer/settings',
      at: '/issuer/settings',
      answers: { ...usual, [broken]: () => (fails ? outOfOrder() : (usual[broken] as object)) },
    })
    expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Approvals before signing' })).toBeTruthy()
  },
)
