import type { HealthPart } from '@credenza/schema'
import { type LogBacklog, logBacklog } from '../../anchor/log-backlog.ts'
import type { Context } from '../../context.ts'
import { type WitnessBacklog, witnessBacklog } from '../../witness/witness-backlog.ts'
import { isLate, longWaitMs } from './words.ts'

export async function logHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const backlog = await logBacklog(ctx)
  const now = ctx.clock()
  // Checkpoints wait on purpose for the interval between two transactions.
  const anchorsSince = new Date(now.getTime() - ctx.config.anchorIntervalMs)
  const witnesses = await witnessBacklog(ctx, new Date(now.getTime() - longWaitMs))
  const trouble = witnesses?.isContradicted
    ? 'A witness has seen another history of the log than this database holds.'
    : (troubleOf(backlog, now, anchorsSince) ?? troubleOfWitnesses(witnesses))
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
      ...(witnesses
        ? [{ label: 'Witnesses that are up to date', value: `${witnesses.upToDate} / ${witnesses.total}` }]
        : []),
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

function troubleOfWitnesses(backlog: WitnessBacklog | undefined): string | undefined {
  const isBehind = backlog && backlog.upToDate < backlog.quorum
  return isBehind ? 'Fewer witnesses have signed the log than must have.' : undefined
}
