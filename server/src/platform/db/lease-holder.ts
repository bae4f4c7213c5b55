import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { isAlive } from './embedded/postmaster.ts'

/** Where our process ids are valid: this boot of this machine and this pid namespace. Empty if unknown. */
const place = readPlace()

/** A name for one holding of a lease. It lets other processes on the same machine find the process that holds it. */
export function newHolder(): string {
  return `${place}/${process.pid}/${randomUUID()}`
}

/**
 * Whether the holder was a process of this machine that is gone. Then nobody need wait for its lease to expire, so the next
 * start after a crash continues at once. A wrong yes is harmless, since the holder of a role proves it in each transaction.
 */
export function isDeadNeighbour(holder: string): boolean {
  const [boot, namespace, pid] = holder.split('/')
  return place !== '' && `${boot}/${namespace}` === place && Number(pid) > 0 && !isAlive(Number(pid))
}

function readPlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return ''
  }
}
