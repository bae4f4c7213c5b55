import { userInfo } from 'node:os'

/**
 * The error that ended a start or a command, as a sentence that says what to do if it is one of the file system's, such as a
 * full disk. Others stay as they are.
 */
export function explain(error: unknown, dataFolder: string): unknown {
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || /No space left on device/.test(message)) return diskIsFull(dataFolder, error)
  // What Postgres says of its own files.
  if (/: Permission denied/.test(message)) return anothersFile(`a file in ${dataFolder}`, dataFolder, error)
  if (code === 'EACCES' || code === 'EPERM') {
    if (!path) return error
    return anothersFile(`${path} (${code})`, path.startsWith(dataFolder) ? dataFolder : path, error)
  }
  return error
}

const anothersFile = (what: string, place: string, cause: unknown): Error =>
  new Error(
    `This user may not use ${what}: make it the owner of all that is there with chown -R ${ownName()} ${place}.`,
    { cause },
  )

export const diskIsFull = (dataFolder: string, cause?: unknown): Error =>
  new Error(`The disk of DATA_DIR (${dataFolder}) is full: make room and start again.`, { cause })

/** A user of a container may have no name. */
function ownName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}
