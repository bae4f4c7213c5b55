import { expect, test } from 'vitest'
import { KeyStoreFailed, SignInRefused } from './key-store.ts'
import { withAccessToken } from './with-access-token.ts'

/** A service that gives a new token each time, good for this long; `accepted` are those that it takes. */
function service(expires_in?: number | string) {
  const told = { asked: 0, accepted: (_token: string) => true }
  const withToken = withAccessToken(async () => ({
    access_token: `token-${++told.asked}`,
    ...(expires_in !== undefined && { expires_in }),
  }))
  const call = () =>
    withToken(async (bearer) => {
      if (!told.accepted(bearer)) throw new SignInRefused('unavailable.key_refused')
      return bearer
    })
  return { told, call }
}

test('a token is shared for as long as its service says, and some minutes if it does not', async () => {
  for (const expires_in of [3600, '3600', undefined]) {
    const { call } = service(expires_in)
    expect(await Promise.all([call(), call()])).toEqual(['token-1', 'token-1'])
    expect(await call()).toBe('token-1')
  }
})

test('a token that has ended is not used again', async () => {
  const { call } = service(0)
  expect([await call(), await call()]).toEqual(['token-1', 'token-2'])
})

test('a token that is no longer accepted is replaced once, for all calls', async () => {
  const { told, call } = service(3600)
  await call()
  told.accepted = (token) => token !== 'token-1'
  expect(await Promise.all([call(), call()])).toEqual(['token-2', 'token-2'])
  told.accepted = () => false
  await expect(call()).rejects.toThrow(SignInRefused)
  expect(told.asked).toBe(3)
})

test('no call is made without a token', async () => {
  const refusing = withAccessToken(async () => ({ error: 'invalid_client' }))
  await expect(refusing(async () => 'called')).rejects.toThrow(KeyStoreFailed)
})
