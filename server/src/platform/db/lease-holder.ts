import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { isAlive } from './embedded/postmaster.ts'

/** Where process ids of ours mean something: this boot of this machine and this pid namespace. Empty if unknown. */
const place = readPlace()

/** A name for one holding of a lease. It tells neighbours on the same machine which process to look for. */
export function newHolder(): string {
  return `${place}/${process.pid}/${randomUUID()}`
}

/**
 * Whether the holder was a process of this machine that is gone, so that its lease need not be waited out: after a
 * crash the next start goes on at once. A wrong yes would be harmless: who holds a role proves it in each transaction.
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
