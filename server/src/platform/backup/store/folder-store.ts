import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { clearDeadDrafts, draftOf } from '../../db/embedded/draft.ts'
import { makeFolder } from '../../make-folder.ts'
import { unlessAbsent } from '../../unless-absent.ts'
import type { ObjectStore } from './object-store.ts'
import { requireDiskSpace } from './require-disk-space.ts'

const draftsFolder = 'drafts'

/** The file system refuses what the store needs. The message names the setting or option that chose the folder. */
export class FolderUnusable extends Error {
  override name = 'FolderUnusable'
}

/**
 * Stores objects as files below this folder, which only our user can enter and which the first object makes. Opening it removes
 * files that a killed process was still writing. `chosenBy`: the setting or option that names the folder.
 */
export async function openFolderStore(folder: string, chosenBy = 'BACKUP_FOLDER'): Promise<ObjectStore> {
  const drafts = join(folder, draftsFolder)
  const plainly = <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error
      throw new FolderUnusable(
        `${chosenBy} (${folder}) cannot be used (${error.code}): name a folder that this user may write to, on a disk that is mounted.`,
        { cause: error },
      )
    })
  let isMade = false
  async function put(name: string, bytes: Uint8Array): Promise<void> {
    // Once only: on a disk that was unmounted since, it would be made again elsewhere.
    if (!isMade) await makeFolder(drafts, 0o700)
    isMade = true
    await requireDiskSpace(folder, bytes.length)
    const path = join(folder, name)
    const draft = draftOf(join(drafts, basename(name)))
    try {
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }
  async function list(prefix: string): Promise<string[]> {
    const within = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
    const entries = await readdir(within, { recursive: true, withFileTypes: true }).catch(unlessAbsent)
    return (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => name.startsWith(prefix) && !name.startsWith(`${draftsFolder}/`))
      .sort()
  }
  await plainly(clearDeadDrafts(drafts).catch(unlessAbsent))
  return {
    put: (name, bytes) => plainly(put(name, bytes)),
    get: (name) => plainly(readFile(join(folder, name)).catch(unlessAbsent)),
    list: (prefix) => plainly(list(prefix)),
    async delete(names) {
      for (const name of names) await plainly(rm(join(folder, name), { force: true }))
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
