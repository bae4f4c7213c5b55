import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { press } from '../../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { WalletPage } from './wallet-page.tsx'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const none = { address: '', kind: 'none', inUse: false }
const own = { address, kind: 'own', inUse: false }
const signature = `0x${'ab'.repeat(65)}`
const message = 'credenza.example wants you to sign in with your Ethereum account'
const challengeCall = 'POST /api/user/wallet/challenge'
const linkCall = 'POST /api/user/wallet'
const usual: Answers = {
  'GET /api/user/wallet': { data: none },
  [challengeCall]: { data: { message, expiresAt: '2026-11-21T10:00:00Z' } },
  [linkCall]: { data: own },
  'DELETE /api/user/wallet': { data: none },
}

const show = (answers: Answers = {}) =>
  showScreen(<WalletPage />, {
    path: '/student/wallet',
    at: '/student/wallet',
    answers: { ...usual, ...answers },
  })
const paste = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}

it('without a wallet in the browser, the student copies a message and pastes its signature', async () => {
  const { called } = show()
  await screen.findByText('You have no wallet yet.')
  await press('Link a wallet of your own')
  expect(screen.queryByRole('button', { name: 'Use the wallet in this browser' })).toBeNull()
  await paste('Address of your wallet', ` ${address}`)
  await press('Show the message to sign')
  await screen.findByText(message)
  expect(called(challengeCall)[0]?.body).toEqual({ address })
  await paste('Signature', `${signature} `)
  await press('Link wallet')
  await screen.findByText('This wallet is your own. Certificates are transferred into it.')
  expect(screen.getByText(address)).toBeTruthy()
  expect(called(linkCall)[0]?.body).toEqual({ signature })
})

it('a signature that proves nothing says so, and can be pasted again', async () => {
  show({
    [linkCall]: refusal(
      422,
      'invalid',
      'This signature does not match this message and wallet. Sign the message again.',
    ),
  })
  await press('Link a wallet of your own')
  await paste('Address of your wallet', address)
  await press('Show the message to sign')
  await paste('Signature', '0x00')
  await press('Link wallet')
  expect((await screen.findByRole('alert')).textContent).toContain('does not match')
  expect(screen.getByLabelText('Signature')).toBeTruthy()
})

it('the browser’s wallet provides the account and signs', async () => {
  const request = vi.fn(async ({ method }: { method: string }) =>
    method === 'eth_requestAccounts' ? [address] : signature,
  )
  vi.stubGlobal('ethereum', { request })
  const { called } = show()
  await press('Link a wallet of your own')
  await press('Use the wallet in this browser')
  await screen.findByText(address)
  const hex = `0x${Buffer.from(message).toString('hex')}`
  expect(request).toHaveBeenLastCalledWith({ method: 'personal_sign', params: [hex, address] })
  expect(called(linkCall)[0]?.body).toEqual({ signature })
})

it('declining in the wallet shows a message', async () => {
  vi.stubGlobal('ethereum', { request: () => Promise.reject({ code: 4001 }) })
  show()
  await press('Link a wallet of your own')
  await press('Use the wallet in this browser')
  expect(await screen.findByText('You cancelled in the wallet.')).toBeTruthy()
})

it('an unused wallet is unlinked after confirmation', async () => {
  const { called } = show({ 'GET /api/user/wallet': { data: own } })
  await press('Unlink')
  const dialog = await screen.findByRole('dialog', { name: 'Unlink this wallet?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  await screen.findByText('You have no wallet yet.')
  await waitFor(() => expect(called('DELETE /api/user/wallet')).toHaveLength(1))
})

it('a wallet in use stays linked, and a custodial one is labelled as such', async () => {
  show({ 'GET /api/user/wallet': { data: { address, kind: 'custodial', inUse: true } } })
  await screen.findByText(/We keep this wallet for you/)
  expect(screen.getByText('A certificate was transferred into it, so it stays your wallet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Link|Unlink/ })).toBeNull()
})

it('if the wallet cannot be read the page offers a retry', async () => {
  show({ 'GET /api/user/wallet': refusal(503, 'unavailable', 'Try again in a moment.') })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})
