import { readFileSync } from 'node:fs'

/** CPU seconds that a process or a group of them has used, user and system. */
export interface CpuSeconds {
  server: number
  postgres: number
}

const ticksPerSecond = 100

/** CPU used so far by this process and by Postgres, ended backends included. Postgres counts on Linux only. */
export function readCpu(postmaster: number): CpuSeconds {
  const { user, system } = process.cpuUsage()
  return { server: (user + system) / 1e6, postgres: postgresTicks(postmaster) / ticksPerSecond }
}

function postgresTicks(postmaster: number): number {
  if (process.platform !== 'linux') return 0
  // proc(5): utime and stime are fields 14 and 15; cutime and cstime, of children that ended, 16 and 17.
  const living = childrenOf(postmaster).map((pid) => sum(statFields(pid).slice(11, 13)))
  return sum([...living, ...statFields(postmaster).slice(11, 15)])
}

/**
 * Bytes of memory of Postgres as a whole: what each of its processes has alone, and once what all of them map (shared
 * buffers, the program). 0 where unknown.
 */
export function postgresMemory(postmaster: number): number {
  if (process.platform !== 'linux') return 0
  const statuses = [postmaster, ...childrenOf(postmaster)].map((pid) => procFile(pid, 'status'))
  const bytes = (field: string) =>
    statuses.map((status) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024)
  return sum(bytes('RssAnon')) + Math.max(...bytes('RssShmem')) + Math.max(...bytes('RssFile'))
}

function childrenOf(pid: number): number[] {
  const list = procFile(pid, `task/${pid}/children`)
  return list.split(' ').filter(Boolean).map(Number)
}

/** Fields of /proc/<pid>/stat from the third (state, read as NaN) on; empty when the process has ended. */
function statFields(pid: number): number[] {
  const text = procFile(pid, 'stat')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + (value || 0), 0)
