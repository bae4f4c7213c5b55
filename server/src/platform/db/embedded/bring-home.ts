import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { draftOf } from './draft.ts'
import { giveTo } from './give-to.ts'
import { homeIn } from './home.ts'
import { sync, syncTree } from './sync.ts'

/**
 * Moves a database that an earlier release kept elsewhere into its home. Until 0.2.0, a database started by root was under
 * /var/lib/credenza, in the folder that the file `moved-to` names. Calls `shutDown` first if the server there was not shut
 * down. Safe to kill at any moment: it removes the old database only once all of it is here, and then the pointer.
 */
export async function bringHome(folder: string, shutDown: (old: string) => Promise<void>): Promise<void> {
  const pointer = join(folder, 'moved-to')
  const old = (await readFile(pointer, 'utf8').catch(() => '')).trim()
  if (!old) return
  const cluster = join(folder, 'cluster')
  // Rename it first, so that no earlier release starts it while it is copied.
  const leaving = `${old}.leaving`
  if (existsSync(old)) {
    requireOurs(folder, old)
    if (existsSync(join(old, 'cluster', 'postmaster.pid'))) await shutDown(old)
    await rename(old, leaving).catch(explain(folder, old))
  } else if (!existsSync(leaving) && !existsSync(cluster)) {
    throw new Error(
      `${pointer} says that the database is in ${old}, which is gone. Restore it, or delete the file to begin with an empty database.`,
    )
  }
  if (!existsSync(cluster)) {
    await moveIn(leaving, folder, 'password')
    await moveIn(leaving, folder, 'cluster')
    await sync(folder)
  }
  await rm(leaving, { recursive: true, force: true })
  await rm(pointer, { force: true })
}

/** Throws unless `folder` may take the database in `old`, since a copy of the folder must not take the original's database. */
function requireOurs(folder: string, old: string): void {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  if (basename(old).startsWith(`${name}-`) && !existsSync(join(folder, 'cluster'))) return
  throw new Error(
    `DATA_DIR was copied, moved or restored, and its database may be the one in ${old}. If it is, move "cluster" and ` +
      `"password" from there to ${folder}; in any case delete ${join(folder, 'moved-to')}.`,
  )
}

const explain = (folder: string, old: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return
  throw new Error(
    `The database of DATA_DIR is in ${old} and cannot be moved to ${folder} (${error.code}): start once as root.`,
    { cause: error },
  )
}

/** Moves one entry, also to another file system, unless another process has done so in the meantime. */
async function moveIn(from: string, to: string, name: string): Promise<void> {
  const [source, target] = [join(from, name), join(to, name)]
  if (!existsSync(source)) return
  const draft = draftOf(target)
  try {
    await rename(source, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      const { user } = homeIn(from)
      await cp(source, draft, { recursive: true, verbatimSymlinks: true })
      if (name === 'cluster') await giveTo(draft, user)
      await syncTree(draft)
      await rename(draft, target)
    })
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}
