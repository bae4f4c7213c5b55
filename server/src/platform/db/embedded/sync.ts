import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Has the disk hold a file's content, or which names a folder contains. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

/** Has the disk hold a file, or a folder with all that is in it. */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) await sync(join(entry.parentPath, entry.name))
  await sync(path)
}
