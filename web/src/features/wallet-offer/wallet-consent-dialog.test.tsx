import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, showScreen } from '../../testing/show-screen.tsx'
import WalletConsentDialog from './wallet-consent-dialog.tsx'

const read = 'GET /api/user/wallet-request'
const give = 'POST /api/user/wallet-request'
const asked = {
  issuerName: 'Al Qasba University',
  wallet: 'https://wallet.example',
  opens: 'org.example.wallet://back',
  chosen: 'cert_1',
  certificates: [
    { _id: 'cert_0', title: 'Bachelor of Science' },
    { _id: 'cert_1', title: 'Master of Arts' },
  ],
}
afterEach(() => vi.unstubAllGlobals())

const show = (answers: object) =>
  showScreen(<WalletConsentDialog request="urn:request" onClose={() => undefined} />, {
    path: '/',
    at: '/',
    answers: answers as never,
  })

it('the holder sees who asks and where the answer goes, and gives one certificate', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const url = 'org.example.wallet://back?code=abc'
  const { called } = show({ [read]: { data: asked }, [give]: { data: { url } } })
  expect(await screen.findByText(asked.wallet)).toBeTruthy()
  expect(screen.getByText(asked.opens)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add to this wallet' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(url))
  expect(called(give)).toMatchObject([{ body: { request: 'urn:request', certificateId: 'cert_1' } }])
})

it('nothing can be given where there is nothing, and refusing leads back too', async () => {
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() })
  const data = { ...asked, chosen: '', certificates: [] }
  const { called } = show({ [read]: { data }, [give]: { data: { url: 'org.example.wallet://back' } } })
  expect(await screen.findByText(/no certificate from this issuer/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to this wallet' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Do not add' }))
  await vi.waitFor(() => expect(called(give)).toMatchObject([{ body: { certificateId: null } }]))
})

it('a request that has ended says so', async () => {
  show({ [read]: refusal(404, 'not_found', 'Gone.') })
  expect(await screen.findByText('This request has ended. Start again in your wallet.')).toBeTruthy()
})
