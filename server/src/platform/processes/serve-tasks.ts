import { flushCompileCache } from 'node:module'
import type { ProcessAnswer } from './start-process.ts'
import { ownUsage } from './usage.ts'

/** The other side of `startProcess`, called once the module is loaded: one answer for each task. It must not throw. */
export function serveTasks<Task, Answer>(answerTo: (task: Task) => Answer | Promise<Answer>): void {
  const send = (answer: Answer | undefined) => {
    const message: ProcessAnswer<Answer | undefined> = { answer, used: ownUsage() }
    process.send!(message)
  }
  process.on('message', async (task: Task) => send(await answerTo(task)))
  // Node does this at the end of a process, but this one will be killed.
  flushCompileCache()
  send(undefined)
}
