import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import {
  accepted,
  renamed,
  retype,
  sampleCorrectionRequest,
  sampleVersion,
  signed,
} from '../../testing/sample-correction.ts'
import { type Answers, listOf, showScreen } from '../../testing/show-screen.tsx'
import { MyCertificates } from '../holder/my-certificates.tsx'

const ownCall = 'GET /api/user/correction-requests'
const mineCall = 'GET /api/user/my-certificates'
const askCall = 'POST /api/user/certificates/cert_0/correction-requests'

const openMore = async () => {
  await press(/^More about/)
  await screen.findByRole('menuitem', { name: 'Copy link' })
}
const askItem = async () => {
  await openMore()
  return screen.getByRole('menuitem', { name: 'Request a correction' })
}

const showMine = (answers: Answers) =>
  showScreen(<MyCertificates />, {
    path: '/student',
    at: '/student',
    answers: { [ownCall]: listOf([]), ...answers },
  })

it('a holder’s request contains only the changes', async () => {
  const { called } = showMine({
    [mineCall]: { certificates: [{ ...signed, documentKey: 'k' }] },
    [askCall]: { data: sampleCorrectionRequest },
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

it('an open request shows on the card and can be withdrawn; until then no other can be made', async () => {
  const withdrawCall = 'POST /api/user/correction-requests/corr_1/withdraw'
  const { called } = showMine({
    [mineCall]: { certificates: [{ ...signed, documentKey: 'k' }] },
    [ownCall]: listOf([sampleCorrectionRequest]),
    [withdrawCall]: { data: sampleCorrectionRequest },
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
      {
        ...sampleCorrectionRequest,
        state: 'declined',
        answer: 'Our records say Jon.',
        decidedAt: '2026-11-21T08:00:00Z',
      },
    ]),
  })
  expect(await screen.findByText('Our records say Jon.')).toBeTruthy()
  await askItem()
})

it('an approved request shows as the pending correction, which has no card of its own', async () => {
  const draft = { ...accepted, _id: 'cert_1', isVerified: false, status: '0', corrects: 'cert_0' } as const
  const waiting = { ...sampleCertificate(draft), documentKey: 'k' }
  showMine({
    [mineCall]: { certificates: [waiting, { ...signed, documentKey: 'k' }] },
    [ownCall]: listOf([{ ...sampleCorrectionRequest, state: 'approved', correctedBy: 'cert_1' }]),
  })
  expect(await screen.findByText('A correction is waiting for signature')).toBeTruthy()
  expect(screen.getByText(/^The issuer has accepted your request/)).toBeTruthy()
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
        { ...sampleCertificate({ ...accepted, supersededBy: 'cert_1' }), documentKey: 'k' },
      ],
    },
    'GET /api/certificates/cert_1/versions': {
      data: [
        sampleVersion({ supersededAt: '2026-02-01T08:00:00Z' }),
        sampleVersion({ _id: 'cert_1', changes: [renamed] }),
      ],
    },
  })
  expect(await screen.findAllByRole('link', { name: signed.title })).toHaveLength(1)
  await press('Show versions')
  expect(await screen.findByText(/Superseded on 01\/02\/2026/)).toBeTruthy()
  expect(screen.getByText('John Smith').closest('ins')).toBeTruthy()
})
