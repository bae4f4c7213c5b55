import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hourMs } from '@credenza/schema'
import { makeFolder } from '../make-folder.ts'
import type { PublishedPlace } from './published-place.ts'

/**
 * Temporary files older than this were abandoned, since no file takes so long to write; younger ones may belong to other
 * processes.
 */
const abandonedMs = hourMs

/**
 * Files in a folder that a web server reads. Each is written beside the others under a hidden name, flushed to disk, and only
 * then renamed. If killed in between, a hidden file remains, which a later start removes.
 */
export async function publishedFolder(folder: string): Promise<PublishedPlace> {
  const unfinished = join(folder, '.unfinished')
  await makeFolder(unfinished).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(
      `Nothing can be written to ${folder} (${cause.code}): set PUBLISH_TO to a folder that can.`,
      {
        cause,
      },
    )
  })
  await removeAbandoned(unfinished)
  return {
    name: folder,
    put: async (path, content) => {
      const draft = join(unfinished, randomUUID())
      const file = await open(draft, 'wx', 0o644)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await rename(draft, join(folder, path))
    },
    remove: (path) => rm(join(folder, path), { force: true }),
    has: (path) =>
      access(join(folder, path)).then(
        () => true,
        () => false,
      ),
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = join(folder, name)
    const found = await stat(draft).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(draft, { force: true })
  }
}
