import { statfs } from 'node:fs/promises'

/** Twice what the database keeps for itself: backups and restored copies on its own disk end before it has to. */
const leastFreeBytes = 512 * 2 ** 20

/** Rejects, with what can be done, when the disk of this folder would be nearly full with so many bytes more. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const missing = bytes + leastFreeBytes - bavail * bsize
  if (missing > 0)
    throw new Error(
      `The disk of ${folder} is too full: make room for ${Math.ceil(missing / 2 ** 20)} MB more.`,
    )
}
