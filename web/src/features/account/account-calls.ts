import { type Role, signInResponse } from '@credenza/schema/account'
import { done } from '@credenza/schema/envelope'
import { profileResponse } from '@credenza/schema/organisation'
import { call } from '../../lib/api/call.ts'

export const signIn = (json: { email: string; password: string; selectedRole: Role }) =>
  call({ method: 'POST', path: '/api/sign-in', json, answer: signInResponse })

export const signOut = () => call({ method: 'GET', path: '/api/logout', answer: done })

export const setUpAdmin = (
  json: { token: string; email: string; password: string },
  idempotencyKey: string,
) => call({ method: 'POST', path: '/api/admin/setup', json, answer: done, idempotencyKey })

export const fetchProfile = async () =>
  (await call({ method: 'GET', path: '/api/issuer-verifier-profile', answer: profileResponse })).data
