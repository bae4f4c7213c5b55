import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findHome } from './home.ts'
import { canEnter } from './run-as.ts'

const isRoot = process.getuid?.() === 0

let closed: string
beforeEach(async () => {
  // mkdtemp makes it 0700, like root's home.
  closed = await mkdtemp('/tmp/credenza-')
})
afterEach(() => rm(closed, { recursive: true }))

test.runIf(isRoot)(
  'under a closed home the data lives elsewhere, and two first starts agree where',
  async () => {
    const dataFolder = join(closed, '.data')
    const homes = await Promise.all([findHome(dataFolder), findHome(dataFolder)])
    const folder = homes[0].folder
    expect(homes[1].folder).toBe(folder)
    expect(folder.startsWith('/var/lib/credenza/')).toBe(true)
    expect(canEnter(folder, homes[0].user)).toBe(true)
    expect(await readFile(join(dataFolder, 'moved-to'), 'utf8')).toBe(`${folder}\n`)
    expect((await findHome(dataFolder)).folder).toBe(folder)
    await rm(folder, { recursive: true })
    await expect(findHome(dataFolder)).rejects.toThrow('which is gone')
  },
)

test('a folder that the server can enter is its home', async () => {
  const open = join(closed, 'open')
  await mkdir(open)
  expect(canEnter(open, undefined)).toBe(true)
  expect(canEnter(open, { uid: 4_000_000, gid: 4_000_000 })).toBe(false)
})
