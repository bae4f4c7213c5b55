import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { S3Settings } from '../s3/bucket.ts'
import { signAwsRequest } from '../s3/sign-aws-request.ts'
import { type BlockStore, blockOf } from './block-store.ts'
import { kuboBlockStore } from './kubo-block-store.ts'
import { s3BlockStore } from './s3-block-store.ts'

/** The contents of the fake servers below, by content identifier. */
const kept = new Map<string, Uint8Array>()
const blocks = Array.from({ length: 230 }, (_, index) => blockOf(Buffer.from(`sealed document ${index}`)))
const [first, second] = blocks as [(typeof blocks)[0], (typeof blocks)[0]]

const s3Keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', region: 'me-central-1' }

/** A bucket 'sealed' that checks the signature of the exact request. */
async function s3(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const date = String(request.headers['x-amz-date']).replace(/^(.{4})(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
  const url = new URL(`http://${request.headers.host}${request.url}`)
  const expected = signAwsRequest({ method: request.method!, url, body }, s3Keys, new Date(date))
  if (request.headers.authorization !== expected.authorization) return void response.writeHead(403).end()
  const [, bucket, cid] = url.pathname.split('/')
  if (bucket !== 'sealed') return void response.writeHead(404).end()
  if (request.method === 'PUT') kept.set(cid!, body)
  if (request.method === 'DELETE') kept.delete(cid!)
  const found = kept.get(cid!)
  if (request.method === 'GET') return void response.writeHead(found ? 200 : 404).end(found)
  response.writeHead(request.method === 'PUT' ? 200 : 204).end()
}

/** An IPFS node as the Kubo RPC reference describes it, for raw blocks. */
const pinned = new Set<string>()
async function kubo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const url = new URL(`http://${request.headers.host}${request.url}`)
  const cid = url.searchParams.get('arg') ?? ''
  const fail = (message: string) => response.writeHead(500).end(JSON.stringify({ Message: message, Code: 0 }))
  switch (url.pathname) {
    case '/api/v0/block/put': {
      expect(url.searchParams.get('cid-codec')).toBe('raw')
      const type = String(request.headers['content-type'])
      const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
      const stored = await Promise.all(
        form.getAll('data').map(async (part) => blockOf(new Uint8Array(await (part as File).arrayBuffer()))),
      )
      for (const block of stored) {
        kept.set(block.cid, block.bytes)
        pinned.add(block.cid)
      }
      const lines = stored.map(({ cid: Key, bytes }) => JSON.stringify({ Key, Size: bytes.length }))
      return void response.end(`${lines.join('\n')}\n`)
    }
    case '/api/v0/block/get': {
      const found = kept.get(cid)
      return void (found
        ? response.end(found)
        : fail('block was not found locally (offline): ipld: could not find'))
    }
    case '/api/v0/pin/rm':
      return void (pinned.delete(cid) ? response.end('{}') : fail('not pinned or pinned indirectly'))
    case '/api/v0/block/rm':
      kept.delete(cid)
      return void (pinned.has(cid) ? fail('pinned: recursive') : response.end('{}'))
    default:
      return void response.writeHead(404).end()
  }
}

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const servers: Server[] = []
let bucket: S3Settings
let nodeUrl: string
beforeAll(async () => {
  const [bucketServer, node] = await Promise.all([listen(s3), listen(kubo)])
  servers.push(bucketServer.server, node.server)
  bucket = { ...s3Keys, endpoint: bucketServer.url, bucket: 'sealed' }
  nodeUrl = node.url
})
afterAll(() => {
  for (const server of servers) server.close()
})
beforeEach(() => {
  kept.clear()
  pinned.clear()
})

describe.each<[string, () => BlockStore]>([
  ['an S3-compatible bucket', () => s3BlockStore(bucket)],
  ['an IPFS node', () => kuboBlockStore(nodeUrl)],
])('%s', (_name, open) => {
  test('returns what was put in one call, and nothing for the rest', async () => {
    const store = open()
    await store.put(blocks)
    expect(kept.size).toBe(blocks.length)
    expect(await store.get(first.cid)).toEqual(Uint8Array.from(first.bytes))
    expect(await store.get(blockOf(Buffer.from('never put')).cid)).toBeUndefined()
  })

  test('returns many at once, without those that it does not have', async () => {
    const store = open()
    await store.put(blocks)
    const found = await store.getMany([
      ...blocks.map((block) => block.cid),
      blockOf(Buffer.from('never put')).cid,
    ])
    expect([...found.keys()].toSorted()).toEqual(blocks.map((block) => block.cid).toSorted())
    expect(found.get(second.cid)).toEqual(Uint8Array.from(second.bytes))
  })

  test('accepts the same thing twice', async () => {
    const store = open()
    await store.put([first, second])
    await store.put([first])
    await store.delete([first.cid])
    await store.delete([first.cid])
    expect(await store.get(first.cid)).toBeUndefined()
    expect(await store.get(second.cid)).toEqual(Uint8Array.from(second.bytes))
  })

  test('is refused when it returns other bytes', async () => {
    kept.set(first.cid, second.bytes)
    await expect(open().get(first.cid)).rejects.toThrow(/other bytes/)
    await expect(open().getMany([second.cid, first.cid])).rejects.toThrow(/other bytes/)
  })
})

test('a bucket that refuses our signature is an error that names the permissions needed, and no secret', async () => {
  const store = s3BlockStore({ ...bucket, secretAccessKey: 'a wrong secret' })
  await expect(store.put(blocks)).rejects.toThrow(/answered 403 to PUT.*s3:PutObject/)
  await expect(store.get(first.cid)).rejects.toThrow(/403/)
  await expect(store.get(first.cid)).rejects.not.toThrow(/wrong secret/)
})

test('a bucket that is not there is an error, never a missing block that was put', async () => {
  await expect(s3BlockStore({ ...bucket, bucket: 'elsewhere' }).put([first])).rejects.toThrow(/S3_BUCKET/)
})

test('a node that is away or not a node is an error', async () => {
  await expect(kuboBlockStore(`${nodeUrl}/elsewhere`).get(first.cid)).rejects.toThrow(/IPFS_API_URL/)
})
