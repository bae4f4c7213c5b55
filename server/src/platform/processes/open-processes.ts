import {
  type Done,
  type ProcessSettings,
  type StartedProcess,
  startProcess,
  type TaskLimits,
} from './start-process.ts'
import { openTurns } from './turns.ts'

export interface Processes<Task, Answer> {
  /** Runs a task when it is the caller's turn. Throws `ProcessFailure` and `ProcessesClosed`. */
  ask(task: Task, options: TaskLimits & { caller?: string }): Promise<Done<Answer>>
  /** Process ids of the running processes. */
  pids(): number[]
  /** Numbers since the start. */
  counts(): Readonly<ProcessCounts>
  /** Ends the processes. Tasks still waiting fail. */
  close(): Promise<void>
}

export interface ProcessCounts {
  /** Tasks that were done. */
  tasks: number
  /** Processes replaced because they had grown, were too slow with a task (`late`), or died over one. */
  grown: number
  late: number
  died: number
}

export interface PoolSettings extends ProcessSettings {
  places: number
  /** How many places one caller may hold. Tasks without a caller may hold all. */
  each?: number
  /** A process larger than this after a task is replaced. */
  keepBytes: number
}

/** The processes were closed. That says nothing about the task. */
export class ProcessesClosed extends Error {
  override name = 'ProcessesClosed'
}

/** A task failed: it took too long, or two processes ended over it. */
export class ProcessFailure extends Error {
  override name = 'ProcessFailure'
}

/** The caller of the server's own work. */
const nobody = ''

/** Keeps some processes, started when first needed, for tasks that could harm the server. */
export function openProcesses<Task extends object, Answer>(settings: PoolSettings): Processes<Task, Answer> {
  type Place = { process: StartedProcess<Task, Answer> | undefined }
  const { places: count, each = count, keepBytes } = settings
  const places = Array.from({ length: count }, (): Place => ({ process: undefined }))
  // The last one used comes first, so that no process is started while another is idle.
  const free = [...places]
  const turns = openTurns({ places: count, each: (caller) => (caller === nobody ? count : each) })
  const counts: ProcessCounts = { tasks: 0, grown: 0, late: 0, died: 0 }
  let closed = false

  /**
   * Runs a task in a process. If that ends, the cause may be another, so the task gets a second process, unless it took too
   * long.
   */
  async function doAt(
    place: Place,
    task: Task,
    limits: TaskLimits,
    isLastTry = false,
  ): Promise<Done<Answer>> {
    if (closed) throw new ProcessesClosed('The processes are closed')
    place.process ??= startProcess(settings)
    const outcome = await place.process.ask(task, limits)
    if (typeof outcome === 'object') {
      counts.tasks++
      if (outcome.residentBytes > keepBytes) {
        counts.grown++
        await retire(place)
      }
      return outcome
    }
    counts[outcome]++
    place.process = undefined
    if (outcome === 'late') throw new ProcessFailure('A task took too long')
    if (isLastTry) throw new ProcessFailure('Two processes ended over one task')
    return doAt(place, task, limits, true)
  }

  async function retire(place: Place): Promise<void> {
    const { process } = place
    place.process = undefined
    await process?.stop()
  }

  return {
    ask: async (task, { caller = nobody, ...limits }) => {
      const release = await turns.take(caller)
      const place = free.pop()!
      try {
        return await doAt(place, task, limits)
      } finally {
        free.push(place)
        release()
      }
    },
    pids: () => places.flatMap(({ process }) => process?.pid ?? []),
    counts: () => counts,
    close: async () => {
      closed = true
      await Promise.all(places.map(retire))
    },
  }
}
