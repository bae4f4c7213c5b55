import { sentence } from '@credenza/schema/sentences/english'
import { deliveryBacklog } from '../../../certificates/delivery/delivery-backlog.ts'
import type { Context } from '../../../context.ts'
import { outboxState } from '../../../platform/mail/outbox-state.ts'
import { fact, isLate, moment, type PartState, stateOf } from './words.ts'

export async function mailHealth(ctx: Context): Promise<PartState> {
  const [outbox, toHolders] = await Promise.all([outboxState(ctx.db), deliveryBacklog(ctx.db)])
  const { failed, isStuck } = outbox
  const waiting = outbox.waiting + toHolders.waiting
  const failure = outbox.failure ?? toHolders.failure
  const oldestWaiting = earlier(outbox.oldestWaiting, toHolders.oldestWaiting)
  const facts = [
    fact(sentence('fact.sent_by'), sentence(ctx.config.smtp ? 'value.mail_server' : 'value.mailbox')),
    fact(sentence('fact.waiting'), waiting),
    fact(sentence('fact.failed'), failed),
    fact(sentence('fact.oldest_waiting'), moment(oldestWaiting)),
    fact(sentence('fact.last_error'), failure ? sentence('mail.failed', failure) : '–'),
  ]
  if (isStuck && failure)
    return stateOf('down', sentence('health.mail_stuck', { ...failure, waiting }), facts)
  if (failed > 0) return stateOf('attention', sentence('health.mail_failed', { failed }), facts)
  if (isLate(oldestWaiting, ctx.clock()))
    return stateOf('attention', sentence('health.mail_late', { waiting }), facts)
  const summary = waiting === 0 ? sentence('health.mail_ok') : sentence('health.mail_waits', { waiting })
  return stateOf('ok', summary, facts)
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b
  return a < b ? a : b
}
