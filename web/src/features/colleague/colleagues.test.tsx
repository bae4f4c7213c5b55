import type { Colleague } from '@credenza/schema/colleague'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { signInAs } from '../../testing/sign-in-as.ts'
import Colleagues from './colleagues.tsx'

const colleague = (facts: Partial<Colleague>): Colleague => ({
  _id: 'acc_owner',
  name: 'ليلى أحمد',
  email: 'laila@uni.example',
  state: 'owner',
  memberRole: 'owner',
  since: '2026-01-05T08:00:00Z',
  isYou: false,
  ...facts,
})
const owner = colleague({ isYou: true })
const active = colleague({
  _id: 'acc_2',
  name: 'Omar',
  email: 'omar@uni.example',
  state: 'active',
  memberRole: 'preparer',
})
const invited = colleague({
  _id: 'acc_3',
  name: 'Sara',
  email: 'sara@uni.example',
  state: 'invited',
  memberRole: 'manager',
})

const list = 'GET /api/colleagues'
const invite = 'POST /api/colleagues'
const removal = 'DELETE /api/colleagues/acc_2'

function show(answers: Answers, { isLocked = false } = {}) {
  const screens = (
    <>
      <Colleagues isLocked={isLocked} />
      <Toaster />
    </>
  )
  const at = '/issuer/settings'
  return showScreen(screens, {
    path: at,
    at,
    answers: { [list]: { data: [owner, active, invited] }, ...answers },
  })
}
const rowOf = async (name: string) =>
  within((await screen.findAllByRole('listitem')).find((row) => row.textContent?.includes(name))!)

it('its owner invites and removes others, but not themselves', async () => {
  show({})
  expect(await screen.findByRole('button', { name: 'Invite a colleague' })).toBeTruthy()
  expect((await rowOf('ليلى')).queryAllByRole('button')).toEqual([])
  expect((await rowOf('Omar')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Change role',
    'Remove',
  ])
  expect((await rowOf('Sara')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Resend',
    'Change role',
    'Withdraw',
  ])
})

it('colleagues see who is there and who decides about it, and have nothing to press', async () => {
  signInAs('preparer')
  show({ [list]: { data: [colleague({}), { ...active, isYou: true }] } })
  expect(await screen.findByText(/Only your organisation’s owner/)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('its owner sees who has no second factor', async () => {
  const people = [{ ...owner, hasSecondFactor: true }, { ...active, hasSecondFactor: false }, invited]
  show({ [list]: { data: people } })
  expect((await rowOf('Omar')).getByText('No second factor')).toBeTruthy()
  expect(screen.getAllByText('No second factor')).toHaveLength(1)
})

it('an owner without colleagues is told so', async () => {
  show({ [list]: { data: [owner] } })
  expect(await screen.findByText('You are the only one here so far.')).toBeTruthy()
})

it('an organisation that is not approved yet invites nobody', async () => {
  show({}, { isLocked: true })
  expect(await screen.findByRole('button', { name: 'Invite a colleague' })).toHaveProperty('disabled', true)
})

it('an invitation that fails keeps what was typed, and trying again sends the same one', async () => {
  let tries = 0
  const { called } = show({
    [invite]: () => (++tries === 1 ? refusal(503, 'mail_down', 'Mail is down.') : { data: invited }),
  })
  await press('Invite a colleague')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Sara')
  await userEvent.type(dialog.getByLabelText(/^Email/), 'Sara@Uni.example')
  await userEvent.click(dialog.getByLabelText('Auditor'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Mail is down.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Sara')
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = called(invite)
  expect(second!.body).toEqual({ name: 'Sara', email: 'sara@uni.example', memberRole: 'auditor' })
  expect(first!.key).toBeTruthy()
  expect(second!.key).toBe(first!.key)
})

it('what the server says of a field stands at that field', async () => {
  const taken = 'Somebody signs in with this email already.'
  show({ [invite]: () => refusal(409, 'email_taken', taken, { email: taken }) })
  await press('Invite a colleague')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Sara')
  const email = dialog.getByLabelText(/^Email/)
  await userEvent.type(email, 'sara@uni.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getAllByText(taken)).toHaveLength(1)
})

it('an empty form sends nothing and says what is missing', async () => {
  const { called } = show({})
  await press('Invite a colleague')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true'))
  expect(called(invite)).toEqual([])
})

it('a role is changed, after saying what each may do', async () => {
  const { called } = show({ 'PUT /api/colleagues/acc_2/role': { data: active } })
  await press('Change role of Omar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Preparer').checked).toBe(true)
  expect(dialog.getByText('Reads everything and changes nothing')).toBeTruthy()
  expect(dialog.queryByLabelText('Reviewer')).toBeNull()
  await userEvent.click(dialog.getByLabelText('Signer'))
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
  expect(await screen.findByText('Role changed.')).toBeTruthy()
  expect(called('PUT /api/colleagues/acc_2/role')[0]!.body).toEqual({ memberRole: 'signer' })
})

it('a removal is asked about, and the row goes before the dialog does', async () => {
  let isThere = true
  const { called } = show({
    [list]: () => ({ data: isThere ? [owner, active] : [owner] }),
    [removal]: () => {
      isThere = false
      return {}
    },
  })
  await press('Remove Omar')
  const dialog = await screen.findByRole('dialog', { name: 'Remove this colleague?' })
  expect(dialog.textContent).toContain('Omar')
  expect(called(removal)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Colleague removed.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Omar')).toBeNull()
})

it('an invitation is withdrawn in words of its own', async () => {
  show({ 'DELETE /api/colleagues/acc_3': {} })
  await press('Withdraw the invitation of Sara')
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this invitation?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Invitation withdrawn.')).toBeTruthy()
})

it('a removal that fails stays open and says why', async () => {
  show({ [removal]: () => refusal(500, 'internal', 'Not today.') })
  await press('Remove Omar')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Not today.')
})

it('an invitation is sent again to the one that was asked for', async () => {
  const again = 'POST /api/colleagues/acc_3/invitation'
  const { called } = show({ [again]: { data: invited } })
  await press('Resend to Sara')
  expect(await screen.findByText(/^Invitation resent/)).toBeTruthy()
  expect(called(again)).toHaveLength(1)
})
