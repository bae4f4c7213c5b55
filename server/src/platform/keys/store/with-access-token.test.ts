import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openJsonServer } from '../../../../test/stand-ins/json-server.ts'
import { KeyStoreFailed, SignInRefused } from './key-store.ts'
import { withAccessToken } from './with-access-token.ts'

let accepted = (_token: string) => true
let server: Awaited<ReturnType<typeof openJsonServer>>
beforeAll(async () => {
  server = await openJsonServer(({ headers }) => {
    const token = headers.authorization!.replace('Bearer ', '')
    return accepted(token) ? { status: 200, body: { token } } : { status: 401 }
  })
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

/** Makes calls with a new token, valid for this long, each time one is requested. Each call answers which token it had. */
function calling(expires_in?: number | string) {
  let given = 0
  accepted = () => true
  const ask = withAccessToken(async () => ({
    access_token: `token-${++given}`,
    ...(expires_in !== undefined && { expires_in }),
  }))
  return { given: () => given, call: async () => ((await ask(server.url)) as { token: string }).token }
}

test.each([
  [3600, 54],
  ['3600', 54],
  [undefined, 3.6],
])(
  'a token is shared for nine tenths of the time that its service says, or of four minutes: %s',
  async (expires_in, minutes) => {
    const now = performance.now.bind(performance)
    let passed = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
    const { call } = calling(expires_in)
    expect(await Promise.all([call(), call()])).toEqual(['token-1', 'token-1'])
    passed = (minutes - 0.5) * 60_000
    expect(await call()).toBe('token-1')
    passed = minutes * 60_000
    expect(await call()).toBe('token-2')
  },
)

test('a token that has ended is not used again', async () => {
  const { call } = calling(0)
  expect([await call(), await call()]).toEqual(['token-1', 'token-2'])
})

test('a token that is no longer accepted is replaced once, for all calls', async () => {
  const { given, call } = calling(3600)
  await call()
  accepted = (token) => token !== 'token-1'
  expect(await Promise.all([call(), call()])).toEqual(['token-2', 'token-2'])
  accepted = () => false
  await expect(call()).rejects.toThrow(SignInRefused)
  expect(given()).toBe(3)
})

test('no call is made without a token', async () => {
  const before = server.received.length
  const ask = withAccessToken(async () => ({ error: 'invalid_client' }))
  await expect(ask(server.url)).rejects.toThrow(KeyStoreFailed)
  expect(server.received).toHaveLength(before)
})
