import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { issuerSession } from '../../../testing/issuer-session.ts'
import { refusal, showScreen } from '../../../testing/show-screen.tsx'
import SealKey from './seal-key.tsx'

const path = '/api/organisation/seal-key'
const facts = {
  heldBy: 'deployment',
  state: 'self-signed',
  endsAt: '2036-11-23T00:00:00.000Z',
  subject: 'CN=Northern University',
  issuer: 'CN=Northern University',
  certificates: [],
  request: 'the request',
}
const keys = [
  { id: 'a'.repeat(43), inUse: true, createdAt: '2026-11-23T00:00:00.000Z', compromisedAt: '' },
  { id: 'b'.repeat(43), inUse: false, createdAt: '2026-11-22T00:00:00.000Z', compromisedAt: '' },
  {
    id: 'c'.repeat(43),
    inUse: false,
    createdAt: '2026-11-21T00:00:00.000Z',
    compromisedAt: '2026-11-22T00:00:00.000Z',
  },
]
const show = (data: object, answers: object = {}) =>
  showScreen(<SealKey session={issuerSession} isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers: { [`GET ${path}`]: { data }, [`GET ${path}s`]: { data: keys, total: 3 }, ...answers },
  })
const paste = async (text: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Certificates/ }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Check and use these certificates' }))
}

it('sends the certificates of an authority, and says what is wrong with them', async () => {
  let answer: () => unknown = () =>
    refusal(422, 'invalid', 'Wrong.', { certificates: 'It is of another key.' })
  const { called } = show(facts, { [`PUT ${path}/certificates`]: () => answer() })
  await paste('pem')
  expect(await screen.findByText('It is of another key.')).toBeTruthy()
  answer = () => ({ data: { ...facts, state: 'in-force' } })
  await paste(' of mine')
  expect(called(`PUT ${path}/certificates`).map(({ body }) => body)).toEqual([
    { certificates: 'pem' },
    { certificates: 'pem of mine' },
  ])
})

it('warns that a certificate expires soon, and says whose it is', async () => {
  show({ ...facts, state: 'ends-soon', issuer: 'CN=Ministry Seals' })
  expect(await screen.findByText(/expires soon/)).toBeTruthy()
  expect(screen.getByText('CN=Ministry Seals')).toBeTruthy()
})

it('offers no change if a provider holds the key', async () => {
  show({ ...facts, heldBy: 'provider', state: 'in-force' })
  expect(await screen.findByText(/A provider holds/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Replace the seal key' })).toBeNull()
})

it('asks before it replaces the key', async () => {
  const { called } = show(facts, { [`POST ${path}/rotate`]: { data: facts } })
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the seal key' }))
  expect(called(`POST ${path}/rotate`)).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the key' }))
  await waitFor(() => expect(called(`POST ${path}/rotate`)).toHaveLength(1))
})

it('reports keys as stolen, each once, and says what that means for the one in use', async () => {
  const call = (id: string) => `POST ${path}s/${id}/compromised`
  const { called } = show(facts, { [call(keys[0]!.id)]: {}, [call(keys[1]!.id)]: {} })
  const reports = await screen.findAllByRole('button', { name: /^Report as stolen: seal key / })
  expect(reports).toHaveLength(2)
  await userEvent.click(reports[1]!)
  expect(await screen.findByText(/no longer recognised, even older ones/)).toBeTruthy()
  expect(screen.queryByText(/You get a new key at once/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Report it stolen' }))
  await userEvent.click(reports[0]!)
  expect(await screen.findByText(/You get a new key at once/)).toBeTruthy()
  expect(called(call(keys[0]!.id))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Report it stolen' }))
  await waitFor(() => expect([0, 1].map((at) => called(call(keys[at]!.id)).length)).toEqual([1, 1]))
})

it('lists the keys while their provider does not answer, and warns that there may be no PDFs', async () => {
  show(facts, {
    [`GET ${path}`]: refusal(503, 'unavailable', 'The provider does not answer.'),
    [`GET ${path}s`]: { data: keys.map((key) => ({ ...key, inUse: false })), total: 3 },
  })
  expect(await screen.findByText(/The provider does not answer/)).toBeTruthy()
  const reports = await screen.findAllByRole('button', { name: /^Report as stolen: seal key / })
  expect(reports).toHaveLength(2)
  await userEvent.click(reports[0]!)
  expect(await screen.findByText(/there will be no PDFs/)).toBeTruthy()
})

it('leads somebody without a second factor to where they can set one up', async () => {
  const id = keys[0]!.id
  show(facts, {
    [`POST ${path}s/${id}/compromised`]: refusal(403, 'second_factor_required', 'Set up a passkey first.'),
  })
  const [report] = await screen.findAllByRole('button', { name: /^Report as stolen: seal key / })
  await userEvent.click(report!)
  await userEvent.click(await screen.findByRole('button', { name: 'Report it stolen' }))
  expect(await screen.findByText('Set up a passkey first.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open Security' })).toBeTruthy()
})
