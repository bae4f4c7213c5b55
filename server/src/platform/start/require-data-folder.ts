import { access, constants } from 'node:fs/promises'
import { makeFolder } from '../make-folder.ts'
import { diskIsFull } from './explain.ts'

/** Creates the data folder, or rejects with a sentence if it cannot be written. */
export async function requireDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, 0o700)
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw diskIsFull(folder, error)
    throw new Error(`Nothing can be written to ${folder} (${code}): set DATA_DIR to a folder that can.`, {
      cause: error,
    })
  }
}
