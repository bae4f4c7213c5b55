import { readFile } from 'node:fs/promises'

/** What a process has used so far, itself and its threads. */
export interface Usage {
  cpuMs: number
  residentBytes: number
}

/** The usage of this process, as it sees itself. */
export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() }
}

/**
 * The usage of another process according to Linux, for when it is too busy to answer. Undefined on other systems, and if it is
 * gone.
 */
export async function usageOf(pid: number | undefined): Promise<Usage | undefined> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ])
    // proc(5): utime and stime are fields 14 and 15, in hundredths of a second; field 2 may contain spaces.
    const [utime, stime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    const resident = /^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]
    return { cpuMs: 10 * (Number(utime) + Number(stime)), residentBytes: 1024 * Number(resident ?? 0) }
  } catch {
    return undefined
  }
}
