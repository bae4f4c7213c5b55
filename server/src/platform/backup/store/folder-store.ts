import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { clearDeadDrafts, draftOf } from '../../db/embedded/draft.ts'
import { unlessAbsent } from '../../unless-absent.ts'
import type { ObjectStore } from './object-store.ts'
import { requireDiskSpace } from './require-disk-space.ts'

const draftsFolder = 'drafts'

/**
 * Stores objects as files below this folder, which only our user can enter. Opening it removes files that a killed process was
 * still writing.
 */
export async function openFolderStore(folder: string): Promise<ObjectStore> {
  const drafts = join(folder, draftsFolder)
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  await clearDeadDrafts(drafts)
  return {
    async put(name, bytes) {
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
    },
    get: (name) => readFile(join(folder, name)).catch(unlessAbsent),
    async list(prefix) {
      const within = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
      const entries = await readdir(within, { recursive: true, withFileTypes: true }).catch(unlessAbsent)
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .filter((name) => name.startsWith(prefix) && !name.startsWith(`${draftsFolder}/`))
        .sort()
    },
    async delete(names) {
      for (const name of names) await rm(join(folder, name), { force: true })
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
