import { childrenOf, cpuSecondsOfTree, procFile } from '../proc.ts'
import { sum } from '../statistics.ts'

/** The CPU seconds that a process or a group of processes has used, user and system. */
export interface CpuSeconds {
  server: number
  postgres: number
}

/**
 * The CPU seconds that this process and Postgres have used so far, including ended backends. Postgres counts only on Linux.
 */
export function readCpu(postmaster: number): CpuSeconds {
  const { user, system } = process.cpuUsage()
  return { server: (user + system) / 1e6, postgres: cpuSecondsOfTree(postmaster) }
}

/**
 * The memory of Postgres as a whole, in bytes: the private memory of each process, plus once what they all map (shared
 * buffers, the program). 0 where unknown.
 */
export function postgresMemory(postmaster: number): number {
  const statuses = [postmaster, ...childrenOf(postmaster)].map((pid) => procFile(pid, 'status'))
  const bytes = (field: string) =>
    statuses.map((status) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024)
  return sum(bytes('RssAnon')) + Math.max(...bytes('RssShmem')) + Math.max(...bytes('RssFile'))
}
