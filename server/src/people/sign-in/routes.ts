import {
  adminSetupRequest,
  changePasswordRequest,
  checkUniqueQuery,
  checkUniqueResponse,
  done,
  firstPasswordRequest,
  mailboxCodeRequest,
  mailboxProofRequest,
  messages,
  openedAnswer,
  otpResponse,
  replacePasswordRequest,
  sessionListResponse,
  signInAnswer,
  signInRequest,
  signInResponse,
  welcomeRequest,
  welcomeResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { guessable, guessablePost } from '../../platform/http/guessable.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { setUpAdmin } from '../account/admin-setup/admin-setup.ts'
import { findAccount } from '../account/find-account.ts'
import { changePassword } from '../account/password/change-password.ts'
import { recoveryRoutes } from '../account/recovery/routes.ts'
import { endOtherSessions, endSession } from '../account/session/end-sessions.ts'
import { listSessions } from '../account/session/list-sessions.ts'
import { visitorOf } from '../account/session/visitor.ts'
import { chooseFirstPassword, readWelcome } from './first-password.ts'
import { mailCodeAgain, proveMailbox } from './mailbox-step.ts'
import { replaceInitialPassword } from './replace-initial-password.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signIn } from './sign-in.ts'

const everybody = ['issuer', 'verifier', 'suspended', 'student', 'admin', 'unproven-admin'] as const

export function signInRoutes(app: App, ctx: Context): void {
  secondFactorRoutes(app, ctx)

  guessablePost(
    app,
    '/api/sign-in',
    { summary: 'Sign in with a password', body: signInRequest, response: signInAnswer },
    (request) => signIn(ctx, request.body, visitorOf(request)),
  )

  guessablePost(
    app,
    '/api/sign-in/new-password',
    {
      summary: 'Replace an initial password and sign in',
      body: replacePasswordRequest,
      response: openedAnswer,
    },
    (request) => replaceInitialPassword(ctx, request.body, visitorOf(request)),
  )

  guessablePost(
    app,
    '/api/sign-in/mailbox/code',
    {
      summary: 'Resend the code of a sign-in',
      body: mailboxCodeRequest,
      response: otpResponse,
    },
    async (request) => {
      const resendInSeconds = await mailCodeAgain(ctx, request.body.token, visitorOf(request))
      return answer(messages.otpResent, { resendInSeconds })
    },
  )

  guessablePost(
    app,
    '/api/sign-in/mailbox',
    {
      summary: 'Finish signing in with the code emailed to the account',
      body: mailboxProofRequest,
      response: signInResponse,
    },
    (request) => proveMailbox(ctx, request.body, visitorOf(request)),
  )

  guessablePost(
    app,
    '/api/student/welcome',
    { summary: 'Read what an emailed link leads to', body: welcomeRequest, response: welcomeResponse },
    async (request) => answer('Welcome', { data: await readWelcome(ctx, request.body.token) }),
  )

  guessablePost(
    app,
    '/api/student/welcome/password',
    {
      summary: 'Choose the first password with an emailed link',
      body: firstPasswordRequest,
      response: signInResponse,
    },
    (request) => chooseFirstPassword(ctx, request.body, visitorOf(request)),
  )

  recoveryRoutes(app, ctx)

  app.post(
    '/api/account/password',
    {
      config: { ...guessable, access: everybody },
      schema: {
        summary: "Change the account's password",
        body: changePasswordRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      const { currentPassword, password } = request.body
      const { address } = visitorOf(request)
      await changePassword(ctx, callerOfRequest(request), { currentPassword, password, address })
      return answer('Password changed. All other devices were signed out.')
    },
  )

  shortListRoute(
    app,
    '/api/account/sessions',
    {
      access: everybody,
      summary: "List the account's sessions",
      sort: ['createdAt', 'lastSeenAt', 'device'],
      response: sessionListResponse,
      message: 'Sessions',
    },
    (request) => listSessions(ctx, callerOfRequest(request)),
  )

  app.delete(
    '/api/account/sessions/:id',
    {
      config: { access: everybody },
      schema: {
        summary: 'End a session',
        params: pathId('id'),
        response: { 200: done },
      },
    },
    async (request) => {
      await endSession(ctx, callerOfRequest(request), request.params.id)
      return answer('That session was ended.')
    },
  )

  app.delete(
    '/api/account/sessions',
    { config: { access: everybody }, schema: { summary: 'End all other sessions', response: { 200: done } } },
    async (request) => {
      await endOtherSessions(ctx, callerOfRequest(request))
      return answer('All other sessions were ended.')
    },
  )

  app.get(
    '/api/check-unique',
    {
      config: guessable,
      schema: {
        summary: 'Check whether a value is still free',
        querystring: checkUniqueQuery,
        response: { 200: checkUniqueResponse },
      },
    },
    async (request) => {
      if (await findAccount(ctx.db, 'organisation', request.query.email)) {
        throw fieldRefusal('email', 'email_taken')
      }
      return answer('This email is available.', { unique: true })
    },
  )

  guessablePost(
    app,
    '/api/admin/setup',
    { summary: 'Create the first administrator', body: adminSetupRequest, response: done },
    async (request) => {
      await setUpAdmin(ctx, request.body)
      return answer('Administrator created. Sign in at /admin/sign-in.')
    },
  )
}
