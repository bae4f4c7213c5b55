import { serveTasks } from '../../../platform/processes/serve-tasks.ts'
import { type Task, type TaskAnswer, tasks } from './tasks.ts'

serveTasks(async ({ name, input }: Task): Promise<TaskAnswer> => {
  const work = tasks[name] as (input: unknown) => Promise<unknown>
  try {
    return { outcome: await work(input) }
  } catch {
    // The error's message may quote the document.
    return { failed: true }
  }
})
