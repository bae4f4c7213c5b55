import { childrenOf, cpuSecondsOfTree, procFile, sum } from '../proc.ts'

/** CPU seconds that a process or a group of them has used, user and system. */
export interface CpuSeconds {
  server: number
  postgres: number
}

/** CPU used so far by this process and by Postgres, ended backends included. Postgres counts on Linux only. */
export function readCpu(postmaster: number): CpuSeconds {
  const { user, system } = process.cpuUsage()
  return { server: (user + system) / 1e6, postgres: cpuSecondsOfTree(postmaster) }
}

/**
 * Bytes of memory of Postgres as a whole: the private memory of each process, and once what all of them map (shared
 * buffers, the program). 0 where unknown.
 */
export function postgresMemory(postmaster: number): number {
  const statuses = [postmaster, ...childrenOf(postmaster)].map((pid) => procFile(pid, 'status'))
  const bytes = (field: string) =>
    statuses.map((status) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024)
  return sum(bytes('RssAnon')) + Math.max(...bytes('RssShmem')) + Math.max(...bytes('RssFile'))
}
