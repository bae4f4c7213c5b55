import { messages } from '@credenza/schema/messages'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteCodeSent, resendAtMs } from './recovery.ts'
import { VerifyCodeForm } from './verify-code-form.tsx'

const fetched = vi.fn<typeof fetch>()
let router: ReturnType<typeof createMemoryRouter>

function show() {
  router = createMemoryRouter(
    [
      { path: '/verify-otp', element: <VerifyCodeForm /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/verify-otp?as=student'] },
  )
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  noteCodeSent('ada@example.com', 30)
  show()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const resend = () => screen.queryByRole('button', { name: 'Resend Code' })
const fill = (digits: string) =>
  fireEvent.paste(screen.getByLabelText('Digit 1 of 6'), { clipboardData: { getData: () => digits } })
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const body = () => JSON.parse(String(fetched.mock.calls.at(-1)![1]!.body))

it('Resend Code appears when the countdown has ended, which a reload does not restart', async () => {
  expect(screen.getByRole('timer').textContent).toBe('00:30')
  await pass(12_000)
  expect(screen.getByRole('timer').textContent).toBe('00:18')
  expect(resend()).toBeNull()
  cleanup()
  show()
  expect(screen.getByRole('timer').textContent).toBe('00:18')
  await pass(18_000)
  expect(resend()).not.toBeNull()
})

it('a code that was sent again starts the countdown the server gave', async () => {
  await pass(30_000)
  fetched.mockResolvedValue(Response.json({ success: true, message: '', resendInSeconds: 45 }))
  await press('Resend Code')
  expect(screen.getByRole('timer').textContent).toBe('00:45')
  expect(body()).toEqual({ email: 'ada@example.com', selectedRole: 'student' })
})

it('a server that wants a longer wait is obeyed', async () => {
  await pass(30_000)
  fetched.mockResolvedValue(
    Response.json(
      { success: false, message: messages.otpTooSoon, error: 'too_many_requests' },
      { status: 429, headers: { 'retry-after': '20' } },
    ),
  )
  await press('Resend Code')
  expect(screen.getByRole('timer').textContent).toBe('00:20')
  expect(resendAtMs()).toBe(Date.now() + 20_000)
})

it('fewer than six digits are refused under the boxes, and nothing is sent', async () => {
  fill('12345')
  await press('Verify')
  expect(screen.getByText('Please enter complete 6-digit OTP.')).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
})

it('a wrong code empties the boxes and says so under them; a right one leads on with its token', async () => {
  fetched.mockResolvedValueOnce(
    Response.json({ success: false, message: messages.otpWrong, error: 'otp_wrong' }, { status: 422 }),
  )
  fill('111111')
  await press('Verify')
  expect(screen.getByText(messages.otpWrong)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Digit 1 of 6').value).toBe('')

  fetched.mockResolvedValueOnce(
    Response.json({ success: true, message: messages.otpVerified, token: 't1', role: 'student' }),
  )
  fill('123456')
  await press('Verify')
  expect(body()).toEqual({ email: 'ada@example.com', selectedRole: 'student', otp: '123456' })
  expect(sessionStorage.getItem('verificationToken')).toBe('t1')
  expect(router.state.location).toMatchObject({ pathname: '/reset-Password', search: '?as=student' })
})
