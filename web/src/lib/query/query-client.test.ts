import { afterEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { readSession, startSession } from '../session/session.ts'
import { newQueryClient } from './query-client.ts'

afterEach(() => sessionStorage.clear())

const signIn = (role: 'admin' | 'issuer') =>
  startSession({
    role,
    data: 'token',
    userData: { _id: 'acc_1', email: 'a@example.com', selectedRole: role },
  })
const refused = (code: string) => () => Promise.reject(new ApiFailure('No.', code, 403))

it('a refusal because of suspension refetches the profile, which says why', async () => {
  const queries = newQueryClient()
  const reread = vi.spyOn(queries, 'invalidateQueries')
  await queries.fetchQuery({ queryKey: ['stats'], queryFn: refused('not_approved') }).catch(() => {})
  expect(reread).not.toHaveBeenCalled()
  await queries.fetchQuery({ queryKey: ['stats'], queryFn: refused('suspended') }).catch(() => {})
  expect(reread).toHaveBeenCalledExactlyOnceWith({ queryKey: ['profile'] })
})

it('an admin refused for a missing second factor is led to set one up; an organisation is not', async () => {
  const refuse = () =>
    newQueryClient()
      .fetchQuery({ queryKey: ['stats'], queryFn: refused('second_factor_required') })
      .catch(() => {})
  signIn('issuer')
  await refuse()
  expect(readSession()?.userData.secondFactorMissing).toBeUndefined()
  signIn('admin')
  await refuse()
  expect(readSession()?.userData.secondFactorMissing).toBe(true)
})
