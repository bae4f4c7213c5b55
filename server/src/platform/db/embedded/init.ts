import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { embeddedCannotRun } from './cannot-run.ts'
import { draftOf } from './draft.ts'
import { giveTo } from './give-to.ts'
import { asStartedIn, type Home } from './home.ts'
import { sync } from './sync.ts'

export const superuser = 'credenza'
const majorVersion = '18'

/**
 * Creates the cluster if there is none. initdb works in a draft folder that is renamed when complete, so killing it leaves
 * either no cluster or a complete one. `durable: false` skips the sync (tests). `signal` ends initdb.
 */
export async function ensureCluster(home: Home, binaries: Binaries, making: Making) {
  if (existsSync(home.cluster)) return await checkExisting(home)
  checkUserHasName(home)
  const draft = draftOf(home.cluster)
  const cluster = join(draft, 'cluster')
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  await writeFile(join(draft, 'password'), making.password, { mode: 0o600 })
  await giveTo(draft, home.user)
  await runInitdb(home, binaries, cluster, making)
  await rename(cluster, home.cluster).catch((error: NodeJS.ErrnoException) => {
    // Another process has made the cluster in the meantime, so keep that one.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(draft, { recursive: true })
  if (making.durable) await sync(home.folder)
}

interface Making {
  password: string
  durable: boolean
  signal: AbortSignal | undefined
}

async function runInitdb({ user }: Home, { initdb }: Binaries, cluster: string, { durable, signal }: Making) {
  const here = asStartedIn(cluster)
  const args = ['-D', here, '-U', superuser, '--auth=scram-sha-256', `--pwfile=${here}/../password`]
  // Postgres's built-in locale: the same sort order and case rules on every machine, whatever its libc.
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  args.push('--no-instructions', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC')
  // The password has 256 random bits, so key stretching would only slow every connection down.
  args.push('-c', 'scram_iterations=1')
  if (!durable) args.push('--no-sync')
  const child = spawn(initdb, args, {
    ...user,
    signal,
    killSignal: 'SIGKILL',
    cwd: cluster,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  await new Promise<void>((resolve, reject) => {
    child.on('error', (error) => {
      // After an abort, initdb ends by itself.
      if (error.name !== 'AbortError') reject(embeddedCannotRun('its programs cannot be executed', error))
    })
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(embeddedCannotRun(`initdb failed:\n${output.trim()}`))
    })
  })
}

async function checkExisting(home: Home) {
  const { uid, mode } = await stat(home.cluster)
  const wanted = home.user?.uid ?? process.getuid?.()
  // If root restored it from a backup, its files belong to root.
  if (home.user && uid === 0) await giveTo(home.cluster, home.user)
  else if (uid !== wanted) {
    throw new Error(
      `DATA_DIR holds a database of user ${uid} (${home.cluster}): start as that user, or set DATABASE_URL.`,
    )
  }
  // Postgres refuses a folder that others may read, as in some copies.
  if (mode & 0o077) await chmod(home.cluster, 0o700)
  const version = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim()
  if (version === majorVersion) return
  throw new Error(
    `DATA_DIR holds a database of Postgres ${version} (${home.cluster}), and this release brings ${majorVersion}: ` +
      'export it with the old release and import it with this one.',
  )
}

function checkUserHasName(home: Home) {
  if (home.user) return
  try {
    userInfo()
  } catch (error) {
    throw embeddedCannotRun(`user id ${process.getuid?.()} has no name in /etc/passwd`, error)
  }
}
