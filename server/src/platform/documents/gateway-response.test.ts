import { CarReader } from '@ipld/car'
import { base36 } from 'multiformats/bases/base36'
import { base58btc } from 'multiformats/bases/base58'
import { CID } from 'multiformats/cid'
import { describe, expect, test } from 'vitest'
import { type BlockStore, blockOf } from './block-store.ts'
import { gatewayResponse } from './gateway-response.ts'

const block = blockOf(Buffer.from('a sealed document'))
const { cid } = block
const store: Pick<BlockStore, 'get'> = {
  get: async (wanted) => (wanted === cid ? block.bytes : undefined),
}
const get = { method: 'GET', cid, format: 'raw' } as const

describe('a block', () => {
  test('is returned as its raw bytes, cacheable for ever, never rendered, to any origin', async () => {
    const { status, headers, body } = await gatewayResponse(store, get)
    expect(status).toBe(200)
    expect(body).toEqual(block.bytes)
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.ipld.raw',
      'content-length': '17',
      'content-disposition': `attachment; filename="${cid}.bin"`,
      'cache-control': 'public, max-age=3600',
      etag: `"${cid}.raw"`,
      'x-content-type-options': 'nosniff',
      'x-ipfs-path': `/ipfs/${cid}`,
      'x-ipfs-roots': cid,
      'access-control-allow-origin': '*',
    })
  })

  test('is returned as a CAR archive that an independent reader opens', async () => {
    const { status, headers, body } = await gatewayResponse(store, { ...get, format: 'car' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/vnd.ipld.car; version=1; order=dfs; dups=n')
    expect(headers['content-disposition']).toBe(`attachment; filename="${cid}.car"`)
    const car = await CarReader.fromBytes(body!)
    expect((await car.getRoots()).map(String)).toEqual([cid])
    expect(Buffer.from((await car.get(CID.parse(cid)))!.bytes)).toEqual(block.bytes)
  })

  test.each([
    ['application/vnd.ipld.raw', 'application/vnd.ipld.raw'],
    ['application/vnd.ipld.car; version=1; order=dfs; dups=y', 'application/vnd.ipld.car'],
    ['text/html, application/vnd.ipld.raw;q=0.5, application/vnd.ipld.car;q=0.9', 'application/vnd.ipld.car'],
    ['*/*', 'application/vnd.ipld.raw'],
  ])('is negotiated by the Accept header: %s', async (accept, type) => {
    const { headers } = await gatewayResponse(store, { method: 'GET', cid, accept })
    expect(headers['content-type']).toContain(type)
    expect(headers['content-location']).toBe(`/ipfs/${cid}?format=${type.slice(-3)}`)
  })

  test('is described by HEAD exactly as by GET, without the bytes', async () => {
    const { status, headers, body } = await gatewayResponse(store, { ...get, method: 'HEAD' })
    expect(body).toBeUndefined()
    expect({ status, headers }).toEqual({ status: 200, headers: (await gatewayResponse(store, get)).headers })
  })

  test('is not sent again to a client that has it', async () => {
    const has = await gatewayResponse(store, { ...get, ifNoneMatch: `"other", W/"${cid}.raw"` })
    expect(has.status).toBe(304)
    expect(has.body).toBeUndefined()
    expect((await gatewayResponse(store, { ...get, ifNoneMatch: `"${cid}.car"` })).status).toBe(200)
  })

  test.each([
    ['base36', CID.parse(cid).toString(base36)],
    ['base58', CID.parse(cid).toString(base58btc)],
    ['upper case', cid.toUpperCase()],
  ])('is found by its identifier written in %s', async (_base, spelling) => {
    expect((await gatewayResponse(store, { ...get, cid: spelling })).body).toEqual(block.bytes)
  })
})

describe('a request is refused', () => {
  test.each([
    ['nonsense for an identifier', 400, { cid: 'nonsense' }],
    ['an identifier with one letter missing', 400, { cid: cid.slice(0, -1) }],
    ['an endless identifier', 400, { cid: 'b'.repeat(100_000) }],
    ['a block we do not have', 404, { cid: blockOf(Buffer.from('another')).cid }],
    ['an old-style identifier', 404, { cid: 'QmUNLLsPACCz1vLxQVkXqqLX5R1X345qqfHbsf67hvA3Nn' }],
    ['an unknown format', 406, { format: 'tar' }],
    ['a web page', 406, { format: undefined, accept: 'text/html' }],
    ['CAR version 2', 406, { format: undefined, accept: 'application/vnd.ipld.car; version=2' }],
    ['no format at all', 400, { format: undefined }],
  ])('for %s with %i, and a sentence', async (_what, status, change) => {
    const refused = await gatewayResponse(store, { ...get, ...change })
    expect(refused.status).toBe(status)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.headers['access-control-allow-origin']).toBe('*')
    expect(Buffer.from(refused.body!).toString()).toMatch(/^.{10,300}\n$/)
  })
})

test('the probe identifier tells clients that this is a trustless gateway', async () => {
  const raw = await gatewayResponse(store, { ...get, cid: 'bafkqaaa' })
  expect(raw).toMatchObject({ status: 200, body: new Uint8Array() })
  const car = await gatewayResponse(store, { ...get, cid: 'bafkqaaa', format: 'car' })
  expect((await (await CarReader.fromBytes(car.body!)).getRoots()).map(String)).toEqual(['bafkqaaa'])
})

test('an unreachable store is our error, not a missing block', async () => {
  const away: Pick<BlockStore, 'get'> = { get: () => Promise.reject(new Error('away')) }
  await expect(gatewayResponse(away, get)).rejects.toThrow('away')
})
