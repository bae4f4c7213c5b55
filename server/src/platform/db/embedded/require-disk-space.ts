import { statfs } from 'node:fs/promises'
import { openAboveBytes } from './disk-guard.ts'

/** Free space on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Rejects with a sentence if the disk has so little room that the guard would keep, or make, the database read-only. */
export async function requireDiskSpace(folder: string, free = freeBytes): Promise<void> {
  if ((await free(folder)) > openAboveBytes) return
  throw new Error(
    `The disk of DATA_DIR (${folder}) has less than ${openAboveBytes / 2 ** 20} MB left: make room and start again.`,
  )
}
