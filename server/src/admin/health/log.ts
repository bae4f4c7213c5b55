import type { HealthPart } from '@credenza/schema'
import { type LogBacklog, logBacklog } from '../../anchor/log-backlog.ts'
import type { Context } from '../../context.ts'
import { isLate, longWaitMs } from './words.ts'

export async function logHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const backlog = await logBacklog(ctx)
  const now = ctx.clock()
  // Checkpoints wait on purpose for the interval between two transactions.
  const anchorsSince = new Date(now.getTime() - ctx.config.anchorIntervalMs)
  const trouble = troubleOf(backlog, now, anchorsSince)
  const { certificates, statements, pending } = backlog
  return {
    state: trouble ? 'attention' : 'ok',
    summary: trouble ?? 'What was accepted is in the log, and the chain records it.',
    facts: [
      { label: 'Certificates in the log', value: String(certificates.size) },
      { label: 'of these recorded on the chain', value: String(certificates.recorded) },
      { label: 'Statements in the log', value: String(statements.size) },
      { label: 'of these recorded on the chain', value: String(statements.recorded) },
      { label: 'Waiting for a number', value: String(pending) },
    ],
  }
}

function troubleOf(backlog: LogBacklog, now: Date, anchorsSince: Date): string | undefined {
  const { certificates, statements, pending, oldestPending, oldestUnrecorded } = backlog
  const waited = `for more than ${longWaitMs / 60_000} minutes`
  if (isLate(oldestPending, now)) {
    return `${pending} accepted or stated, but not in the log yet, some ${waited}.`
  }
  if (isLate(oldestUnrecorded, anchorsSince)) {
    const behind = certificates.size - certificates.recorded + statements.size - statements.recorded
    return `The chain is behind the log by ${behind}, ${waited}.`
  }
  return undefined
}
