import type { ApprovalRequest } from '@credenza/schema/approval'
import type { MemberRole } from '@credenza/schema/member-role'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { signInAs } from '../../testing/sign-in-as.ts'
import { ApprovalList } from './approval-list.tsx'
import { ApprovalPage } from './approval-page.tsx'
import ApprovalRules from './approval-rules.tsx'

const signer = (name: string, facts: object = {}) => ({
  _id: `acc_${name}`,
  name,
  approvedAt: '',
  counts: true,
  ...facts,
})
const request = (facts: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  _id: 'apr_1',
  state: 'open',
  title: 'Bachelor of Engineering',
  note: 'Graduation is on Friday.',
  askedBy: { _id: 'acc_0', name: 'Omar' },
  createdAt: '2026-11-20T08:00:00Z',
  total: 10_000,
  waiting: 10_000,
  digest: 'ab'.repeat(32),
  demands: [
    {
      category: '',
      needed: 2,
      approvals: 1,
      signers: [
        signer('ليلى', { approvedAt: '2026-11-20T09:00:00Z' }),
        signer('Sara'),
        signer('Zayed', { counts: false }),
      ],
    },
  ],
  changed: 0,
  removed: 0,
  rejectedBy: '',
  reason: '',
  awaitsYou: true,
  ...facts,
})
const item = {
  certificateId: 'cert_0',
  name: 'Amal Haddad',
  title: 'Bachelor of Engineering',
  category: 'Degree',
  isChanged: false,
  isSigned: false,
}
const one = 'GET /api/approvals/apr_1'
const approval = 'POST /api/approvals/apr_1/approve'

beforeEach(() => signInAs('manager'))
afterEach(() => sessionStorage.clear())

const show = (answers: Answers) =>
  showScreen(
    <>
      <ApprovalPage id="apr_1" />
      <Toaster />
    </>,
    {
      path: '/issuer/approvals/:id',
      at: '/issuer/approvals/apr_1',
      answers: {
        [one]: { data: request() },
        'GET /api/approvals/apr_1/certificates': listOf([item]),
        'GET /api/user/get-certificate-by-user-url/cert_0': {
          data: { type: 'party', certificates: [sampleCertificate({})] },
        },
        ...answers,
      },
    },
  )

