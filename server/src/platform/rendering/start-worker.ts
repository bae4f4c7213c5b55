import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { RenderAnswer, RenderTask } from './task.ts'

export interface RenderWorker {
  readonly pid: number | undefined
  /** One document at a time. 'died' when the process ended on the way, 'late' when it was ended for taking too long. */
  ask(task: RenderTask, timeoutMs: number): Promise<RenderAnswer | 'died' | 'late'>
  /** Resolves once the process is gone. */
  stop(): Promise<void>
}

/**
 * Starts a process that draws documents. A process and not a thread: the compiler is native code, which only the end of
 * its process interrupts, and whose memory only a process of its own shows and gives back. It gets no environment, no
 * output and no secrets.
 */
export function startWorker(): RenderWorker {
  const child = fork(new URL('./render-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve())
  })
  return {
    pid: child.pid,
    ask: async (task, timeoutMs) => {
      const timer = AbortSignal.timeout(timeoutMs)
      const late = once(timer, 'abort').then(() => 'late' as const)
      const outcome = await Promise.race([answerOf(child, task), gone.then(() => 'died' as const), late])
      if (outcome === 'late') await end(child, gone)
      return outcome
    },
    stop: () => end(child, gone),
  }
}

function answerOf(child: ChildProcess, task: RenderTask): Promise<RenderAnswer> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as RenderAnswer))
    // A process that has ended meanwhile is seen by its end.
    child.send(task, () => {})
  })
}

async function end(child: ChildProcess, gone: Promise<void>): Promise<void> {
  child.kill('SIGKILL')
  await gone
}
