import { type ChildProcess, fork } from 'node:child_process'
import { bareEnvironment } from './bare-environment.ts'
import { type Usage, usageOf } from './usage.ts'

export interface ProcessSettings {
  /** Answers each message with one `ProcessAnswer`, and sends one unasked once it is loaded. */
  module: URL
  execArgv?: string[]
  /** Ended when it is seen to use more than this, on systems that tell. */
  mostBytes?: number
}

/** What a process answers, and what it has used since its start. */
export interface ProcessAnswer<Answer> {
  answer: Answer
  used: Usage
}

export interface TaskLimits {
  timeoutMs: number
  /** CPU time, which is the same on a busy machine; on systems that do not tell it, elapsed time is used instead. */
  cpuMs?: number
}

/** Loading is not part of a task's time: on a busy machine it takes seconds. */
const loadingMs = 120_000
const lookAgainMs = 100

/** 'died' when the process ended before answering, 'late' when it was ended for taking too long. */
export type Ended = 'died' | 'late'

/** An answer with what it took. */
export interface Done<Answer> {
  answer: Answer
  cpuMs: number
  residentBytes: number
}

export interface StartedProcess<Task, Answer> {
  readonly pid: number | undefined
  /** One task at a time. */
  ask(task: Task, limits: TaskLimits): Promise<Done<Answer> | Ended>
  /** Resolves once the process is gone. */
  stop(): Promise<void>
}

/**
 * Starts a process for work that must be interruptible and whose memory must be given back. It gets no output,
 * no secrets and a bare environment, and ends with the server, whose end closes its channel.
 */
export function startProcess<Task extends object, Answer>({
  module,
  execArgv = [],
  mostBytes = Number.POSITIVE_INFINITY,
}: ProcessSettings): StartedProcess<Task, Answer> {
  const child = fork(module, {
    env: bareEnvironment(),
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => {
    // Every error, not only the first: one without a listener ends the server.
    child.once('exit', () => resolve()).on('error', () => resolve())
  })
  let last = nextMessage<Answer>(child, loadingMs, () => () => {})
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return {
    pid: child.pid,
    ask: async (task, limits) => {
      const before = await last
      if (typeof before === 'string') {
        await stop()
        return before
      }
      last = answerTo<Answer>(child, task, { ...limits, mostBytes, usedMs: before.used.cpuMs })
      const outcome = await last
      if (typeof outcome !== 'string') {
        const { answer, used } = outcome
        return { answer, cpuMs: used.cpuMs - before.used.cpuMs, residentBytes: used.residentBytes }
      }
      await stop()
      return outcome
    },
    stop,
  }
}

async function answerTo<Answer>(
  child: ChildProcess,
  task: object,
  { timeoutMs, cpuMs = timeoutMs, mostBytes, usedMs }: TaskLimits & { mostBytes: number; usedMs: number },
): Promise<ProcessAnswer<Answer> | Ended> {
  try {
    child.send(task, (error) => {
      if (error) child.kill('SIGKILL')
    })
  } catch {
    // A task that is nested too deep cannot even be sent.
    return 'died'
  }
  const started = performance.now()
  return nextMessage(child, timeoutMs, (end) => {
    const watch = setInterval(async () => {
      const usage = await usageOf(child.pid)
      if (usage && usage.residentBytes > mostBytes) end('died')
      const spentMs = usage ? usage.cpuMs - usedMs : performance.now() - started
      if (spentMs > cpuMs) end('late')
    }, lookAgainMs)
    return () => clearInterval(watch)
  })
}

/** The next message, unless the process ends first or `watch` ends it. */
async function nextMessage<Answer>(
  child: ChildProcess,
  timeoutMs: number,
  watch: (end: (how: Ended) => void) => () => void,
): Promise<ProcessAnswer<Answer> | Ended> {
  const { promise, resolve } = Promise.withResolvers<ProcessAnswer<Answer> | Ended>()
  const onMessage = (message: unknown) => resolve(message as ProcessAnswer<Answer>)
  const onGone = () => resolve('died')
  if (child.exitCode !== null || child.signalCode !== null) onGone()
  const timer = setTimeout(() => resolve('late'), timeoutMs)
  const unwatch = watch(resolve)
  child.once('message', onMessage).once('exit', onGone).once('error', onGone)
  const outcome = await promise
  clearTimeout(timer)
  unwatch()
  child.off('message', onMessage).off('exit', onGone).off('error', onGone)
  return outcome
}
