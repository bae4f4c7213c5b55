import type { otpResponse, otpVerifyResponse, Role } from '@credenza/schema/account'
import type { done } from '@credenza/schema/envelope'
import { call } from '../../../lib/api/call.ts'

interface Account {
  email: string
  selectedRole: Role | undefined
}

export const sendCode = (json: Account) =>
  call<typeof otpResponse>({ method: 'POST', path: '/api/requert-for-otp', json })

export const resendCode = (json: Account) =>
  call<typeof otpResponse>({ method: 'POST', path: '/api/resend-for-otp', json })

export const verifyCode = (json: Account & { otp: string }) =>
  call<typeof otpVerifyResponse>({ method: 'POST', path: '/api/verify-for-otp', json })

export const resetPassword = (json: { password: string; confirmPassword: string; token: string }) =>
  call<typeof done>({
    method: 'POST',
    path: '/api/reset-password',
    json,
  })
