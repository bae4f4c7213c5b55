import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { CertificateDetail } from '../certificate-detail/certificate-detail.tsx'
import { MyCertificates } from '../holder/my-certificates.tsx'
import { RequestList } from './request-list.tsx'

const facts = { isVerified: true, status: '1', userName: 'Jon Smith' } as const
const signed = sampleCertificate(facts)
const version = (facts: object) => ({
  _id: 'cert_0',
  slug: 'slug-0',
  createdAt: '2026-01-01T08:00:00Z',
  signedAt: '2026-01-02T08:00:00Z',
  supersededAt: '',
  changes: [],
  ...facts,
})
const renamed = { field: 'userName', from: 'Jon Smith', to: 'John Smith' }
const request = {
  _id: 'corr_1',
  certificateId: 'cert_0',
  title: 'BSc',
  userName: 'Jon Smith',
  issuerName: 'University',
  changes: [renamed],
  why: 'My passport says John.',
  state: 'open',
  answer: '',
  createdAt: '2026-11-20T08:00:00Z',
  decidedAt: '',
  correctedBy: '',
}
const one = (certificate = signed) => ({ data: { type: 'party', certificates: [certificate] } })
const oneCall = 'GET /api/user/get-certificate-by-user-url/cert_0'
const versionsCall = 'GET /api/certificates/cert_0/versions'
const correctCall = 'POST /api/certificates/cert_0/correct'
const requestsCall = 'GET /api/correction-requests'
const ownCall = 'GET /api/user/correction-requests'
const mineCall = 'GET /api/user/my-certificates'
const askCall = 'POST /api/user/certificates/cert_0/correction-requests'
const usual: Answers = {
  [oneCall]: one(),
  [versionsCall]: { data: [version({})] },
  [correctCall]: { certificateId: 'cert_1' },
  'GET /api/categories/get-all': { data: [{ id: 'cat_1', name: 'Degree' }] },
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const changesShown = (within_: HTMLElement) =>
  [...within_.querySelectorAll('dd')].map((dd) => dd.textContent?.replaceAll(/\s+/g, ' ').trim())

const signIn = (role: string) =>
  sessionStorage.setItem(
    'userData',
    JSON.stringify({ role, data: 'token', userData: { email: 'a@b.example' } }),
  )
const showDetail = (answers: Answers = {}) => {
  signIn('issuer')
  return showScreen(<CertificateDetail />, {
    path: '/certificate/:id',
    at: '/certificate/cert_0',
    answers: { ...usual, ...answers },
  })
}
const showRequests = (answers: Answers, query = '') =>
  showScreen(<RequestList />, {
    path: '/issuer/requests',
    at: `/issuer/requests${query}`,
    answers: { ...usual, ...answers },
  })
const showMine = (answers: Answers) =>
  showScreen(<MyCertificates />, {
    path: '/student',
    at: '/student',
    answers: { [ownCall]: listOf([]), ...answers },
  })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('the issuer sees a correction’s changes before making it, and then gets to the corrected certificate', async () => {
  const { called, router } = showDetail()
  await press(/^More about/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct' }))
  const dialog = await screen.findByRole('dialog', { name: 'Correct the certificate of Jon Smith' })
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Create correction' })
  expect(submit.disabled).toBe(true)
  expect(within(dialog).getByText(/once you have signed it and a verifier has accepted it/)).toBeTruthy()
  await retype(within(dialog).getByLabelText(/^Recipient/), 'John Smith')
  expect(changesShown(dialog)).toEqual(['Was: Jon Smith Now: John Smith'])
  await userEvent.click(submit)
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate/cert_1'))
  expect(called(correctCall).map(({ body }) => body)).toEqual([
    {
      userName: 'John Smith',
      title: 'BSc',
      categoryName: 'Degree',
      date: '2025-06-30',
      validUntil: '',
      details: {},
      requestId: '',
    },
  ])
})

it('a correction shows what changes beside the title, and sends all of it', async () => {
  const details = { grade: 'B', custom: [{ label: 'Thesis', value: 'Dams' }] }
  const { called } = showDetail({ [oneCall]: one({ ...signed, details }) })
  await press(/^More about/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct' }))
  const dialog = await screen.findByRole('dialog', { name: 'Correct the certificate of Jon Smith' })
  await retype(within(dialog).getByLabelText('Grade'), 'A')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove field 1' }))
  expect(changesShown(dialog)).toEqual(['Was: B Now: A', 'Was: Thesis: Dams Now:'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create correction' }))
  await waitFor(() => expect(called(correctCall)).toHaveLength(1))
  expect(called(correctCall)[0]!.body).toMatchObject({ details: { grade: 'A' } })
})

it('a refused value is reported at its field', async () => {
  const message = 'Characters of this name cannot be printed.'
  showDetail({
    [correctCall]: () =>
      Response.json(
        { success: false, error: 'missing_glyph', message, fields: { userName: message } },
        { status: 422 },
      ),
  })
  await press(/^More about/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct' }))
  const field = await screen.findByLabelText(/^Recipient/)
  await retype(field, 'J𓀀')
  await press('Create correction')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field)
})

it.each([
  ['', 'A correction is waiting for signature'],
  ['2026-01-03T08:00:00Z', 'A correction is waiting for acceptance'],
])('a certificate leads to the correction that waits', async (signedAt, title) => {
  const correction = version({ _id: 'cert_1', signedAt, changes: [renamed] })
  showDetail({ [versionsCall]: { data: [version({}), correction] } })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the correction' }).getAttribute('href')).toBe(
    '/certificate/cert_1',
  )
})

it('a pending correction links to the certificate it corrects, and shows its changes', async () => {
  const before = version({ _id: 'cert_a' })
  showDetail({
    [oneCall]: one(sampleCertificate({ ...facts, isVerified: false, status: '0', corrects: 'cert_a' })),
    [versionsCall]: { data: [before, version({ signedAt: '', changes: [renamed] })] },
  })
  expect(await screen.findByText('This corrects an earlier certificate')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the earlier certificate' }).getAttribute('href')).toBe(
    '/certificate/cert_a',
  )
  const versions = await screen.findAllByText(/^Version \d$/)
  expect(versions.map((name) => name.textContent)).toEqual(['Version 2', 'Version 1'])
  expect(screen.getByText('As first issued')).toBeTruthy()
})

it('an unsigned correction can be withdrawn, after confirmation', async () => {
  const takeBackCall = 'DELETE /api/certificates/cert_0/correct'
  const { called } = showDetail({
    [versionsCall]: { data: [version({}), version({ _id: 'cert_1', signedAt: '' })] },
    [takeBackCall]: {},
  })
  await press('Withdraw the correction')
  expect(called(takeBackCall)).toEqual([])
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the correction' }))
  await waitFor(() => expect(called(takeBackCall)).toHaveLength(1))
})

it('a revoked and a superseded certificate cannot be corrected', async () => {
  showDetail({ [oneCall]: one(sampleCertificate({ ...facts, supersededBy: 'cert_1' })) })
  await press(/^More about/)
  await screen.findByRole('menuitem', { name: 'Sign' })
  expect(screen.queryByRole('menuitem', { name: 'Correct' })).toBeNull()
})

it('approving a request opens a correction with its values filled in', async () => {
  const { called, router } = showRequests({ [requestsCall]: listOf([request]) })
  await press('Open the request of Jon Smith, BSc')
  const read = await screen.findByRole('dialog', { name: 'Request of Jon Smith' })
  expect(changesShown(read)[0]).toBe('Was: Jon Smith Now: John Smith')
  expect(within(read).getByText('My passport says John.')).toBeTruthy()
  await press('Approve')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Recipient/)).value).toBe('John Smith')
  await press('Create correction')
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate/cert_1'))
  expect(called(correctCall)[0]!.body).toMatchObject({ userName: 'John Smith', requestId: 'corr_1' })
})

it('declining a request takes a reason; cancelling leads back to the request', async () => {
  const declineCall = 'POST /api/correction-requests/corr_1/decline'
  const { called } = showRequests({ [requestsCall]: listOf([request]), [declineCall]: {} })
  await press('Open the request of Jon Smith, BSc')
  await press('Decline')
  const title = 'Decline this request?'
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Cancel' }),
  )
  await press('Decline')
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Our records say Jon.')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(declineCall).map(({ body }) => body)).toEqual([{ reason: 'Our records say Jon.' }])
})

