import type { otpResponse, Role, signedOut, signInResponse } from '@credenza/schema/account'
import type { done } from '@credenza/schema/envelope'
import type { profileResponse } from '@credenza/schema/organisation-profile'
import type { OpenedAnswer, openedAnswer, SignInAnswer, signInAnswer } from '@credenza/schema/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../lib/api/call.ts'

export const signIn = (json: {
  email: string
  password: string
  selectedRole: Role
}): Promise<SignInAnswer> => call<typeof signInAnswer>({ method: 'POST', path: '/api/sign-in', json })

export const replaceInitialPassword = (json: {
  token: string
  password: string
  confirmPassword: string
}): Promise<OpenedAnswer> =>
  call<typeof openedAnswer>({ method: 'POST', path: '/api/sign-in/new-password', json })

/** Mails the code of a sign-in again. */
export const mailMailboxCode = (token: string) =>
  call<typeof otpResponse>({ method: 'POST', path: '/api/sign-in/mailbox/code', json: { token } })

export const proveMailbox = (json: { token: string; otp: string }) =>
  call<typeof signInResponse>({ method: 'POST', path: '/api/sign-in/mailbox', json })

/** Ends the session. The answer may name the page where the provider ends its own session. */
export const signOut = () => call<typeof signedOut>({ method: 'GET', path: '/api/logout' })

export const setUpAdmin = (json: { token: string; email: string; password: string }) =>
  call<typeof done>({ method: 'POST', path: '/api/admin/setup', json })

export const fetchProfile = async () =>
  (await call<typeof profileResponse>({ method: 'GET', path: '/api/issuer-verifier-profile' })).data

/** Fetches the image with the session's token. Does nothing without a path. */
export const profileImageQuery = (path: string | undefined) =>
  queryOptions({
    queryKey: ['profile-image', path],
    queryFn: () => fetchFile(path!),
    enabled: Boolean(path),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Sends the new profile image, a JPEG of 300 by 300 pixels. */
export function updateProfileImage(square: Blob) {
  const form = new FormData()
  form.append('doc_url', square, 'profile.jpg')
  return call<typeof done>({ method: 'POST', path: '/api/update-profile', form })
}
