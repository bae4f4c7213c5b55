import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** The CPU seconds that these processes and their ended children have used so far: proc(5), stat. */
export function cpuSecondsOf(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => fieldsOf(pid).slice(11, 15).map(Number))
  return ticks.reduce((total, some) => total + some, 0) / ticksPerSecond
}

/** The running children that the first thread of a process started. */
export const childrenOf = (pid: number): number[] =>
  readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** The fields of stat from the third on. */
function fieldsOf(pid: number): string[] {
  const text = readIfThere(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
