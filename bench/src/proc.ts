import { readdirSync, readFileSync } from 'node:fs'
import { sum } from './statistics.ts'

const ticksPerSecond = 100

/** The CPU seconds that a process and all its descendants have used so far; 0 where unknown. */
export function cpuSecondsOfTree(pid: number): number {
  const tree = (of: number): number => ownTicks(of) + sum(childrenOf(of).map(tree))
  return tree(pid) / ticksPerSecond
}

/** User and system time of a process and of its children that have ended: fields 14 to 17 of proc(5)'s stat. */
const ownTicks = (pid: number): number => sum(statFields(pid).slice(11, 15))

/** The running children of a process, no matter which of its threads started them. */
export function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    procFile(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/** Reads a file of /proc/<pid>. Returns '' if the process has ended, and on systems without /proc. */
export function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** The fields of stat from the third on; the third, a letter, is read as NaN. */
function statFields(pid: number): number[] {
  const text = procFile(pid, 'stat')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}
