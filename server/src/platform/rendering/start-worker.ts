import { type ChildProcess, fork } from 'node:child_process'
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
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return {
    pid: child.pid,
    ask: async (task, timeoutMs) => {
      const outcome = await answerOf(child, task, timeoutMs)
      if (outcome === 'late') await stop()
      return outcome
    },
    stop,
  }
}

async function answerOf(child: ChildProcess, task: RenderTask, timeoutMs: number) {
  const { promise, resolve } = Promise.withResolvers<RenderAnswer | 'died' | 'late'>()
  const onMessage = (answer: unknown) => resolve(answer as RenderAnswer)
  const onExit = () => resolve('died')
  const timer = setTimeout(() => resolve('late'), timeoutMs)
  child.once('message', onMessage).once('exit', onExit)
  child.send(task, (error) => {
    if (error) onExit()
  })
  const outcome = await promise
  clearTimeout(timer)
  child.off('message', onMessage).off('exit', onExit)
  return outcome
}
