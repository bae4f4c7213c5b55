import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { giveTo } from './give-to.ts'
import type { Home } from './home.ts'

/** `sun_path` of unix(7) has 108 bytes with its final zero; macOS has 104. */
const longestSocketPath = 103

/**
 * The folder of the server's socket: the cluster itself or, if its path is too long for a socket, a private folder in /tmp
 * named by a hash of that path. The same cluster always has the same folder, so other processes find it.
 */
export async function ensureSocketFolder(home: Home): Promise<string> {
  if (Buffer.byteLength(join(home.cluster, '.s.PGSQL.5432')) <= longestSocketPath) return home.cluster
  const hash = createHash('sha256').update(home.cluster).digest('hex').slice(0, 16)
  // Not os.tmpdir(), which follows TMPDIR, and that can differ between a service and a shell.
  const folder = `/tmp/credenza-${hash}`
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (made) await giveTo(folder, home.user)
  const { uid, mode } = await lstat(folder)
  const owner = home.user?.uid ?? process.getuid?.()
  // Anybody could have created a folder of this name in /tmp before us.
  if (uid !== owner || (mode & 0o170777) !== 0o040700) {
    throw new Error(`${folder} is not a private folder of user ${owner}. Remove it and start again.`)
  }
  return folder
}
