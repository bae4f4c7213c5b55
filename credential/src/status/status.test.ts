import { gzipSync } from 'node:zlib'
import * as library from '@digitalbazaar/vc-bitstring-status-list'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base64UrlEncode } from '../bytes/base64.ts'
import { createStatusList, getStatus, STATUS_LIST_ENTRIES, setStatus } from './bits.ts'
import { decodeStatusList, encodeStatusList } from './encoding.ts'

const anyIndex = fc.nat(STATUS_LIST_ENTRIES - 1)

describe('status lists', () => {
  test('say the same to @digitalbazaar/vc-bitstring-status-list as to us, in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyIndex, { maxLength: 200 }),
        fc.array(anyIndex),
        async (set, probes) => {
          const ours = createStatusList()
          const theirs = await library.createList({ length: STATUS_LIST_ENTRIES })
          for (const index of set) {
            setStatus(ours, index, true)
            theirs.setStatus(index, true)
          }
          const readByThem = await library.decodeList({ encodedList: await encodeStatusList(ours) })
          const readByUs = await decodeStatusList(await theirs.encode())
          expect(readByUs).toEqual(ours)
          for (const index of [...set, ...probes])
            expect(readByThem.getStatus(index)).toBe(getStatus(ours, index))
        },
      ),
      { numRuns: 15 },
    )
  })

  test('change one bit at a time, and a suspension can be lifted', () => {
    fc.assert(
      fc.property(anyIndex, anyIndex, (one, other) => {
        const list = createStatusList()
        setStatus(list, one, true)
        setStatus(list, other, true)
        setStatus(list, one, false)
        expect(getStatus(list, one)).toBe(false)
        expect(getStatus(list, other)).toBe(one !== other)
      }),
    )
  })

  test('have the published form of the empty list', async () => {
    const decoded = await decodeStatusList(await encodeStatusList(createStatusList()))
    expect(decoded).toHaveLength(16_384)
    expect(decoded.every((byte) => byte === 0)).toBe(true)
    expect((await encodeStatusList(createStatusList())).length).toBeLessThan(80)
  })

  test.each([-1, STATUS_LIST_ENTRIES, 0.5, Number.NaN, 2 ** 53])('have no entry %s', (index) => {
    expect(() => getStatus(createStatusList(), index)).toThrow(RangeError)
    expect(() => setStatus(createStatusList(), index, true)).toThrow(RangeError)
  })
})

describe('decodeStatusList', () => {
  const encode = (bytes: Uint8Array) => `u${base64UrlEncode(gzipSync(bytes))}`

  test('refuses a list that expands without end', async () => {
    await expect(decodeStatusList(encode(new Uint8Array(100_000_000)))).rejects.toThrow('more than 1 MiB')
  })

  test('accepts a foreign list of 1 MiB and refuses one that is too short', async () => {
    expect(await decodeStatusList(encode(new Uint8Array(1_048_576)))).toHaveLength(1_048_576)
    await expect(decodeStatusList(encode(new Uint8Array(16_383)))).rejects.toThrow('at least 131,072')
  })

  test('refuses a list that is cut off or not base64url', async () => {
    const encoded = await encodeStatusList(createStatusList())
    for (const bad of [
      encoded.slice(1),
      encoded.slice(0, -1),
      encoded.slice(0, -4),
      'u',
      'u***',
      `${encoded}=`,
      '',
    ]) {
      await expect(decodeStatusList(bad), bad).rejects.toThrow(TypeError)
    }
  })

  test('never reads another list out of one that was altered', async () => {
    const list = createStatusList()
    for (const index of [3, 5_000, 77_777, 131_071]) setStatus(list, index, true)
    const encoded = await encodeStatusList(list)
    for (let i = 1; i < encoded.length; i++) {
      const altered = encoded.slice(0, i) + (encoded[i] === 'A' ? 'B' : 'A') + encoded.slice(i + 1)
      // Deflate ignores some bits, so an altered text may still decode to the same list.
      const decoded = await decodeStatusList(altered).catch(() => list)
      expect(Buffer.compare(decoded, list), `character ${i}`).toBe(0)
    }
  })
})
