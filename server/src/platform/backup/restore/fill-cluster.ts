import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { inParallel } from '../../documents/in-parallel.ts'
import { readChunk } from '../base/chunks.ts'
import type { Manifest } from '../base/manifest.ts'
import type { SealedStore } from '../store/sealed-store.ts'

const filesAtOnce = 8

/** Writes a base's files into an empty folder. Checks each piece, and throws at the first that is missing or altered. */
export async function fillCluster(
  store: SealedStore,
  { folders, files, label }: Manifest,
  cluster: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const folder of folders) await mkdir(inside(cluster, folder), { recursive: true, mode: 0o700 })
  await inParallel(files, filesAtOnce, async ({ path, bytes, chunks }) => {
    const target = inside(cluster, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const handle = await open(target, 'wx', 0o600)
    try {
      for (const chunk of chunks) {
        signal?.throwIfAborted()
        await handle.writeFile(await readChunk(store, chunk))
      }
      const { size } = await handle.stat()
      if (size !== bytes) throw new Error(`The file ${path} of the backup has the wrong length.`)
    } finally {
      await handle.close()
    }
  })
  await writeFile(join(cluster, 'backup_label'), label, { mode: 0o600 })
}

function inside(cluster: string, path: string): string {
  const target = resolve(cluster, path)
  if (!target.startsWith(`${cluster}${sep}`))
    throw new Error(`The backup names a file outside its folder: ${path}.`)
  return target
}
