import {
  adminSetupRequest,
  checkUniqueQuery,
  checkUniqueResponse,
  done,
  messages,
  signInAnswer,
  signInRequest,
} from '@credenza/schema'
import type { Context } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { App } from '../platform/http/app.ts'
import { bearerToken } from '../platform/http/authenticate.ts'
import { findAccount } from './account-store.ts'
import { setUpAdmin } from './admin-setup.ts'
import { closeSession } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { visitorOf } from './visitor.ts'

const guessable = { rateLimit: { max: 30, timeWindow: 60_000 } }

export function accountRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/sign-in',
    {
      config: { access: ['anyone'], ...guessable },
      schema: { body: signInRequest, response: { 200: signInAnswer } },
    },
    (request) => signIn(ctx, request.body, visitorOf(request)),
  )

  app.get(
    '/api/logout',
    {
      config: { access: ['issuer', 'verifier', 'suspended', 'student', 'admin', 'unproven-admin'] },
      schema: { response: { 200: done } },
    },
    async (request) => {
      await closeSession(ctx, bearerToken(request)!)
      return { success: true as const, message: 'Signed out.' }
    },
  )

  app.get(
    '/api/check-unique',
    {
      config: { access: ['anyone'], ...guessable },
      schema: { querystring: checkUniqueQuery, response: { 200: checkUniqueResponse } },
    },
    async (request) => {
      if (await findAccount(ctx.db, 'organisation', request.query.email)) {
        throw new ApiError('email_taken', messages.emailTaken, { email: messages.emailTaken })
      }
      return { success: true as const, message: 'This email is free.', unique: true }
    },
  )

  app.post(
    '/api/admin/setup',
    {
      config: { access: ['anyone'], ...guessable },
      schema: { body: adminSetupRequest, response: { 200: done } },
    },
    async (request) => {
      await setUpAdmin(ctx, request.body)
      return { success: true as const, message: 'Administrator created. Sign in at /admin/sign-in.' }
    },
  )
}
