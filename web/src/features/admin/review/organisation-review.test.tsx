import type { OrganisationDetail } from '@credenza/schema/admin'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press } from '../../../testing/press.ts'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { OrganisationReview } from './organisation-review.tsx'

const file = (kind: string, mediaType = 'application/pdf') => ({
  id: `file_${kind}`,
  kind,
  mediaType,
  bytes: 123_456,
  uploadedAt: '2026-11-20T08:00:00Z',
})
const organisation: OrganisationDetail = {
  _id: 'org_1',
  organizationName: 'University of Sharjah',
  status: 'Pending',
  selectedRole: 'issuer',
  returnReason: null,
  submittedAt: '2026-11-20T09:00:00.000Z',
  suspensionReason: null,
  createdAt: '2026-11-20T08:00:00Z',
  approvedAt: null,
  details: {
    organizationName: 'University of Sharjah',
    type: 'educational',
    registrationNumber: 'AE-2011-0042',
    tin: '100234567800003',
    industry: 'educational',
    year: '2011',
    email: 'registrar@example.com',
    mobile: '971501234567',
    website: 'javascript:alert(1)',
    headquartersAddress: 'University City Road 1',
    city: 'Sharjah',
    state: 'Sharjah',
    country: 'United Arab Emirates',
    zip: '00000',
    accreditationCertificate: 'CAA-0042',
  },
  kyc: {
    fullName: 'Mariam Al Suwaidi',
    role: 'Registrar',
    email: 'mariam@example.com',
    mobileNumber: '971501234568',
    bankAccountDetails: 'current',
    accountHolderName: 'Registrar Office',
    accountNumber: '0123456789',
    bankName: 'First Emirates',
    branchName: 'Main',
    swiftFscCode: 'FEMXAEADXXX',
    paymentPreference: 'Bank transfer',
    amlCtfConfirmed: true,
    pepConfirmed: false,
  },
  files: [file('businessLicense'), file('taxCertificate', 'image/png'), file('proofOfAddress', 'text/html')],
  lookAlikes: [],
  history: [
    { at: '2026-11-20T08:00:00Z', action: 'organisation.registered', actor: 'registrar@example.com' },
  ],
}
const detail = 'GET /api/admin/organisations/org_1'
const approve = 'POST /api/admin/organisations/org_1/approve'
const giveBack = 'POST /api/admin/organisations/org_1/return'
const other = {
  _id: 'org_0',
  organizationName: 'Another',
  createdAt: '2026-11-19T08:00:00Z',
  status: 'Pending',
}
const quiet: Answers = {
  'GET /api/admin/organisations': listOf([organisation, other]),
  [detail]: { data: organisation },
  'GET /api/admin/organisations/org_1/files/file_businessLicense': () => new Response('%PDF-1.4'),
  'GET /api/admin/organisations/org_1/files/file_taxCertificate': () => new Response('png'),
  'GET /api/admin/organisations/org_1/files/file_proofOfAddress': () => new Response('<script>'),
}
const show = (answers: Answers = {}) =>
  showScreen(<OrganisationReview />, {
    path: '/admin/organisations/:id',
    at: '/admin/organisations/org_1',
    answers: { ...quiet, ...answers },
  })
const inDialog = async () => within(await screen.findByRole('dialog'))

const browserShowsPdf = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true })

beforeEach(() => {
  browserShowsPdf(false)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows what was entered, and links only web addresses', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'University of Sharjah' })).toBeTruthy()
  for (const value of ['AE-2011-0042', '0123456789', 'Educational Institute', 'Confirmed', 'Not confirmed']) {
    expect(screen.getAllByText(value).length).toBeGreaterThan(0)
  }
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
})

