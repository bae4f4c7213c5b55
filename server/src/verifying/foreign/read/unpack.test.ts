import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { zipOf } from '../../../../test/worlds/check-corpus.ts'
import { unpack } from './unpack.ts'

const folder = mkdtempSync(join(tmpdir(), 'unpack-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function unpacked(bytes: Uint8Array | string) {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const pieces = await Array.fromAsync(unpack({ field: 'files', name: 'a', path, bytes: bytes.length }))
  return pieces.map((piece) => [
    piece.kind,
    piece.name,
    piece.kind === 'refused' ? piece.problem.code : Buffer.from(piece.content).toString(),
  ])
}

/** The same archive with other numbers in the central directory (APPNOTE 4.3.12), which is what readers use. */
function lying(zip: Buffer, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(zip)
  change(copy.subarray(copy.indexOf('PK\x01\x02', 0, 'latin1')))
  return copy
}

const small = await zipOf([{ name: 'b.json', bytes: Buffer.from('{}'.padEnd(9_000)) }])

describe('a ZIP', () => {
  test('that would unpack to too much is refused in one line, before anything is unpacked', async () => {
    const large = lying(small, (entry) => entry.writeUInt32LE(6 * 1024 * 1024, 24))
    expect(await unpacked(large)).toEqual([['refused', 'a', 'zip-too-large']])
    const dense = lying(small, (entry) => entry.writeUInt32LE(1_000_000, 24))
    expect(await unpacked(dense)).toEqual([['refused', 'a', 'zip-too-dense']])
    const many = await zipOf(
      Array.from({ length: 1_001 }, (_, i) => ({ name: `${i}`, bytes: Buffer.alloc(0) })),
    )
    expect(await unpacked(many)).toEqual([['refused', 'a', 'zip-of-many']])
  })

  test('that becomes larger than declared is cut off', async () => {
    const longer = lying(small, (entry) => entry.writeUInt32LE(100, 24))
    expect(await unpacked(longer)).toEqual([['refused', 'a', 'zip-damaged']])
  })

  test('that is encrypted or truncated is one line', async () => {
    const locked = lying(small, (entry) => entry.writeUInt16LE(1, 8))
    expect(await unpacked(locked)).toEqual([['refused', 'a', 'zip-locked']])
    expect(await unpacked(small.subarray(0, 60))).toEqual([['refused', 'a', 'zip-damaged']])
  })
})

test('a text with links is a list of them; JSON, pages and drawings with links are not', async () => {
  const list = 'name,link\r\nAmal,"https://a.example/verify/x#k"\r\nNo link\r\nhttps://b.example/verify/y'
  expect(await unpacked(list)).toEqual([
    ['link', 'a, line 2', 'https://a.example/verify/x#k'],
    ['link', 'a, line 4', 'https://b.example/verify/y'],
  ])
  for (const text of [
    '{"id":"https://a.example"}',
    '<svg href="https://a.example">',
    '%PDF-1.7 https://a.example',
  ])
    expect(await unpacked(text)).toEqual([['file', 'a', text]])
})
