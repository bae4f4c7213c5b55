import { statfs } from 'node:fs/promises'

/** Twice what the database keeps free for itself, so that backups and copies on its disk stop first. */
const leastFreeBytes = 512 * 2 ** 20

/** Rejects, and says what to do, if this many more bytes would nearly fill the folder's disk. */
export async function requireDiskSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const missing = bytes + leastFreeBytes - bavail * bsize
  if (missing > 0)
    throw new Error(
      `The disk of ${folder} is too full: make room for ${Math.ceil(missing / 2 ** 20)} MB more.`,
    )
}
