import { sentence } from '@credenza/schema/sentences/english'
import type { Sentence } from '@credenza/schema/sentences/sentence'
import type { Context } from '../../../context.ts'
import { longestPauseMs } from '../../../proof/log/anchor-pace.ts'
import { type LogBacklog, logBacklog } from '../../../proof/log/log-backlog.ts'
import { type WitnessBacklog, witnessBacklog } from '../../../proof/witness/witness-backlog.ts'
import { fact, isLate, longWaitMs, type PartState, stateOf } from './words.ts'

export async function logHealth(ctx: Context): Promise<PartState> {
  const backlog = await logBacklog(ctx)
  const now = ctx.clock()
  // Checkpoints wait during the pause between two transactions, which is not a fault.
  const anchorsSince = new Date(now.getTime() - longestPauseMs(ctx.config.anchorIntervalMs))
  const witnesses = await witnessBacklog(ctx, new Date(now.getTime() - longWaitMs))
  const trouble = witnesses?.isContradicted
    ? sentence('health.log_contradicted')
    : (troubleOf(backlog, now, anchorsSince) ?? troubleOfWitnesses(witnesses))
  const { certificates, statements, pending } = backlog
  const facts = [
    fact(sentence('fact.certificates_logged'), certificates.size),
    fact(sentence('fact.recorded'), certificates.recorded),
    fact(sentence('fact.statements_logged'), statements.size),
    fact(sentence('fact.recorded'), statements.recorded),
    fact(sentence('fact.without_number'), pending),
    ...(witnesses ? [fact(sentence('fact.witnesses'), `${witnesses.upToDate} / ${witnesses.total}`)] : []),
  ]
  return trouble ? stateOf('attention', trouble, facts) : stateOf('ok', sentence('health.log_ok'), facts)
}

function troubleOf(backlog: LogBacklog, now: Date, anchorsSince: Date): Sentence | undefined {
  const { certificates, statements, pending, oldestPending, oldestUnrecorded } = backlog
  const minutes = longWaitMs / 60_000
  if (isLate(oldestPending, now)) return sentence('health.log_late', { waiting: pending, minutes })
  if (isLate(oldestUnrecorded, anchorsSince)) {
    const behind = certificates.size - certificates.recorded + statements.size - statements.recorded
    return sentence('health.chain_behind', { behind, minutes })
  }
  return undefined
}

function troubleOfWitnesses(backlog: WitnessBacklog | undefined): Sentence | undefined {
  const isBehind = backlog && backlog.upToDate < backlog.quorum
  return isBehind ? sentence('health.witnesses_missing') : undefined
}