it('fetches only the viewed document, since every read is audited', async () => {
  browserShowsPdf(true)
  const { called } = show()
  expect(await screen.findByTitle('Business licence')).toHaveProperty('tagName', 'IFRAME')
  const files = '/api/admin/organisations/org_1/files'
  expect(called(`GET ${files}/file_businessLicense`)).toHaveLength(1)
  expect(called(`GET ${files}/file_taxCertificate`)).toHaveLength(0)
  await userEvent.click(screen.getByRole('tab', { name: 'Business licence' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByRole('img', { name: 'Tax certificate' })).toBeTruthy()
  await press('Previous document')
  expect(await screen.findByTitle('Business licence')).toBeTruthy()
  expect(called(`GET ${files}/file_businessLicense`)).toHaveLength(1)
})

it('a browser without a PDF viewer offers the document in a new tab and for download', async () => {
  show()
  expect(await screen.findByText(/^Your browser can’t show PDFs/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in new tab' }).getAttribute('href')).toBe('blob:test')
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

it('never frames a file that is neither PDF nor picture, and says which file is missing', async () => {
  show()
  await userEvent.click(await screen.findByRole('tab', { name: 'Proof of address' }))
  expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Open in new tab' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: /^Proof of authorisation/ }))
  expect(await screen.findByText('This document has not been submitted.')).toBeTruthy()
})

it('a picture is enlarged by button and by key, and fits again', async () => {
  show()
  await userEvent.click(await screen.findByRole('tab', { name: 'Tax certificate' }))
  const picture = await screen.findByRole('img', { name: 'Tax certificate' })
  await press('Zoom in')
  expect(picture.style.width || picture.style.inlineSize).toBe('150%')
  screen.getByRole('region', { name: /^Tax certificate/ }).focus()
  await userEvent.keyboard('+')
  expect(picture.style.width || picture.style.inlineSize).toBe('200%')
  await userEvent.keyboard('0')
  expect(picture.style.width || picture.style.inlineSize).toBe('100%')
})

it('warns of a similar organisation, with both values and a link to it', async () => {
  const lookAlike = {
    _id: 'org_9',
    organizationName: 'University of Sharjаh',
    status: 'Approved',
    because: 'name' as const,
    values: ['University of Sharjah', 'University of Sharjаh'] as [string, string],
  }
  show({ [detail]: { data: { ...organisation, lookAlikes: [lookAlike] } } })
  const warning = within(await screen.findByRole('alert'))
  expect(warning.getByText('Its name is similar to University of Sharjаh (Approved).')).toBeTruthy()
  expect(warning.getByText('University of Sharjah')).toBeTruthy()
  expect(warning.getByText('University of Sharjаh')).toBeTruthy()
  expect(warning.getByRole('link').getAttribute('href')).toBe('/admin/organisations/org_9')
})

it('says that another organisation has the same domain, and shows it once', async () => {
  const lookAlike = {
    _id: 'org_9',
    organizationName: 'Sharjah University',
    status: 'Rejected',
    because: 'domain' as const,
    values: ['sharjah.ac.ae', 'sharjah.ac.ae'] as [string, string],
  }
  show({ [detail]: { data: { ...organisation, lookAlikes: [lookAlike] } } })
  const warning = within(await screen.findByRole('alert'))
  expect(warning.getByText(/^Its email or web domain is the same as that of Sharjah University/)).toBeTruthy()
  expect(warning.getAllByText('sharjah.ac.ae')).toHaveLength(1)
})

it('approves only after saying what happens, then shows the new status and offers the next one waiting', async () => {
  let status = 'Pending'
  const { called } = show({
    [detail]: () => ({ data: { ...organisation, status } }),
    [approve]: () => {
      status = 'Approved'
      return {}
    },
  })
  await press('Approve')
  const dialog = await inDialog()
  expect(dialog.getByText(/We’ll email registrar@example\.com/)).toBeTruthy()
  expect(called(approve)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(approve)).toHaveLength(1)
  expect(screen.getByText('It can act under its own name.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  const next = screen.getByRole('link', { name: /^Next in queue/ })
  expect(next.getAttribute('href')).toBe('/admin/organisations/org_0')
  await waitFor(() => expect(document.activeElement).toBe(next))
})

it('approves only the application as it was read', async () => {
  const { called } = show({ [approve]: () => refusal(409, 'already_decided', 'Submitted again.') })
  await press('Approve')
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/^The application was submitted again in the meantime\./)).toBeTruthy()
  expect(called(approve)[0]!.body).toEqual({ ifSubmittedAt: '2026-11-20T09:00:00.000Z' })
})

it('returns only with a reason, which a quick reason fills in', async () => {
  const { called } = show({ [giveBack]: {} })
  await press('Return with reason')
  const dialog = await inDialog()
  expect(dialog.getByRole('button', { name: 'Return with reason' })).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('button', { name: 'The licence has expired' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Return with reason' }))
  await waitFor(() => expect(called(giveBack)[0]?.body).toEqual({ reason: 'The licence has expired' }))
})

it('if another person decided first it says so and shows the current status', async () => {
  let status = 'Pending'
  show({
    [detail]: () => ({ data: { ...organisation, status } }),
    [approve]: () => {
      status = 'Suspended'
      return refusal(409, 'already_decided', 'This organisation is suspended.')
    },
  })
  await press('Approve')
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/^Someone else decided first,/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Reinstate' })).toBeTruthy()
})

it('an outage loses neither the dialog nor the typed reason', async () => {
  show({ [giveBack]: () => refusal(503, 'unavailable', 'Try again in a moment.') })
  await press('Return with reason')
  const dialog = await inDialog()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Blurred')
  await userEvent.click(dialog.getByRole('button', { name: 'Return with reason' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Try again in a moment.')
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Blurred')
})

it.each([
  ['Registered', []],
  ['Pending', ['Return with reason', 'Approve']],
  ['Approved', ['Suspend']],
  ['Returned', []],
  ['Suspended', ['Reinstate']],
])('an organisation that is %s can be decided on by %j', async (status, buttons) => {
  show({ [detail]: { data: { ...organisation, status } } })
  const bar = within(await screen.findByRole('region', { name: 'Decision' }))
  expect(bar.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
})

it('a missing organisation is reported as missing', async () => {
  show({ [detail]: () => refusal(404, 'not_found', 'Organisation not found.') })
  expect(await screen.findByText('Error fetching data: Organisation not found.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
