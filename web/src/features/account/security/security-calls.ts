import type { Role, sessionListResponse } from '@credenza/schema/account'
import type { connectedApplicationsResponse } from '@credenza/schema/application'
import type { done } from '@credenza/schema/envelope'
import type {
  OpenedAnswer,
  openedAnswer,
  passkeyOptionsResponse,
  recoveryCodesResponse,
  SecondFactorProof,
  secondFactorStateResponse,
  totpSetupResponse,
} from '@credenza/schema/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../../lib/api/call.ts'

/** A challenge for the browser's WebAuthn call, and the token that identifies it to the server. */
export interface PasskeyChallenge {
  challengeToken: string
  options: Record<string, unknown>
}

const challenge = (path: string, json?: unknown): Promise<PasskeyChallenge> =>
  call<typeof passkeyOptionsResponse>({ method: 'POST', path, json })

export const passkeySignInChallenge = () => challenge('/api/sign-in/passkey/options')
export const secondStepChallenge = (token: string) =>
  challenge('/api/sign-in/second-factor/options', { token })
export const confirmChallenge = () => challenge('/api/account/confirm/options')
export const newPasskeyChallenge = () => challenge('/api/account/passkeys/options')

export const signInWithPasskey = (json: {
  challengeToken: string
  response: Record<string, unknown>
  selectedRole: Role
}) => call<typeof openedAnswer>({ method: 'POST', path: '/api/sign-in/passkey', json })

export const finishSignIn = (json: { token: string; proof: SecondFactorProof }): Promise<OpenedAnswer> =>
  call<typeof openedAnswer>({ method: 'POST', path: '/api/sign-in/second-factor', json })

export const confirm = (proof: SecondFactorProof) =>
  call<typeof done>({ method: 'POST', path: '/api/account/confirm', json: { proof } })

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async () =>
    (await call<typeof secondFactorStateResponse>({ method: 'GET', path: '/api/account/second-factor' }))
      .data,
})

export const addPasskey = (
  json: { challengeToken: string; name: string; response: Record<string, unknown> },
  idempotencyKey: string,
) =>
  call<typeof recoveryCodesResponse>({ method: 'POST', path: '/api/account/passkeys', json, idempotencyKey })

export const removePasskey = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo('/api/account/passkeys', id) })

export const setUpTotp = () => call<typeof totpSetupResponse>({ method: 'POST', path: '/api/account/totp' })

export const confirmTotp = (code: string, idempotencyKey: string) =>
  call<typeof recoveryCodesResponse>({
    method: 'POST',
    path: '/api/account/totp/confirm',
    json: { code },
    idempotencyKey,
  })

export const removeTotp = () => call<typeof done>({ method: 'DELETE', path: '/api/account/totp' })

export const makeRecoveryCodes = (idempotencyKey: string) =>
  call<typeof recoveryCodesResponse>({ method: 'POST', path: '/api/account/recovery-codes', idempotencyKey })

export const changePassword = (json: {
  currentPassword: string
  password: string
  confirmPassword: string
}) => call<typeof done>({ method: 'POST', path: '/api/account/password', json })

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () =>
    (await call<typeof sessionListResponse>({ method: 'GET', path: '/api/account/sessions' })).data,
  staleTime: 0,
})

export const endOneSession = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo('/api/account/sessions', id) })

export const endOtherSessions = () => call<typeof done>({ method: 'DELETE', path: '/api/account/sessions' })

export const applicationsQuery = queryOptions({
  queryKey: ['applications'],
  queryFn: async () =>
    (await call<typeof connectedApplicationsResponse>({ method: 'GET', path: '/api/user/applications' }))
      .data,
  staleTime: 0,
})

export const disconnectApplication = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo('/api/user/applications', id) })
