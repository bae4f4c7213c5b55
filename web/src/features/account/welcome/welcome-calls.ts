import type { signInResponse, welcomeResponse } from '@credenza/schema/account'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

/** The step to which the link in a student's mail leads. The token is in the body, because addresses are logged. */
export const welcomeQuery = (token: string) =>
  queryOptions({
    queryKey: ['welcome', token],
    queryFn: async () =>
      (await call<typeof welcomeResponse>({ method: 'POST', path: '/api/student/welcome', json: { token } }))
        .data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const chooseFirstPassword = (json: { token: string; password: string; confirmPassword: string }) =>
  call<typeof signInResponse>({ method: 'POST', path: '/api/student/welcome/password', json })
