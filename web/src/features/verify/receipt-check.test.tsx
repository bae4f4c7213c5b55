import { formatVerifierKey } from '@credenza/credential/log'
import { signReceipt } from '@credenza/credential/verify'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { logKey, stranger } from '../../../../credential/test/deployment.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { VerifyStart } from './verify-start.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const did = `did:web:${encodeURIComponent(location.host)}`
const verifierKey = formatVerifierKey({
  name: `${location.host}/log/certificates`,
  publicKey: logKey.publicKey,
})
const published = {
  id: did,
  service: [
    { id: `${did}#certificates-log`, serviceEndpoint: { verifierKey } },
    {
      id: `${did}#chain`,
      serviceEndpoint: { chainId: 901, contract: `0x${'cd'.repeat(20)}`, confirmations: 0 },
    },
  ],
}

async function paste(signer: typeof logKey, request = `${location.origin}/ask/ask_1`) {
  const seen = { at: '2026-11-20T11:59:00Z', asker: did, facts: ['name'], answerSha256: 'ab' } as const
  const receipt = signReceipt({ ...seen, request, answeredWith: 'wallet', verdict: 'VALID' }, signer)
  showScreen(<VerifyStart />, {
    path: '/verify',
    at: '/verify',
    answers: { 'GET /.well-known/did.json': published },
  })
  await userEvent.click(screen.getByLabelText('Paste a link or the text of a certificate file'))
  await userEvent.paste(JSON.stringify(receipt))
  await userEvent.click(screen.getByRole('button', { name: 'Check it' }))
}

it('a receipt of this site says what was found then', async () => {
  await paste(logKey)
  expect(await screen.findByText('This site signed this receipt.')).toBeTruthy()
  expect(screen.getByText('The certificate was valid')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Check another one' }))
  expect(await screen.findByRole('button', { name: 'Check it' })).toBeTruthy()
})

it('one that somebody else signed is invalid, and says nothing', async () => {
  await paste(stranger)
  expect(await screen.findByText('INVALID')).toBeTruthy()
  expect(screen.queryByText('The certificate was valid')).toBeNull()
})

it('one of another site is checked there', async () => {
  await paste(logKey, 'https://elsewhere.example/ask/ask_1')
  expect(await screen.findByText(/^This link belongs to elsewhere/)).toBeTruthy()
})
