/** For `catch`: undefined for a file that does not exist; every other error goes on. */
export function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
