import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysIn, keysOf, masterKeyOf } from '../../keys/keys.ts'
import type { ObjectStore } from './object-store.ts'
import { openSealedStore } from './sealed-store.ts'

function inMemory(): ObjectStore {
  const objects = new Map<string, Uint8Array>()
  return {
    put: async (name, bytes) => void objects.set(name, bytes),
    get: async (name) => objects.get(name),
    list: async (prefix) => [...objects.keys()].filter((name) => name.startsWith(prefix)),
    delete: async (names) => names.forEach((name) => void objects.delete(name)),
  }
}

test('after a rotation, either master key opens the backups, with or without the database', async () => {
  const store = inMemory()
  const [root, next] = [masterKeyOf(randomBytes(32)), masterKeyOf(randomBytes(32))]
  const before = await openSealedStore(store, keysOf(root.bytes))
  await before.put('base', Buffer.from('a copy'))
  await expect(openSealedStore(store, keysOf(next.bytes))).rejects.toThrow('another master key')

  const rotated = await openSealedStore(store, keysIn({ root, sealing: next, opening: [next] }))
  expect(Buffer.from((await rotated.get('base'))!).toString()).toBe('a copy')
  await rotated.put('newer', Buffer.from('another copy'))
  for (const key of [root, next]) {
    const alone = await openSealedStore(store, keysOf(key.bytes))
    expect(Buffer.from((await alone.get('newer'))!).toString()).toBe('another copy')
    expect(alone.contentName(Buffer.from('x'))).toBe(before.contentName(Buffer.from('x')))
  }
  await expect(openSealedStore(store, keysOf(randomBytes(32)))).rejects.toThrow('another master key')
})
