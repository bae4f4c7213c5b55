import { setTimeout as wait } from 'node:timers/promises'
import { serveTasks } from './serve-tasks.ts'

/** Tasks that misbehave like a parser of hostile bytes. */
export type TestTask = { echo: string } | { how: 'spin' | 'sleep' | 'heap' | 'buffers' | 'exit' }

const kept: unknown[] = []

serveTasks(async (task: TestTask): Promise<string> => {
  if ('echo' in task) return task.echo
  if (task.how === 'exit') process.exit(1)
  if (task.how === 'sleep') await wait(1_000_000)
  for (;;) {
    if (task.how === 'heap') kept.push(Array(1_000).fill(task))
    if (task.how === 'buffers') kept.push(Buffer.alloc(10_000_000, 1))
    // Slowly enough for the watcher to see it.
    if (task.how === 'buffers') await wait(5)
  }
})
