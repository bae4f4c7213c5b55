import { type ChildProcess, fork } from 'node:child_process'
import { bareEnvironment } from './bare-environment.ts'
import { type Usage, usageOf } from './usage.ts'

export interface ProcessSettings {
  /**
   * The module that the process runs. It answers each message with one `ProcessAnswer`, and sends one unasked once it is
   * loaded.
   */
  module: URL
  execArgv?: string[]
  /** The process is killed when it uses more memory than this, if the system tells. */
  mostBytes?: number
}

/** A process's answer, with what it has used since its start. */
export interface ProcessAnswer<Answer> {
  answer: Answer
  used: Usage
}

export interface TaskLimits {
  timeoutMs: number
  /**
   * CPU time, which does not depend on how busy the machine is. If the system does not tell it, elapsed time is used instead.
   */
  cpuMs?: number
}

/** Not part of a task's time, because on a busy machine loading takes seconds. */
const loadingMs = 120_000
const lookAgainMs = 100

/** 'died': the process ended before answering. 'late': it took too long and was killed. */
export type Ended = 'died' | 'late'

/** An answer, with the CPU time it took and the process's size. */
export interface Done<Answer> {
  answer: Answer
  cpuMs: number
  residentBytes: number
}

export interface StartedProcess<Task, Answer> {
  readonly pid: number | undefined
  /** Call it for one task at a time. */
  ask(task: Task, limits: TaskLimits): Promise<Done<Answer> | Ended>
  /** Resolves once the process is gone. */
  stop(): Promise<void>
}

/**
 * Starts a process for work that must be interruptible and whose memory must be returned. It has no output, no secrets and a
 * bare environment. It ends with the server, whose end closes its channel.
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
    // `on`, not `once`: any later error without a listener would end the server.
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
    // A task nested too deeply cannot even be sent.
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
