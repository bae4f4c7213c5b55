import {
  done,
  messages,
  otpRequest,
  otpResponse,
  otpVerifyRequest,
  otpVerifyResponse,
  resetPasswordRequest,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { guessable } from '../../platform/http/guessable.ts'
import { visitorOf } from '../visitor.ts'
import { requestCode } from './request-code.ts'
import { resetPassword } from './reset-password.ts'
import { verifyCode } from './verify-code.ts'

/** From a forgotten password to a new one. The paths' spelling is the specification's. */
export function recoveryRoutes(app: App, ctx: Context): void {
  const codeCalls = [
    ['/api/requert-for-otp', messages.otpSent],
    ['/api/resend-for-otp', messages.otpResent],
  ] as const
  for (const [path, message] of codeCalls) {
    app.post(
      path,
      { config: guessable, schema: { body: otpRequest, response: { 200: otpResponse } } },
      async (request) => ({
        success: true as const,
        message,
        resendInSeconds: await requestCode(ctx, request.body, visitorOf(request)),
      }),
    )
  }

  app.post(
    '/api/verify-for-otp',
    { config: guessable, schema: { body: otpVerifyRequest, response: { 200: otpVerifyResponse } } },
    async (request) => ({
      success: true as const,
      message: messages.otpVerified,
      token: await verifyCode(ctx, request.body, visitorOf(request)),
    }),
  )

  app.post(
    '/api/reset-password',
    { config: guessable, schema: { body: resetPasswordRequest, response: { 200: done } } },
    async (request) => {
      await resetPassword(ctx, request.body)
      return { success: true as const, message: messages.passwordReset }
    },
  )
}
