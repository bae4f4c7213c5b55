import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { refusal, showScreen } from '../../testing/show-screen.tsx'
import { PhoneWallets } from './phone-wallets.tsx'

const wallets = 'GET /api/user/phone-wallets'
const apple = 'GET /api/user/certificates/cert_0/apple-pass'

const show = (
  data: { apple: boolean; google: boolean },
  { state = 'recorded', answers = {} }: { state?: 'recorded' | 'revoked'; answers?: object } = {},
) =>
  showScreen(<PhoneWallets certificate={{ ...sampleCertificate({ isVerified: true }), state }} />, {
    path: '/',
    at: '/',
    answers: { [wallets]: { data }, ...answers },
  })

it('only wallets that the deployment signs for are offered', async () => {
  show({ apple: false, google: true })
  expect(await screen.findByRole('button', { name: 'Add to Google Wallet' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to Apple Wallet' })).toBeNull()
})

it.each([
  ['without keys', { apple: false, google: false }, 'recorded'],
  ['for a revoked certificate', { apple: true, google: true }, 'revoked'],
] as const)('nothing is offered %s', async (_, data, state) => {
  const { called } = show(data, { state })
  await waitFor(() => expect(called(wallets)).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

it('a pass for Apple Wallet is saved; a refusal says why', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let tries = 0
  show(
    { apple: true, google: false },
    {
      answers: {
        [apple]: () =>
          ++tries === 1 ? refusal(409, 'already_revoked', 'It has been revoked.') : new Response('pass'),
      },
    },
  )
  const button = await screen.findByRole('button', { name: 'Add to Apple Wallet' })
  await userEvent.click(button)
  expect(await screen.findByText('It has been revoked.')).toBeTruthy()
  await userEvent.click(button)
  await waitFor(() =>
    expect(saved.mock.instances[0]).toHaveProperty('download', expect.stringMatching(/ – .+\.pkpass$/)),
  )
  saved.mockRestore()
})
