import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Flushes a file's content, or the names in a folder, to disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

/** Flushes a file, or a folder with everything in it, to disk. */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) await sync(join(entry.parentPath, entry.name))
  await sync(path)
}