it('asks the server for the search and the state of the address', async () => {
  const { called, router } = showRequests({ [requestsCall]: listOf([request]) }, '?search=jon')
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Declined')
  expect(router.state.location.search).toBe('?search=jon&state=declined')
  const asked = called(requestsCall).at(-1)!.url.searchParams
  expect([asked.get('search'), asked.get('state')]).toEqual(['jon', 'declined'])
})

it('while loading the requests it shows ten skeleton rows', () => {
  showRequests({ [requestsCall]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('before the first request it says when requests appear', async () => {
  showRequests({ [requestsCall]: listOf([]) })
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  expect(screen.getByText(/^When the holder of a certificate asks/)).toBeTruthy()
})

it('when the requests cannot be fetched it says so and tries again on demand', async () => {
  const { called } = showRequests({ [requestsCall]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  await press('Retry')
  expect(called(requestsCall).length).toBeGreaterThan(1)
})

const openMore = async () => {
  await press(/^More about/)
  await screen.findByRole('menuitem', { name: 'Copy link' })
}
const askItem = async () => {
  await openMore()
  return screen.getByRole('menuitem', { name: 'Request a correction' })
}

it('a holder’s request contains only the changes', async () => {
  const { called } = showMine({
    [mineCall]: { certificates: [{ ...signed, documentKey: 'k' }] },
    [askCall]: { data: request },
  })
  await userEvent.click(await askItem())
  const dialog = await screen.findByRole('dialog', { name: 'Request a correction' })
  await retype(within(dialog).getByLabelText(/^Recipient/), 'John Smith')
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send request' })
  expect(send.disabled).toBe(true)
  await userEvent.type(within(dialog).getByLabelText(/^Why/), 'My passport says John.')
  await userEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(askCall).map(({ body }) => body)).toEqual([
    { changes: [{ field: 'userName', to: 'John Smith' }], why: 'My passport says John.' },
  ])
})

it('an open request shows on the card and can be withdrawn; meanwhile no other can be made', async () => {
  const withdrawCall = 'POST /api/user/correction-requests/corr_1/withdraw'
  const { called } = showMine({
    [mineCall]: { certificates: [{ ...signed, documentKey: 'k' }] },
    [ownCall]: listOf([request]),
    [withdrawCall]: { data: request },
  })
  expect(await screen.findByText('You asked for a correction on 20/11/2026.')).toBeTruthy()
  await openMore()
  expect(screen.queryByRole('menuitem', { name: 'Request a correction' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await press('Withdraw')
  await waitFor(() => expect(called(withdrawCall)).toHaveLength(1))
})

it('the issuer’s answer shows on the card, and the holder may ask again', async () => {
  showMine({
    [mineCall]: { certificates: [{ ...signed, documentKey: 'k' }] },
    [ownCall]: listOf([
      { ...request, state: 'declined', answer: 'Our records say Jon.', decidedAt: '2026-11-21T08:00:00Z' },
    ]),
  })
  expect(await screen.findByText('Our records say Jon.')).toBeTruthy()
  await askItem()
})

it('an approved request shows as the pending correction, which has no card of its own', async () => {
  const draft = { ...facts, _id: 'cert_1', isVerified: false, status: '0', corrects: 'cert_0' } as const
  const waiting = { ...sampleCertificate(draft), documentKey: 'k' }
  showMine({
    [mineCall]: { certificates: [waiting, { ...signed, documentKey: 'k' }] },
    [ownCall]: listOf([{ ...request, state: 'approved', correctedBy: 'cert_1' }]),
  })
  expect(await screen.findByText('A correction is waiting for signature')).toBeTruthy()
  expect(screen.getByText(/^The issuer agreed to your request/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: signed.title })).toHaveLength(1)
  await openMore()
  expect(screen.queryByRole('menuitem', { name: 'Request a correction' })).toBeNull()
})

it('the newest version of a corrected certificate has a card, which lists the other versions', async () => {
  const newest = { ...signed, _id: 'cert_1', userName: 'John Smith', corrects: 'cert_0', documentKey: 'k' }
  showMine({
    [mineCall]: {
      certificates: [
        newest,
        { ...sampleCertificate({ ...facts, supersededBy: 'cert_1' }), documentKey: 'k' },
      ],
    },
    'GET /api/certificates/cert_1/versions': {
      data: [
        version({ supersededAt: '2026-02-01T08:00:00Z' }),
        version({ _id: 'cert_1', changes: [renamed] }),
      ],
    },
  })
  expect(await screen.findAllByRole('link', { name: signed.title })).toHaveLength(1)
  await press('Show versions')
  expect(await screen.findByText(/Superseded on 01\/02\/2026/)).toBeTruthy()
  expect(screen.getByText('John Smith').closest('ins')).toBeTruthy()
})
