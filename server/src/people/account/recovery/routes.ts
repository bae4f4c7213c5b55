import {
  done,
  messages,
  otpRequest,
  otpResponse,
  otpVerifyRequest,
  otpVerifyResponse,
  resetPasswordRequest,
} from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { guessable, guessablePost } from '../../../platform/http/guessable.ts'
import { requestCode } from '../mailed-code/request-code.ts'
import { visitorOf } from '../session/visitor.ts'
import { resetPassword } from './reset-password.ts'
import { verifyCode } from './verify-code.ts'

/** From a forgotten password to a new one. The spelling of the paths is the specification's. */
export function recoveryRoutes(app: App, ctx: Context): void {
  const codeCalls = [
    ['/api/requert-for-otp', messages.otpSent, 'Email a code for a new password'],
    ['/api/resend-for-otp', messages.otpResent, 'Resend the code'],
  ] as const
  for (const [path, message, summary] of codeCalls) {
    app.post(
      path,
      { config: guessable, schema: { summary, body: otpRequest, response: { 200: otpResponse } } },
      async (request) =>
        answer(message, { resendInSeconds: await requestCode(ctx, request.body, visitorOf(request)) }),
    )
  }

  guessablePost(
    app,
    '/api/verify-for-otp',
    { summary: 'Check the emailed code', body: otpVerifyRequest, response: otpVerifyResponse },
    async (request) => answer(messages.otpVerified, await verifyCode(ctx, request.body, visitorOf(request))),
  )

  guessablePost(
    app,
    '/api/reset-password',
    { summary: 'Set a new password with the emailed code', body: resetPasswordRequest, response: done },
    async (request) => {
      await resetPassword(ctx, request.body, visitorOf(request))
      return answer(messages.passwordReset)
    },
  )
}
