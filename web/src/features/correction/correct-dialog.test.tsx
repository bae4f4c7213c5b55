import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import {
  accepted,
  changesShown,
  correctionAnswers,
  renamed,
  retype,
  sampleVersion,
  signed,
} from '../../testing/sample-correction.ts'
import { type Answers, showScreen } from '../../testing/show-screen.tsx'
import { CertificateDetail } from '../certificate-detail/certificate-detail.tsx'

const one = (certificate = signed) => ({ data: { type: 'party', certificates: [certificate] } })
const oneCall = 'GET /api/user/get-certificate-by-user-url/cert_0'
const versionsCall = 'GET /api/certificates/cert_0/versions'
const correctCall = 'POST /api/certificates/cert_0/correct'

const showDetail = (answers: Answers = {}) => {
  sessionStorage.setItem(
    'userData',
    JSON.stringify({ role: 'issuer', data: 'token', userData: { email: 'a@b.example' } }),
  )
  return showScreen(<CertificateDetail />, {
    path: '/certificate/:id',
    at: '/certificate/cert_0',
    answers: {
      [oneCall]: one(),
      [versionsCall]: { data: [sampleVersion({})] },
      ...correctionAnswers,
      ...answers,
    },
  })
}

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
  const correction = sampleVersion({ _id: 'cert_1', signedAt, changes: [renamed] })
  showDetail({ [versionsCall]: { data: [sampleVersion({}), correction] } })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the correction' }).getAttribute('href')).toBe(
    '/certificate/cert_1',
  )
})

it('a pending correction links to the certificate it corrects, and shows its changes', async () => {
  const before = sampleVersion({ _id: 'cert_a' })
  showDetail({
    [oneCall]: one(sampleCertificate({ ...accepted, isVerified: false, status: '0', corrects: 'cert_a' })),
    [versionsCall]: { data: [before, sampleVersion({ signedAt: '', changes: [renamed] })] },
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
  const withdrawCall = 'DELETE /api/certificates/cert_0/correct'
  const { called } = showDetail({
    [versionsCall]: { data: [sampleVersion({}), sampleVersion({ _id: 'cert_1', signedAt: '' })] },
    [withdrawCall]: {},
  })
  await press('Withdraw the correction')
  expect(called(withdrawCall)).toEqual([])
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the correction' }))
  await waitFor(() => expect(called(withdrawCall)).toHaveLength(1))
})

it('a revoked and a superseded certificate cannot be corrected', async () => {
  showDetail({ [oneCall]: one(sampleCertificate({ ...accepted, supersededBy: 'cert_1' })) })
  await press(/^More about/)
  await screen.findAllByRole('menuitem')
  expect(screen.queryByRole('menuitem', { name: 'Correct' })).toBeNull()
})
