/** For `catch`: undefined for a file that does not exist; throws every other error. */
export function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
