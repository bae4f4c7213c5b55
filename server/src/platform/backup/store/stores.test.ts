import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysOf } from '../../keys/keys.ts'
import { signAwsRequest } from '../../s3/sign-aws-request.ts'
import { openBackups, openStored } from '../open-backups.ts'
import type { BackupSettings } from '../settings.ts'
import { openBucketStore } from './bucket-store.ts'
import { openFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { requireDiskSpace } from './require-disk-space.ts'

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', region: 'me-central-1' }
const kept = new Map<string, Uint8Array>()
const pageLength = 2

/** A bucket 'backups' that checks the signature, and lists two names at a time. */
async function s3(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const date = String(request.headers['x-amz-date']).replace(/^(.{4})(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
  const url = new URL(`http://${request.headers.host}${request.url}`)
  const expected = signAwsRequest({ method: request.method!, url, body }, keys, new Date(date))
  if (request.headers.authorization !== expected.authorization) return void response.writeHead(403).end()
  const name = url.pathname.slice('/backups/'.length)
  if (name === '' && request.method === 'GET') return void response.end(listing(url.searchParams))
  if (request.method === 'PUT') kept.set(name, body)
  if (request.method === 'DELETE') kept.delete(name)
  const found = kept.get(name)
  if (request.method === 'GET') return void response.writeHead(found ? 200 : 404).end(found)
  response.writeHead(request.method === 'PUT' ? 200 : 204).end()
}

function listing(query: URLSearchParams): string {
  const names = [...kept.keys()].filter((name) => name.startsWith(query.get('prefix')!)).sort()
  const from = Number(query.get('continuation-token') ?? 0)
  const page = names.slice(from, from + pageLength).map((name) => `<Contents><Key>${name}</Key></Contents>`)
  const next = from + pageLength
  const more = next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><Prefix>x</Prefix>${page.join('')}${more}</ListBucketResult>`
}

let server: Server
let endpoint: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-store-'))
  server = createServer((request, response) => void s3(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const openBucket = async (secretAccessKey = keys.secretAccessKey) =>
  openBucketStore({ ...keys, secretAccessKey, endpoint, bucket: 'backups' })

describe.each<[string, () => Promise<ObjectStore>]>([
  ['a folder', () => openFolderStore(join(folder, 'backups'))],
  ['a bucket', openBucket],
])('%s', (_name, open) => {
  test('keeps, replaces, lists and deletes objects by name', async () => {
    const store = await open()
    const names = ['bases/b', 'wal/1/a', 'wal/1/b', 'wal/1/c', 'wal/12/a']
    for (const name of names.toReversed()) await store.put(name, Buffer.from(name))
    await store.put('wal/1/a', Buffer.from('longer than before'))
    expect(Buffer.from((await store.get('wal/1/a'))!).toString()).toBe('longer than before')
    expect(await store.get('wal/1/x')).toBeUndefined()
    expect(await store.list('')).toEqual(names)
    expect(await store.list('wal/1/')).toEqual(names.slice(1, 4))
    expect(await store.list('nothing/')).toEqual([])
    await store.delete(['wal/1/b', 'wal/1/b'])
    expect(await store.list('wal/1/')).toEqual(['wal/1/a', 'wal/1/c'])
  })
})

test('what a killed process was writing is not an object, and is removed', async () => {
  const at = join(folder, 'killed')
  await (await openFolderStore(at)).put('a', Buffer.from('whole'))
  await writeFile(join(at, 'drafts', 'a.draft-4194303-00000000'), 'half')
  const store = await openFolderStore(at)
  expect(await store.list('')).toEqual(['a'])
  expect(await readdir(join(at, 'drafts'))).toEqual([])
})

test('to read makes nothing: a mistyped place is refused and stays as it was', async () => {
  const keys = keysOf(new Uint8Array(32).fill(7))
  const settings = (backup: object) => ({ backup: backup as BackupSettings })
  const at = join(folder, 'mistyped')
  await expect(openStored(settings({ folder: at }), keys)).rejects.toThrow(
    `Nothing is stored in ${at}: set BACKUP_FOLDER to the folder where the backups are.`,
  )
  await expect(readdir(at)).rejects.toThrow('ENOENT')
  await mkdir(at)
  await expect(openStored(settings({ folder: at }), keys)).rejects.toThrow('Nothing is stored in')
  expect(await readdir(at)).toEqual([])
  await openBackups(settings({ folder: at }), keys).open()
  expect(await (await openStored(settings({ folder: at }), keys)).list('bases/')).toEqual([])
})

test('a place that the file system refuses is named by its setting, also when its disk goes away later', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(openFolderStore(file)).rejects.toThrow(
    `BACKUP_FOLDER (${file}) cannot be used (ENOTDIR): name a folder that this user may write to, on a disk that is mounted.`,
  )
  await expect(openFolderStore(join(file, 'in'), '--to')).rejects.toThrow('--to (')
  const at = join(folder, 'mounted')
  const store = await openFolderStore(at)
  await store.put('a', Buffer.from('a'))
  await rm(at, { recursive: true })
  await mkdir(at)
  await expect(store.put('b', Buffer.from('b'))).rejects.toThrow('BACKUP_FOLDER (')
  expect(await readdir(at)).toEqual([])
})

test('a folder whose disk would be nearly full takes nothing, and says how much room is missing', async () => {
  await expect(requireDiskSpace(folder, 2 ** 53)).rejects.toThrow(/make room for \d+ MB more/)
  await requireDiskSpace(folder, 0)
})

test('a bucket that cannot be reached is an error that says which setting leads there', async () => {
  const store = openBucketStore({ ...keys, bucket: 'backups', endpoint: 'http://127.0.0.1:4' })
  await expect(store.list('')).rejects.toThrow(
    'The bucket cannot be reached (ECONNREFUSED): check BACKUP_S3_ENDPOINT',
  )
})

test('a bucket that refuses us is an error that names what to correct, and no secret', async () => {
  const store = await openBucket('a wrong secret')
  await expect(store.list('')).rejects.toThrow(/403 to list.*s3:ListBucket/)
  await expect(store.get('a')).rejects.toThrow(/403/)
})
