import { readFile } from 'node:fs/promises'

/** What a process has used so far, itself and its threads. */
export interface Usage {
  cpuMs: number
  residentBytes: number
}

/** As a process reports itself. */
export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() }
}

/** As Linux reports a process that is too busy to do so itself; undefined elsewhere, and when it is gone. */
export async function usageOf(pid: number | undefined): Promise<Usage | undefined> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ])
    // proc(5): utime and stime are the 14th and 15th fields, in hundredths of a second; the 2nd may hold spaces.
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
