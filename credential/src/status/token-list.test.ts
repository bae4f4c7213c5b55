import { getListFromStatusListJWT, StatusList } from '@sd-jwt/jwt-status-list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forgedJwt, p256Key, walletKey } from '../../test/wallet.ts'
import { STATUS_LIST_ENTRIES } from './bits.ts'
import { readTokenList } from './read-token-list.ts'
import { TOKEN_STATUS, tokenStatuses, writeTokenList } from './token-list.ts'

const url = 'https://credenza.example/issuers/university/status/token/1'
const now = new Date('2026-11-20T12:00:00Z')
const seconds = now.getTime() / 1000
const asked = { url, key: walletKey.jwk, now }

const listOf = (statuses: Uint8Array, times = { iat: seconds, exp: seconds + 3_600, ttl: 60 }) =>
  writeTokenList(
    { statuses, url, issuer: 'https://credenza.example/issuers/university', header: {}, times },
    walletKey.sign,
  )

test('says the same to @sd-jwt/jwt-status-list as to us, in both directions', async () => {
  const index = fc.nat(STATUS_LIST_ENTRIES - 1)
  const some = fc.uniqueArray(index, { maxLength: 50 })
  await fc.assert(
    fc.asyncProperty(some, some, fc.array(index), async (invalid, suspended, probes) => {
      const token = await listOf(tokenStatuses(STATUS_LIST_ENTRIES, { invalid, suspended }))
      const ours = await readTokenList(token, asked)
      const theirs = getListFromStatusListJWT(token)
      for (const at of [...invalid, ...suspended, ...probes]) {
        const status = invalid.includes(at)
          ? TOKEN_STATUS.invalid
          : suspended.includes(at)
            ? TOKEN_STATUS.suspended
            : 0
        expect([ours(at), theirs.getStatus(at)]).toEqual([status, status])
      }
    }),
    { numRuns: 8 },
  )
  for (const bits of [1, 2, 4, 8] as const) {
    const statuses = Array.from({ length: 64 }, (_, at) => at % 2 ** bits)
    const lst = new StatusList(statuses, bits).compressStatusList()
    const claims = { sub: url, iat: seconds, status_list: { bits, lst } }
    const read = await readTokenList(forgedJwt({ alg: 'ES256', typ: 'statuslist+jwt' }, claims), asked)
    expect(statuses.map((_, at) => read(at))).toEqual(statuses)
  }
})

test('is refused when it is stale, of another address, by another key, of another type or not a list', async () => {
  const statuses = tokenStatuses(8, { invalid: [3], suspended: [] })
  const token = await listOf(statuses)
  const refused = async (token: string, changes: object = {}) =>
    expect(readTokenList(token, { ...asked, ...changes })).rejects.toThrow(TypeError)
  await refused(token, { now: new Date(now.getTime() + 3_600_000) })
  await refused(token, { url: `${url}0` })
  await refused(token, { key: p256Key().jwk })
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  const again = (changes: object, header: object = {}) =>
    forgedJwt({ alg: 'ES256', typ: 'statuslist+jwt', ...header }, { ...claims, ...changes })
  await refused(again({}, { typ: 'JWT' }))
  await refused(again({}, { alg: 'none' }))
  await refused(again({}, { crit: ['x'] }))
  await refused(again({ iat: undefined }))
  await refused(again({ exp: 'tomorrow' }))
  for (const status_list of [
    undefined,
    {},
    { bits: 3, lst: claims.status_list.lst },
    { bits: 2, lst: 'AAAA' },
  ])
    await refused(again({ status_list }))
  const read = await readTokenList(token, asked)
  expect([read(2), read(3)]).toEqual([0, 1])
  for (const outside of [-1, 8, 0.5, Number.NaN]) expect(() => read(outside)).toThrow(TypeError)
})

test('does not expand without end', async () => {
  const bomb = await listOf(new Uint8Array(10_000_000))
  await expect(readTokenList(bomb, asked)).rejects.toThrow('too large')
})
