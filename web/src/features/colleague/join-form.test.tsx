import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { JoinForm } from './join-form.tsx'

const read = 'POST /api/invitation'
const accept = 'POST /api/invitation/accept'
const invitation = {
  data: { organizationName: 'جامعة الخليج', role: 'issuer', name: 'Sara', email: 'sara@uni.example' },
}

const show = (answers: Answers, at = '/join#token=secret') =>
  showScreen(<JoinForm />, { path: '/join', at, answers: { [read]: invitation, ...answers } })

async function choose(password: string, again = password) {
  await userEvent.type(await screen.findByLabelText(/^New password/i), password)
  await userEvent.type(screen.getByLabelText(/^Confirm/i), again)
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
}

it('says who invites whom, and takes a password with the token of the link', async () => {
  const { calls, called, router } = show({ [accept]: {} })
  expect(await screen.findByText(/^جامعة الخليج has invited you/)).toBeTruthy()
  expect(screen.getByText('sara@uni.example')).toBeTruthy()
  await choose('long enough')
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(called(accept)[0]!.body).toEqual({
    password: 'long enough',
    confirmPassword: 'long enough',
    token: 'secret',
  })
  expect(calls.filter(({ url }) => url.href.includes('secret'))).toEqual([])
})

it('the sign-in page then knows who comes, without its address saying so', async () => {
  const data = { ...invitation.data, role: 'verifier' }
  const { router } = show({ [read]: { data }, [accept]: {} })
  await choose('long enough')
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(router.state.location.search).toBe('')
  expect(router.state.location.state).toEqual({
    knownPerson: { email: 'sara@uni.example', role: 'verifier' },
  })
})

it('two passwords that differ are not sent', async () => {
  const { called } = show({ [accept]: {} })
  await choose('long enough', 'long enouhg')
  expect(await screen.findByText('Passwords do not match.')).toBeTruthy()
  expect(called(accept)).toEqual([])
})

it('a page opened without the link asks the server nothing and says how it opens', async () => {
  const { calls } = show({}, '/join')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Open this page with the link in your invitation/,
  )
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  expect(calls).toEqual([])
})

it('a link that works no longer says so, and leads to the sign-in page', async () => {
  show({ [read]: () => refusal(410, 'invitation_over', 'This invitation has expired.') })
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation has expired.')
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/sign-in')
})

it('a refusal keeps the form, to try again', async () => {
  show({ [accept]: () => refusal(422, 'too_common', 'Too many people use this password.') })
  await choose('password')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many people use this password.')
  expect(screen.getByRole('button', { name: 'Join' })).toHaveProperty('disabled', false)
})
