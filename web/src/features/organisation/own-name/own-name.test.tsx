import type { OwnName as Facts } from '@credenza/schema/own-name'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import OwnName from './own-name.tsx'

const senderAt = (domain: string, replyTo = ''): Facts['sender'] => ({
  address: `office@${domain}`,
  replyTo,
  isOn: false,
  record: { name: `credenza._domainkey.${domain}`, value: 'v=DKIM1; p=abc' },
})
const none: Facts = { host: '', isHostOn: false, pointsTo: 'credenza.example', sender: null }

/** Shows these facts. Each mocked call either changes them or is refused. */
function show(first: Facts, changes: Record<string, Facts | (() => Response)> = {}) {
  let facts = first
  const become = (next: Facts | (() => Response)) => () => {
    if (typeof next === 'function') return next()
    facts = next
    return { data: facts }
  }
  const answers: Answers = { 'GET /api/own-name': () => ({ data: facts }) }
  for (const [name, next] of Object.entries(changes)) answers[name] = become(next)
  return showScreen(<OwnName isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers,
  })
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = (what: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Save ${what}` })

it('a saved host shows as it is stored, with nothing left to save', async () => {
  show(none, { 'PUT /api/own-name/host': { ...none, host: 'a.uni.example' } })
  await userEvent.type(await field(/^Host name/), 'A.Uni.Example')
  await userEvent.click(save('host name'))
  await waitFor(async () => expect((await field(/^Host name/)).value).toBe('a.uni.example'))
  await waitFor(() => expect(save('host name').disabled).toBe(true))
})

it('a removed sender takes its address for replies along', async () => {
  show({ ...none, sender: senderAt('uni.example', 'help@uni.example') }, { 'PUT /api/own-name/sender': none })
  await userEvent.clear(await field(/^Email address/))
  await userEvent.click(save('sender'))
  await waitFor(async () => expect((await field(/^Address for replies/)).value).toBe(''))
  await waitFor(() => expect(save('sender').disabled).toBe(true))
})

it.each([
  [/^Host name/, 'host name', 'PUT /api/own-name/host', 'host'],
  [/^Email address/, 'sender', 'PUT /api/own-name/sender', 'address'],
  [/^Address for replies/, 'sender', 'PUT /api/own-name/sender', 'replyTo'],
] as const)('what is wrong with %s is said at its field', async (name, what, call, key) => {
  const refused = () =>
    refusal(422, 'invalid', 'Prove the domain first.', { [key]: 'Prove the domain first.' })
  show({ ...none, sender: senderAt('uni.example') }, { [call]: refused })
  await userEvent.type(await field(name), 'a.uni.example')
  await userEvent.click(save(what))
  await waitFor(async () => expect((await field(name)).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Prove the domain first.')).toHaveLength(1)
})

it('a refusal of the whole is said under the form', async () => {
  show(none, { 'PUT /api/own-name/host': () => refusal(409, 'conflict', 'Not now.') })
  await userEvent.type(await field(/^Host name/), 'a.uni.example')
  await userEvent.click(save('host name'))
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
})

it('says that a record was not found only until the address has another domain', async () => {
  const before = { ...none, sender: senderAt('uni.example') }
  show(before, {
    'POST /api/own-name/sender/check': before,
    'PUT /api/own-name/sender': { ...none, sender: senderAt('staff.uni.example') },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/^The record was not found yet/)).toBeTruthy()
  const address = await field(/^Email address/)
  await userEvent.clear(address)
  await userEvent.type(address, 'office@staff.uni.example')
  await userEvent.click(save('sender'))
  expect(await screen.findByText('credenza._domainkey.staff.uni.example')).toBeTruthy()
  expect(screen.queryByText(/^The record was not found yet/)).toBeNull()
})

it.each([
  [true, 'https://certificates.uni.example/sign-in'],
  [false, undefined],
])('leads to the sign-in page only while people can sign in there (%s)', async (isHostOn, address) => {
  show({ ...none, host: 'certificates.uni.example', isHostOn })
  await screen.findByDisplayValue('certificates.uni.example')
  const link = screen.queryByRole('link', { name: 'Open the sign-in page' })
  expect(link?.getAttribute('href')).toBe(address)
})
