import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
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
const show = (data: object, answers: object = {}) =>
  showScreen(<SealKey isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers: { [`GET ${path}`]: { data }, ...answers },
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
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks before it replaces the key, and whether somebody else has it', async () => {
  const { called } = show(facts, { [`POST ${path}/rotate`]: { data: facts } })
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the seal key' }))
  expect(called(`POST ${path}/rotate`)).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the key' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the seal key' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Someone else may have the old key/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the key' }))
  expect(called(`POST ${path}/rotate`).map(({ body }) => body)).toEqual([{ stolen: false }, { stolen: true }])
})
