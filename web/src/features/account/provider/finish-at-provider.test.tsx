import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readSession, startSession } from '../../../lib/session/session.ts'
import { press } from '../../../testing/press.ts'
import { type Answer, type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
// Imported first, because on a busy machine it takes longer to load than a test waits.
import '../security/second-step.tsx'
import { FinishAtProvider } from './finish-at-provider.tsx'
import { notePlaceLeft } from './place-left.ts'

const finishCall = 'POST /api/single-sign-on/finish'
const linkCall = 'POST /api/single-sign-on/link'
const userData = { _id: 'org_1', email: 'ada@delma.example', selectedRole: 'issuer' as const }
const opened = { role: 'issuer' as const, data: 'token', userData }

const show = (answer: () => Answer, answers: Answers = {}) =>
  showScreen(<FinishAtProvider />, {
    path: '/sign-in/provider',
    at: '/sign-in/provider?code=abc&state=xyz',
    answers: { [finishCall]: answer, ...answers },
  })

it('hands over the answer once, opens the session, and leads back to where the person was', async () => {
  notePlaceLeft('/issuer/student-info?year=3')
  const { called, router } = show(() => opened)
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer/student-info'))
  expect(router.state.location.search).toBe('?year=3')
  expect(called(finishCall).map(({ body }) => body)).toEqual([{ parameters: 'code=abc&state=xyz' }])
  expect(readSession()?.data).toBe('token')
})

it('a place that is not of the role is not gone to', async () => {
  notePlaceLeft('/admin/people')
  const { router } = show(() => opened)
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer'))
})

it('says why the provider’s answer was refused, and leads back to the sign-in', async () => {
  show(() => refusal(401, 'provider_refused', 'The provider did not confirm your email.'))
  expect(await screen.findByText('The provider did not confirm your email.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'You are not signed in' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/sign-in')
  expect(readSession()).toBeNull()
})

it('an account that is there already takes the mailed code; a wrong one empties the boxes', async () => {
  let tries = 0
  const { called, router } = show(() => ({ link: { token: 'link-token', email: userData.email } }), {
    [linkCall]: () => (tries++ === 0 ? refusal(422, 'otp_wrong', 'This code is wrong.') : opened),
  })
  expect(await screen.findByText(/There is already an account with ada@delma.example/)).toBeTruthy()
  const connect = () => press('Connect and sign in')
  await connect()
  expect(screen.getByText('Please enter complete 6-digit OTP.')).toBeTruthy()
  expect(called(linkCall)).toEqual([])

  const first = screen.getByLabelText<HTMLInputElement>('Digit 1 of 6')
  const paste = (digits: string) => fireEvent.paste(first, { clipboardData: { getData: () => digits } })
  paste('111111')
  await connect()
  expect(await screen.findByText('This code is wrong.')).toBeTruthy()
  expect(first.value).toBe('')
  expect(document.activeElement).toBe(first)

  paste('246810')
  await connect()
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer'))
  expect(called(linkCall).at(-1)!.body).toEqual({ token: 'link-token', otp: '246810' })
})

it('asks for the second factor that the account has', async () => {
  const { called, router } = show(() => ({ secondFactor: { token: 'half-way', methods: ['recovery'] } }), {
    'POST /api/sign-in/second-factor': opened,
  })
  await userEvent.type(await screen.findByLabelText('Recovery code'), ' abcd-efgh ')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer'))
  expect(called('POST /api/sign-in/second-factor')[0]!.body).toEqual({
    token: 'half-way',
    proof: { method: 'recovery', code: 'abcd-efgh' },
  })
})

it('after a test the owner reads what the provider said, and what it left out', async () => {
  startSession(opened)
  show(() => ({
    tried: { email: 'ada@delma.example', name: 'Ada', groups: [], memberRole: null, secondFactor: true },
  }))
  const said = (await screen.findByRole('heading', { name: 'The test worked' })).closest('form')!
  const facts = [...said.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(facts).toEqual([
    ['Confirmed email', 'ada@delma.example'],
    ['Groups', 'None'],
    ['Role at the first sign-in', 'No access'],
    ['Second factor', 'Seen'],
  ])
  expect(within(said).getByText(/someone with these groups could not get in/)).toBeTruthy()
  const back = within(said).getByRole('link', { name: 'Back to settings' })
  expect(back.getAttribute('href')).toBe('/issuer/settings?part=single-sign-on')
})

it('after a test with a role, nothing is left to do', async () => {
  startSession(opened)
  show(() => ({
    tried: { email: 'a@b.example', name: '', groups: ['Staff'], memberRole: 'signer', secondFactor: false },
  }))
  expect(await screen.findByText('Signer')).toBeTruthy()
  expect(screen.queryByText(/could not get in/)).toBeNull()
})

it.each([
  ['connect', 'Your account is connected to your organisation’s sign-in.'],
  ['confirm', 'You have confirmed that it is you. Go back and try again.'],
])('after %s it says so and leads back', async (confirmed, words) => {
  startSession(opened)
  notePlaceLeft('/issuer/settings?part=keys')
  show(() => ({ confirmed }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/issuer/settings?part=keys',
  )
})
