import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { kept } from '../../../lib/session/session.ts'
import { type Answer, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { resendAtMs } from './recovery.ts'
import { RequestCodeForm } from './request-code-form.tsx'

const sendCall = 'POST /api/requert-for-otp'
const show = (answer: () => Answer, query = '') =>
  showScreen(<RequestCodeForm />, {
    path: '/request-for-otp',
    at: `/request-for-otp${query}`,
    answers: { [sendCall]: answer },
  })
const ask = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }))
}

it('names an email that cannot be one, and sends nothing', async () => {
  const { called } = show(() => ({ resendInSeconds: 30 }))
  await ask('ada')
  expect(await screen.findByText('Invalid email format.')).toBeTruthy()
  expect(called(sendCall)).toEqual([])
})

it.each([
  ['?as=student', 'student', '/student/sign-in'],
  ['', undefined, '/sign-in'],
  ['?as=student&next=%2Fcertificate%2F1', 'student', '/student/sign-in?next=%2Fcertificate%2F1'],
])('at the door %j it asks for that role, and leads on to the code', async (query, role, door) => {
  const { called, router } = show(() => ({ resendInSeconds: 30 }), query)
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(door)
  await ask('ada@example.com')
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'))
  expect(router.state.location.search).toBe(query)
  expect(called(sendCall)[0]!.body).toEqual({ email: 'ada@example.com', selectedRole: role })
  expect(kept('email')).toBe('ada@example.com')
  expect(resendAtMs()).toBeGreaterThan(Date.now())
})

it('says how long to wait when codes were asked for too often, and holds the button until then', async () => {
  const { router } = show(() =>
    Response.json(
      { success: false, error: 'too_many_attempts', message: 'Too many attempts.' },
      { status: 429, headers: { 'retry-after': '90' } },
    ),
  )
  await ask('ada@example.com')
  expect(await screen.findByText('Too many attempts.')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^New code in 01:(30|29)$/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Code' }).disabled).toBe(true)
  expect(router.state.location.pathname).toBe('/request-for-otp')
})

it('shows at the field what the server says about it', async () => {
  show(() => refusal(422, 'invalid', 'Check the form.', { email: 'This domain takes no mail.' }))
  await ask('ada@example.com')
  expect(await screen.findByText('This domain takes no mail.')).toBeTruthy()
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})
