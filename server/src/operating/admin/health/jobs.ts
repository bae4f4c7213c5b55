import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { queueDepths } from '../../../platform/jobs/queue-depths.ts'
import { fact, isLate, type PartState, stateOf } from './words.ts'

export async function jobsHealth(ctx: Context): Promise<PartState> {
  const queues = await queueDepths(ctx.db)
  const sum = (count: 'waiting' | 'active' | 'failed') =>
    queues.reduce((total, queue) => total + queue[count], 0)
  const failed = sum('failed')
  const waiting = sum('waiting')
  const late = queues.filter((queue) => isLate(queue.oldestWaiting, ctx.clock()))
  const facts = [
    fact(sentence('fact.waiting'), waiting),
    fact(sentence('fact.running'), sum('active')),
    fact(sentence('fact.failed_lately'), failed),
    ...queues.map(({ queue, waiting, active: running, failed }) =>
      fact(queue, sentence('value.queue', { waiting, running, failed })),
    ),
  ]
  if (failed > 0) return stateOf('attention', sentence('health.jobs_failed', { failed }), facts)
  if (late.length > 0) return stateOf('attention', sentence('health.jobs_late', { waiting }), facts)
  const summary = waiting === 0 ? sentence('health.jobs_ok') : sentence('health.jobs_moving', { waiting })
  return stateOf('ok', summary, facts)
}
