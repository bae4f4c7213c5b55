import type { Application } from '@credenza/schema/sign-up-application'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { beforeEach, expect, it, vi } from 'vitest'
import { press } from '../../testing/press.ts'
import { sendRequestsByFetch } from '../../testing/requests-by-fetch.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { kycDraft, readDraft } from './draft.ts'
import { OnboardingForm } from './onboarding-form.tsx'

const submit = 'POST /api/update-kyc'
const files = [
  'Business License',
  'Tax Certificate',
  'Proof Of Address',
  'Government ID Proof',
  'Proof Of Authorization',
]
const kyc = {
  fullName: 'ليلى أحمد',
  role: 'Registrar',
  email: 'laila@uni.example',
  mobileNumber: '971501234567',
  bankAccountDetails: 'current',
  accountHolderName: 'Gulf Technical',
  accountNumber: '1014567890123',
  bankName: 'Emirates NBD',
  branchName: 'Academic City',
  swiftFscCode: 'EBILAEAD',
  paymentPreference: 'Bank transfer',
}
const returned = {
  _id: 'reg_1',
  status: 'Returned',
  selectedRole: 'issuer',
  returnReason: 'The tax certificate is out of date.',
  kyc: { ...kyc, amlCtfConfirmed: true, pepConfirmed: false },
  files: [
    'businessLicense',
    'taxCertificate',
    'proofOfAddress',
    'governmentIDProof',
    'proofOfAuthorization',
  ].map((kind) => ({
    id: kind,
    kind,
    mediaType: 'application/pdf',
    bytes: 2000,
    uploadedAt: '2026-01-05T08:00:00Z',
  })),
} as unknown as Application

function show(answers: Answers = {}, application?: Application) {
  const props = { role: 'issuer', registrationId: 'reg_1', application } as const
  const form = <OnboardingForm {...props} />
  const screens = (
    <>
      {form}
      <Toaster />
    </>
  )
  const at = '/sign-up/issuer/reg_1'
  const view = showScreen(screens, { path: at, at, answers: { [submit]: {}, ...answers } })
  sendRequestsByFetch()
  return view
}
const pdf = () => new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf', lastModified: 1 })
const send = () => press('Submit for review')
/** Waits for the documents to appear; happy-dom does not show the account at the start of the form. */
async function untilReady() {
  await screen.findByRole('button', { name: 'Replace Tax Certificate' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Bank Account Details/ }), 'current')
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

it('what was submitted before need not be given again; only the new paper is sent', async () => {
  const { called, router } = show({}, returned)
  expect(screen.getByText('The tax certificate is out of date.')).toBeTruthy()
  await untilReady()
  const input = screen.getByLabelText('Browse for Tax Certificate', { selector: 'input' })
  fireEvent.change(input, { target: { files: [pdf()] } })
  await screen.findByText(/^paper\.pdf/)
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer'))
  const { taxCertificate, ...fields } = called(submit)[0]!.body as Record<string, unknown>
  expect(taxCertificate).toMatchObject({ name: 'paper.pdf' })
  expect(fields).toEqual({ ...kyc, registrationId: 'reg_1', amlCtfConfirmed: 'true', pepConfirmed: 'false' })
})

it('an empty form sends nothing and leads to the first paper that is missing', async () => {
  const { called } = show()
  for (const label of files) await screen.findByRole('button', { name: `Browse for ${label}` })
  await send()
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Browse for Business License'),
  )
  expect(called(submit)).toEqual([])
})

it('what was typed outlives a reload, files do not, and this is said', async () => {
  const first = show()
  fireEvent.change(screen.getByRole('textbox', { name: /^Full Name/ }), { target: { value: 'ليلى' } })
  await waitFor(() => expect(readDraft(kycDraft('reg_1'))).toEqual({ fullName: 'ليلى' }))
  first.unmount()
  show()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Full Name/ }).value).toBe('ليلى')
  expect(screen.getByText(/but not your files/)).toBeTruthy()
})

it('papers that have arrived already, with their answer lost, are submitted', async () => {
  show({ [submit]: () => refusal(409, 'already_onboarded', 'They are with us.') }, returned)
  await untilReady()
  await send()
  expect(await screen.findByRole('dialog', { name: 'Details Under Review' })).toBeTruthy()
})

it('a refusal keeps everything for the next try', async () => {
  let tries = 0
  show({ [submit]: () => (++tries === 1 ? refusal(503, 'busy', 'Later.') : {}) }, returned)
  await untilReady()
  await send()
  await waitFor(() => expect(screen.getAllByText('Later.').length).toBeGreaterThan(0))
  await send()
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it.each([
  ['not_found', 404, 'Sign up as an issuer', '/sign-up/issuer'],
  ['not_signed_in', 401, 'Sign in', '/sign-in?next=%2Fsign-up%2Fissuer%2Freg_1'],
])('a registration that answers %s leads on', async (error, status, name, href) => {
  show({ [submit]: () => refusal(status, error, 'No.') }, returned)
  await untilReady()
  await send()
  const link = await screen.findByRole('link', { name: new RegExp(name, 'i') })
  expect(link.getAttribute('href')).toContain(href)
})
