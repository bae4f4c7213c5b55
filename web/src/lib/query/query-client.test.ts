import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { readSession, startSession } from '../session/session.ts'
import { newQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

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

it('what could not be read while the server was away is read once it is back, and then no more', async () => {
  vi.useFakeTimers()
  let isUp = false
  const looks = vi.fn(async () => new Response('', { status: isUp ? 200 : 502 }))
  vi.stubGlobal('fetch', looks)
  const queries = newQueryClient()
  const read = vi.fn(async () => {
    if (!isUp) throw new ApiFailure('Network error. Please try again.', 'no_response', 0)
    return 'read'
  })
  const stop = new QueryObserver(queries, { queryKey: ['stats'], queryFn: read }).subscribe(() => {})
  const denied = vi.fn(refused('forbidden'))
  const stopDenied = new QueryObserver(queries, { queryKey: ['fees'], queryFn: denied }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queries.getQueryState(['stats'])?.status).toBe('error')
  expect(read).toHaveBeenCalledTimes(2)
  isUp = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(queries.getQueryData(['stats'])).toBe('read')
  const looked = looks.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect([read, denied, looks].map(({ mock }) => mock.calls.length)).toEqual([3, 1, looked])
  stop()
  stopDenied()
})

it('without a network an act is refused at once, instead of being done later', async () => {
  const isOnline = vi.spyOn(onlineManager, 'isOnline').mockReturnValue(false)
  const act = vi.fn(async () => 'done')
  const queries = newQueryClient()
  await queries.getMutationCache().build(queries, { mutationFn: act }).execute(undefined)
  expect(act).toHaveBeenCalledOnce()
  isOnline.mockRestore()
})
