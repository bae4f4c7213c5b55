import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const neededBytes = 3_000_000_000

/**
 * Speeds up tests through the environment that their processes inherit. Keeps what Node compiles, which halves the CPU time
 * that a process takes to start. Puts temporary folders into memory if there is room: before ext4 creates a file it looks
 * at recently deleted ones, so after some databases were dropped, a new one costs 0.8 s of CPU time instead of 0.05 s. Both
 * folders have short paths, so that the sockets of Postgres fit into its own folder.
 */
export function quickenTests(): void {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled')
  process.env.TMPDIR = hasRoom() && runsPrograms() ? memory : '/tmp'
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > neededBytes
}

/**
 * Whether programs can run from memory. When root tests a checkout that others cannot enter, the programs of Postgres are
 * copied beside its data.
 */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const mount = mounts.findLast((line) => line.split(' ')[1] === memory)
  return mount !== undefined && !mount.split(' ')[3]!.split(',').includes('noexec')
}
