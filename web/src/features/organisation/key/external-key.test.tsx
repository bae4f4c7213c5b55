import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { issuerSession } from '../../../testing/issuer-session.ts'
import { press } from '../../../testing/press.ts'
import { refusal, showScreen } from '../../../testing/show-screen.tsx'
import ExternalKey from './external-key.tsx'

const path = '/api/organisation/external-key'
const facts = { stores: ['pkcs11', 'aws-kms'], labelPrefix: 'org_1-', current: null, currentForWallets: null }

const show = (data: object, answers: object = {}) =>
  showScreen(<ExternalKey session={issuerSession} isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers: { [`GET ${path}`]: { data }, ...answers },
  })

const label = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Label of the key/ })
const connect = () => press('Check and use this key')

it('connects the key with this label in the chosen store', async () => {
  const { called } = show(facts, { [`POST ${path}`]: { publicKeyMultibase: 'z6MkNew' } })
  await userEvent.type(await label(), '2026')
  await connect()
  expect(called(`POST ${path}`).map(({ body }) => body)).toEqual([
    { store: 'pkcs11', label: 'org_1-2026', signs: 'documents' },
  ])
})

it('connects a key for wallets, also in a store that has no other keys', async () => {
  const { called } = show(
    { ...facts, stores: ['azure-key-vault'] },
    { [`POST ${path}`]: { publicKeyMultibase: 'zDnNew' } },
  )
  expect((await label()).getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText(/^The key must be P-256/)).toBeTruthy()
  await connect()
  expect(called(`POST ${path}`).map(({ body }) => body)).toEqual([
    { store: 'azure-key-vault', label: 'org_1-', signs: 'wallets' },
  ])
})

it('says what is wrong with the key, and when the store is away', async () => {
  let answer = () => refusal(422, 'invalid', 'No such key.', { label: 'No such key.' })
  show(facts, { [`POST ${path}`]: () => answer() })
  await label()
  await connect()
  expect(await screen.findByText('No such key.')).toBeTruthy()
  answer = () => refusal(503, 'unavailable', 'The key store does not answer.')
  await connect()
  expect((await screen.findByRole('alert')).textContent).toBe('The key store does not answer.')
})

it('says where the key is, also when the deployment is no longer connected', async () => {
  show({ ...facts, stores: [], current: { store: 'aws-kms', label: 'org_1-2025' } })
  expect(await screen.findByText(/org_1-2025.*AWS KMS.*replace the signing key above/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
