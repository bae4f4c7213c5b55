import {
  addPasskeyRequest,
  confirmRequest,
  done,
  openedAnswer,
  passkeyOptionsResponse,
  passkeySignInRequest,
  recoveryCodesResponse,
  secondFactorOptionsRequest,
  secondFactorRequest,
  secondFactorStateResponse,
  totpConfirmRequest,
  totpSetupResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Access } from '../../platform/http/access.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { guessable, guessablePost } from '../../platform/http/guessable.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { addPasskey, offerPasskey } from '../account/second-factor/add-passkey.ts'
import { confirmTotp, offerTotp } from '../account/second-factor/add-totp.ts'
import { askForPasskey } from '../account/second-factor/check-passkey.ts'
import { confirmSession } from '../account/second-factor/confirm-session.ts'
import { readSecondFactor } from '../account/second-factor/factors.ts'
import { removePasskey, removeTotp } from '../account/second-factor/remove-factor.ts'
import { renewRecoveryCodes } from '../account/second-factor/renew-recovery-codes.ts'
import { visitorOf } from '../account/session/visitor.ts'
import { askForSecondFactor, completeSignIn } from './complete-sign-in.ts'
import { signInByPasskey } from './passkey-sign-in.ts'

const access: Access[] = ['issuer', 'verifier', 'suspended', 'student', 'admin', 'unproven-admin']
const own = { config: { access } }

const challenge = { success: true, message: 'Challenge' } as const

/** Second factors: of the caller's account, and at sign-in. */
export function secondFactorRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/account/second-factor',
    {
      ...own,
      schema: { summary: "Read the account's second factors", response: { 200: secondFactorStateResponse } },
    },
    async (request) =>
      answer('Second factor', { data: await readSecondFactor(ctx, callerOfRequest(request)) }),
  )

  app.post(
    '/api/account/passkeys/options',
    { ...own, schema: { summary: 'Begin to add a passkey', response: { 200: passkeyOptionsResponse } } },
    async (request) => ({ ...challenge, ...(await offerPasskey(ctx, callerOfRequest(request))) }),
  )

  app.post(
    '/api/account/passkeys',
    {
      ...own,
      schema: { summary: 'Add a passkey', body: addPasskeyRequest, response: { 200: recoveryCodesResponse } },
    },
    async (request) => {
      const caller = callerOfRequest(request)
      const recoveryCodes = await addPasskey(ctx, caller, request.body, idempotencyKey(ctx, request))
      return answer('Passkey added.', { recoveryCodes })
    },
  )

  app.delete(
    '/api/account/passkeys/:id',
    {
      ...own,
      schema: {
        summary: 'Remove a passkey',
        params: pathId('id'),
        response: { 200: done },
      },
    },
    async (request) => {
      await removePasskey(ctx, callerOfRequest(request), request.params.id)
      return answer('Passkey removed.')
    },
  )

  app.post(
    '/api/account/totp',
    {
      ...own,
      schema: { summary: 'Begin to add an authenticator app', response: { 200: totpSetupResponse } },
    },
    async (request) => {
      const offer = await offerTotp(ctx, callerOfRequest(request), idempotencyKey(ctx, request))
      return answer('Confirm it with a code from the app.', { ...offer })
    },
  )

  app.post(
    '/api/account/totp/confirm',
    {
      ...own,
      schema: {
        summary: 'Confirm the authenticator app with a code',
        body: totpConfirmRequest,
        response: { 200: recoveryCodesResponse },
      },
    },
    async (request) => {
      const { code } = request.body
      const idempotency = idempotencyKey(ctx, request)
      const recoveryCodes = await confirmTotp(ctx, callerOfRequest(request), code, idempotency)
      return answer('Authenticator app added.', { recoveryCodes })
    },
  )

  app.delete(
    '/api/account/totp',
    { ...own, schema: { summary: 'Remove the authenticator app', response: { 200: done } } },
    async (request) => {
      await removeTotp(ctx, callerOfRequest(request))
      return answer('Authenticator app removed.')
    },
  )

  app.post(
    '/api/account/recovery-codes',
    { ...own, schema: { summary: 'Create new recovery codes', response: { 200: recoveryCodesResponse } } },
    async (request) => {
      const caller = callerOfRequest(request)
      const recoveryCodes = await renewRecoveryCodes(ctx, caller, idempotencyKey(ctx, request))
      return answer('New recovery codes created. The earlier ones no longer work.', { recoveryCodes })
    },
  )

  app.post(
    '/api/account/confirm/options',
    {
      ...own,
      schema: {
        summary: 'Begin to confirm the session with a passkey',
        response: { 200: passkeyOptionsResponse },
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      return { ...challenge, ...(await askForPasskey(ctx, { purpose: 'confirm', accountId })) }
    },
  )

  app.post(
    '/api/account/confirm',
    {
      config: { ...guessable, access },
      schema: {
        summary: 'Confirm the session with a second factor',
        body: confirmRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await confirmSession(ctx, callerOfRequest(request), request.body.proof)
      return answer('Confirmed.')
    },
  )

  app.post(
    '/api/sign-in/passkey/options',
    {
      config: guessable,
      schema: { summary: 'Begin to sign in with a passkey', response: { 200: passkeyOptionsResponse } },
    },
    async () => ({
      ...challenge,
      ...(await askForPasskey(ctx, { purpose: 'passkey-sign-in', accountId: undefined })),
    }),
  )

  guessablePost(
    app,
    '/api/sign-in/passkey',
    { summary: 'Sign in with a passkey', body: passkeySignInRequest, response: openedAnswer },
    (request) => signInByPasskey(ctx, request.body, visitorOf(request)),
  )

  guessablePost(
    app,
    '/api/sign-in/second-factor/options',
    {
      summary: 'Begin the second step of signing in with a passkey',
      body: secondFactorOptionsRequest,
      response: passkeyOptionsResponse,
    },
    async (request) => ({ ...challenge, ...(await askForSecondFactor(ctx, request.body.token)) }),
  )

  guessablePost(
    app,
    '/api/sign-in/second-factor',
    {
      summary: 'Finish signing in with a second factor',
      body: secondFactorRequest,
      response: openedAnswer,
    },
    (request) => completeSignIn(ctx, request.body, visitorOf(request)),
  )
}
