import { flushCompileCache } from 'node:module'
import type { ProcessAnswer } from './start-process.ts'
import { ownUsage } from './usage.ts'

/**
 * The child's side of `startProcess`. Call it once the module is loaded. `answerTo` gives one answer for each task, and must
 * not throw.
 */
export function serveTasks<Task, Answer>(answerTo: (task: Task) => Answer | Promise<Answer>): void {
  const send = (answer: Answer | undefined) => {
    const message: ProcessAnswer<Answer | undefined> = { answer, used: ownUsage() }
    process.send!(message)
  }
  process.on('message', async (task: Task) => send(await answerTo(task)))
  // Node does this when a process exits, but this one will be killed.
  flushCompileCache()
  send(undefined)
}
