import type { HealthPart } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { queueDepths } from '../../platform/jobs/queue-depths.ts'
import { counted, isLate } from './words.ts'

export async function jobsHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const queues = await queueDepths(ctx.db)
  const sum = (count: 'waiting' | 'active' | 'failed') =>
    queues.reduce((total, queue) => total + queue[count], 0)
  const failed = sum('failed')
  const waiting = sum('waiting')
  const late = queues.filter((queue) => isLate(queue.oldestWaiting, ctx.clock()))
  return {
    state: failed > 0 || late.length > 0 ? 'attention' : 'ok',
    summary: summaryOf({ failed, waiting, isLate: late.length > 0 }),
    facts: [
      { label: 'Waiting', value: String(waiting) },
      { label: 'Running', value: String(sum('active')) },
      { label: 'Failed in the last week', value: String(failed) },
      ...queues.map((queue) => ({
        label: queue.queue,
        value: `${queue.waiting} waiting, ${queue.active} running, ${queue.failed} failed`,
      })),
    ],
  }
}

function summaryOf({
  failed,
  waiting,
  isLate,
}: {
  failed: number
  waiting: number
  isLate: boolean
}): string {
  if (failed > 0) return `${counted(failed, 'job')} failed and will not be tried again.`
  if (isLate)
    return `${counted(waiting, 'job')} ${waiting === 1 ? 'waits' : 'wait'}, some for more than ten minutes.`
  return waiting === 0 ? 'All jobs are done.' : `${counted(waiting, 'job')} in the queues, moving on.`
}
