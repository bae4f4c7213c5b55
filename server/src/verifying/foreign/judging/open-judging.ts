import { availableParallelism } from 'node:os'
import {
  openProcesses,
  type ProcessCounts,
  ProcessFailure,
} from '../../../platform/processes/open-processes.ts'
import { tooMany } from '../../../platform/processes/room.ts'
import { type Away, openPlaces, type PlaceLimits } from './places.ts'
import type { Task, TaskAnswer, TaskInput, TaskName, TaskOutcome } from './tasks.ts'

/**
 * A few separate processes do all expensive work on other people's bytes (JSON-LD, JWTs, PDFs, pictures, archives), never the
 * thread that answers requests (docs/decisions/0025).
 */
export interface Judging {
  /** Work of a request. Throws 'too_many_requests' if too much is already being judged, for this caller or in all. */
  forRequest<Outcome>(
    caller: string,
    work: (judge: Judge) => Promise<Outcome>,
    options?: { withinMs: number },
  ): Promise<Outcome>
  /** One task of a request. Undefined if it costs too much. */
  tryForRequest<Name extends TaskName>(
    caller: string,
    name: Name,
    input: TaskInput<Name>,
  ): Promise<TaskOutcome<Name> | undefined>
  /** Work of a job, which waits for its turn for as long as it takes. All jobs together share the turns of one caller. */
  forJob<Outcome>(work: (judge: Judge) => Promise<Outcome>): Promise<Outcome>
  /** The ids of the running processes. */
  pids(): number[]
  /** What the processes have done so far. */
  counts(): Readonly<ProcessCounts>
  close(): Promise<void>
}

/** Judges one document, or everything that one request brought. Does one task after another. */
export interface Judge {
  /** Throws `TooCostly`. */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskOutcome<Name>>
  away: Away
}

/** The work took more time or memory than allowed, including other work for the same request. */
export class TooCostly extends Error {
  override name = 'TooCostly'
}

export interface JudgingLimits extends PlaceLimits {
  places: number
  /** CPU time allowed for one request. A certificate takes about 20 ms. */
  requestMs: number
  /** CPU time allowed for one file of a job. A large photograph takes two seconds. */
  jobMs: number
}

const standard: JudgingLimits = {
  places: Math.max(3, Math.min(5, availableParallelism() - 1)),
  requestMs: 3_000,
  jobMs: 20_000,
  mostRequests: 64,
  mostAway: 128,
  mostOfOneCaller: 16,
}

/** The process that does the tasks. Trials that time it use this too. */
export const judgingProcess = {
  module: new URL('./judging-worker.ts', import.meta.url),
  execArgv: ['--max-old-space-size=192', '--max-semi-space-size=8'],
  // A photograph of 25 megapixels takes 500 MB, most of it outside the heap.
  mostBytes: 700 * 1024 * 1024,
  // More than the process and its heap need.
  keepBytes: 350 * 1024 * 1024,
}

/** Ends a task that hangs without using the CPU. */
const timeoutMs = 60_000

const jobs = 'jobs'
export function openJudging(limits: JudgingLimits = standard): Judging {
  const processes = openProcesses<Task, TaskAnswer>({
    ...judgingProcess,
    places: limits.places,
    // Leaves one place for others, even if every document of a caller takes all its time.
    each: Math.max(1, limits.places - 1),
  })
  const takePlace = openPlaces(limits)

  function judgeOf(caller: string, budgetMs: number, away: Away): Judge {
    let leftMs = budgetMs
    let last: Promise<unknown> = Promise.resolve()
    const runNow = async (task: Task): Promise<unknown> => {
      if (leftMs <= 0) throw new TooCostly('Nothing is left to be spent on this')
      try {
        const { answer, cpuMs } = await processes.ask(task, { timeoutMs, cpuMs: leftMs, caller })
        leftMs -= cpuMs
        if ('failed' in answer) throw new TooCostly('This cannot be worked on')
        return answer.outcome
      } catch (error) {
        if (!(error instanceof ProcessFailure)) throw error
        leftMs = 0
        throw new TooCostly(error.message)
      }
    }
    return {
      away,
      run: (name, input) => {
        const outcome = last.then(() => runNow({ name, input }))
        last = outcome.catch(() => undefined)
        return outcome as ReturnType<Judge['run']> as Promise<TaskOutcome<typeof name>>
      },
    }
  }

  const forRequest: Judging['forRequest'] = async (
    caller,
    work,
    { withinMs } = { withinMs: limits.requestMs },
  ) => {
    const place = takePlace(caller)
    try {
      const outcome = await work(judgeOf(caller, withinMs, place.away))
      if (place.isTurnedAway()) throw tooMany()
      return outcome
    } finally {
      place.end()
    }
  }

  return {
    forRequest,
    tryForRequest: (caller, name, input) =>
      forRequest(caller, ({ run }) => run(name, input)).catch((error: unknown) => {
        if (error instanceof TooCostly) return undefined
        throw error
      }),
    forJob: (work) => work(judgeOf(jobs, limits.jobMs, (wait) => wait())),
    pids: processes.pids,
    counts: processes.counts,
    close: processes.close,
  }
}
