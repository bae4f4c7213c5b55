import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { refusal, showScreen } from '../../testing/show-screen.tsx'
import WalletOfferDialog from './wallet-offer-dialog.tsx'

const make = 'POST /api/user/certificates/cert_0/wallet-offers'
const follow = 'GET /api/user/wallet-offers/grant_0'
const url = 'https://credenza.example/issuers/org_0/wallet-offer?code=abc'
const offer = {
  _id: 'grant_0',
  state: 'waiting',
  expiresAt: '2026-06-30T10:10:00.000Z',
  url,
  link: `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(url)}`,
}

const show = (answers: object, state: 'recorded' | 'signed' = 'recorded') =>
  showScreen(
    <WalletOfferDialog
      certificate={{ ...sampleCertificate({ isVerified: true }), state }}
      onClose={() => undefined}
    />,
    { path: '/', at: '/', answers: answers as never },
  )

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a wallet is explained before there is a QR code, which opens a wallet on the same device too', async () => {
  const { called } = show({
    [make]: { data: offer },
    [follow]: { data: { _id: offer._id, state: 'waiting', expiresAt: offer.expiresAt } },
  })
  expect(screen.getByText(/is an app on your phone/)).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Email me a code to type into the wallet'))
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(await screen.findByRole('img', { name: 'QR code for your wallet' })).toBeTruthy()
  expect(screen.getByText(/We emailed you the code/)).toBeTruthy()
  const open = screen.getByRole('link', { name: 'Open in a wallet on this device' })
  expect(open.getAttribute('href')).toBe(offer.link)
  expect(called(make)).toMatchObject([{ body: { withCode: true } }])
})

it('on a phone, the wallet on the same device comes first', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)', media: query }) as never,
  )
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  show({
    [make]: { data: offer },
    [follow]: { data: { _id: offer._id, state: 'waiting', expiresAt: offer.expiresAt } },
  })
  const look = (name: string) => screen.getByRole('button', { name }).dataset.variant ?? 'filled'
  expect([look('Open in a wallet on this device'), look('Show QR code')]).toEqual(['filled', 'default'])
  await userEvent.click(screen.getByRole('button', { name: 'Open in a wallet on this device' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(offer.link))
  const open = await screen.findByRole('link', { name: 'Open in a wallet on this device' })
  const code = screen.getByRole('img', { name: 'QR code for your wallet' })
  expect(open.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('what the wallet did is said, and the code that is used up is gone', async () => {
  show({
    [make]: { data: offer },
    [follow]: { data: { _id: offer._id, state: 'kept', expiresAt: offer.expiresAt } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(await screen.findByText('The certificate is in your wallet.')).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'QR code for your wallet' })).toBeNull()
  expect(screen.getByText(/If this was not your wallet/)).toBeTruthy()
})

it('a certificate that is not accepted yet says that the wallet has to wait; a refusal says why', async () => {
  show({ [make]: refusal(409, 'already_revoked', 'It has been revoked.') }, 'signed')
  expect(screen.getByText(/not accepted yet/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(await screen.findByText('It has been revoked.')).toBeTruthy()
})
