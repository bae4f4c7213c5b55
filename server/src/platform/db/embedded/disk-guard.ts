/** Free space reserved for Postgres: a full disk stops it, and without space to recover it does not start again. */
const closeBelowBytes = 256 * 2 ** 20
export const openAboveBytes = 320 * 2 ** 20

/**
 * Watches the free space on the disk. When it runs out, makes the database read-only for everybody; when there is space again,
 * writable. Several processes may do this for the same server.
 */
export function guardDisk(
  freeBytes: () => Promise<number>,
  run: (statement: string) => Promise<unknown>,
  tell: (isOpen: boolean) => void,
): () => Promise<void> {
  let isOpen: boolean | undefined
  return async () => {
    const free = await freeBytes()
    const wanted = free < closeBelowBytes ? false : free > openAboveBytes ? true : isOpen
    if (wanted === undefined || wanted === isOpen) return
    // Postgres lets a read-only session change settings.
    await run(
      wanted
        ? 'ALTER SYSTEM RESET default_transaction_read_only'
        : 'ALTER SYSTEM SET default_transaction_read_only = on',
    )
    await run('SELECT pg_reload_conf()')
    if (isOpen !== undefined || !wanted) tell(wanted)
    isOpen = wanted
  }
}
