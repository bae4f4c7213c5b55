import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Home } from './home.ts'

/** The process id in the cluster's postmaster.pid, or undefined: the file is absent or being written. */
export async function recordedPid({ cluster }: Home): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid > 0 ? pid : undefined
}

/** Whether a process with this id is running, as any user. A zombie (in containers without init) does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether this process id currently belongs to a postgres that we started on this cluster. Ids are reused. */
export function isPostmasterOf({ cluster }: Home, pid: number): boolean {
  const [program, ...args] = commandLine(pid)
  return program !== undefined && basename(program) === 'postgres' && args.includes(cluster)
}

/**
 * Removes a postmaster.pid whose id now belongs to another program, because Postgres would not start with it. Postgres still
 * checks through its shared memory that no old backend uses the cluster.
 */
export async function removeStalePidFile(home: Home, stalePid: number) {
  const path = join(home.cluster, 'postmaster.pid')
  const aside = `${path}.stale-${process.pid}`
  // Move it first and check afterwards: a server that has just started gets its file back.
  await rename(path, aside).catch(() => {})
  const pid = Number((await readFile(aside, 'utf8').catch(() => '')).split('\n')[0])
  if (pid === stalePid || pid === 0) await rm(aside, { force: true })
  else await rename(aside, path)
}

/** Reads /proc/…/cmdline, because in a container root may not read another user's cwd. */
function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/ (?=-)|(?<=-D) /)
  } catch {
    return []
  }
}