it('the list says what waits, how many have approved, and for whom', async () => {
  showScreen(<ApprovalList />, {
    path: '/issuer/approvals',
    at: '/issuer/approvals',
    answers: { 'GET /api/approvals': listOf([request()]) },
  })
  expect(await screen.findByRole('link', { name: 'Bachelor of Engineering' })).toBeTruthy()
  expect(screen.getAllByText('1 of 2 needed, 3 signers').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Waiting for you').length).toBeGreaterThan(0)
})

it('a signer approves the digest that is shown', async () => {
  const { called } = show({ [approval]: { data: request({ state: 'approved', awaitsYou: false }) } })
  expect(await screen.findByText(/Zayed/)).toBeTruthy()
  expect(screen.getByText(/no longer sign/)).toBeTruthy()
  await press('Approve')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve these certificates?' }))
  expect(dialog.getByText(/certificates: 10,000/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved.')).toBeTruthy()
  expect(called(approval)[0]!.body).toEqual({ digest: 'ab'.repeat(32) })
})

it('after the approval, whose buttons are gone, the title has the focus', async () => {
  let state = request()
  show({
    [one]: () => ({ data: state }),
    [approval]: () => {
      state = request({ awaitsYou: false })
      return { data: state }
    },
  })
  await press('Approve')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve these certificates?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('approving something that has changed in the meantime is refused, with the reason', async () => {
  show({ [approval]: () => refusal(409, 'approval_changed', 'Something has changed.') })
  await press('Approve')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Something has changed.')
})

it('a rejection needs a reason', async () => {
  const call = 'POST /api/approvals/apr_1/reject'
  const { called } = show({ [call]: { data: request({ state: 'rejected' }) } })
  await press('Reject')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject this request?' }))
  expect(dialog.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong date')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Rejected.')).toBeTruthy()
  expect(called(call)[0]!.body).toEqual({ reason: 'Wrong date' })
})

it('somebody who is not asked decides nothing; a changed request is put to the signers again', async () => {
  const call = 'POST /api/approvals/apr_1/renew'
  const { called } = show({
    [one]: { data: request({ state: 'changed', awaitsYou: false, changed: 3, removed: 1 }) },
    [call]: { data: request() },
  })
  expect(await screen.findByText('Something has changed')).toBeTruthy()
  expect(screen.getByText(/3 changed, 1 removed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await press('Ask again')
  expect(await screen.findByText('The signers were asked again.')).toBeTruthy()
  expect(called(call)).toHaveLength(1)
})

it('what was rejected is put to the signers in a new request, after its certificates were mended', async () => {
  const ask = 'POST /api/approvals'
  const { called, router } = show({
    [one]: {
      data: request({ state: 'rejected', awaitsYou: false, reason: 'Wrong date', rejectedBy: 'Sara' }),
    },
    'GET /api/approval-rules': listOf([onlyRule]),
    'POST /api/batches/preview': { data: { total: 9_999, willChange: 0, refused: [] } },
    [ask]: { data: request({ _id: 'apr_2' }) },
    'GET /api/approvals/apr_2': { data: request({ _id: 'apr_2' }) },
  })
  const link = await screen.findByRole('link', { name: item.title })
  expect(link.getAttribute('href')).toBe('/certificate/cert_0')
  await press('Ask again')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for approval' }))
  expect(await dialog.findByText(/9,999/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for approval' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer/approvals/apr_2'))
  const certificates = { filter: { approval: 'apr_1', signed: 'false' }, except: [] }
  expect(called(ask)[0]!.body).toEqual({ certificates, note: '' })
})

it('the owner sets a rule; others only read them', async () => {
  const colleague = { name: 'Sara', email: 's@uni.example', since: '2026-01-05T08:00:00Z' }
  const people = [
    { ...colleague, _id: 'acc_1', state: 'owner', memberRole: 'owner', isYou: true },
    { ...colleague, _id: 'acc_2', name: 'Omar', state: 'active', memberRole: 'preparer', isYou: false },
  ]
  const rule = { category: '', needed: 1, signers: ['acc_1'], freeADay: 0, freeFilsADay: null }
  const rules = (memberRole: MemberRole) => {
    signInAs(memberRole)
    const { called, unmount } = showScreen(<ApprovalRules isLocked={false} />, {
      path: '/issuer/settings',
      at: '/issuer/settings',
      answers: {
        'GET /api/approval-rules': listOf([rule]),
        'GET /api/colleagues': { data: people },
        'GET /api/categories/get-all': { data: [{ id: 'cat_1', name: 'Degree' }] },
        'PUT /api/approval-rules': listOf([rule]),
      },
    })
    return { called, unmount }
  }
  const { called, unmount } = rules('owner')
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'Degree')
  await press('Save rules')
  expect(called('PUT /api/approval-rules')[0]!.body).toEqual({ rules: [{ ...rule, category: 'Degree' }] })
  unmount()
  rules('manager')
  expect(await screen.findByText(/Only your organisation’s owner/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull()
})

it('the owner is told which signers of a rule have no second factor', async () => {
  const person = (_id: string, name: string, { hasSecondFactor = false } = {}) => ({
    _id,
    name,
    email: `${_id}@uni.example`,
    since: '2026-01-05T08:00:00Z',
    state: 'active',
    memberRole: 'signer',
    isYou: false,
    hasSecondFactor,
  })
  const people = [
    person('acc_1', 'Sara', { hasSecondFactor: true }),
    person('acc_2', 'Omar'),
    person('acc_3', 'Huda'),
  ]
  const rule = { category: '', needed: 1, signers: ['acc_1', 'acc_2'], freeADay: 0, freeFilsADay: null }
  signInAs('owner')
  showScreen(<ApprovalRules isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers: {
      'GET /api/approval-rules': listOf([rule]),
      'GET /api/colleagues': { data: people },
      'GET /api/categories/get-all': { data: [] },
    },
  })
  const warning = await screen.findByText(/^Cannot approve until they set up a second factor/)
  expect(warning.textContent).toContain('Omar')
  expect(warning.textContent).not.toMatch(/Sara|Huda/)
})

const onlyRule = { category: '', needed: 1, signers: [], freeADay: 0, freeFilsADay: null }
function showRules(save: Response) {
  signInAs('owner')
  return showScreen(<ApprovalRules isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers: {
      'GET /api/approval-rules': listOf([onlyRule]),
      'GET /api/colleagues': { data: [] },
      'GET /api/categories/get-all': { data: [{ id: 'cat_1', name: 'Degree' }] },
      'GET /api/account/second-factor': {
        data: { passkeys: [], totp: false, recoveryCodesLeft: 0, required: false, provider: false },
      },
      'PUT /api/approval-rules': () => save,
    },
  })
}

it('an owner who has no second factor can open Security from the refusal', async () => {
  showRules(refusal(403, 'second_factor_required', 'Set up a passkey or an authenticator app first.'))
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'Degree')
  await press('Save rules')
  expect(await screen.findByText('Set up a passkey or an authenticator app first.')).toBeTruthy()
  await press('Security')
  const dialog = within(await screen.findByRole('dialog', { name: 'My Profile' }))
  expect(dialog.getByRole('tab', { name: 'Security' }).getAttribute('aria-selected')).toBe('true')
})

it('the only rule is for every category, and its missing signers are reported at their field', async () => {
  const fault = 'Choose at least one signer.'
  showRules(refusal(422, 'invalid', 'Check the form.', { 'rules.0.signers': fault }))
  expect(await screen.findByRole('option', { name: 'Every category' })).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Approvals needed'))
  await userEvent.type(screen.getByLabelText('Approvals needed'), '2')
  await press('Save rules')
  expect(await screen.findByText(fault)).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Signers' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Check the form.')).toBeNull()
})

it('the note to the signers comes before everything that they check', async () => {
  show({})
  const note = await screen.findByText('Graduation is on Friday.')
  const [first] = await screen.findAllByRole('heading', { level: 2 })
  expect(note.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
