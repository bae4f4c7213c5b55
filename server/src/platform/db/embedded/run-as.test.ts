import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { canEnter } from './run-as.ts'

test('a user enters a folder that is theirs or open, if all above it are', async () => {
  const folder = await mkdtemp('/tmp/credenza-')
  const [own, stranger] = [process.getuid!(), 4_000_000].map((uid) => ({ uid, gid: 4_000_000 }))
  expect(canEnter(folder, undefined)).toBe(true)
  expect(canEnter(folder, own)).toBe(true)
  expect(canEnter(folder, stranger)).toBe(false)
  await chmod(folder, 0o711)
  expect(canEnter(folder, stranger)).toBe(true)
  await rm(folder, { recursive: true })
})
