import type { HealthPart } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { deliveryBacklog } from '../../delivery/delivery-backlog.ts'
import { outboxState } from '../../platform/mail/outbox-state.ts'
import { counted, isLate, moment } from './words.ts'

export async function mailHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const [outbox, toHolders] = await Promise.all([outboxState(ctx.db), deliveryBacklog(ctx.db)])
  const { failed, isStuck } = outbox
  const waiting = outbox.waiting + toHolders.waiting
  const lastError = outbox.lastError ?? toHolders.lastError
  const oldestWaiting = earlier(outbox.oldestWaiting, toHolders.oldestWaiting)
  const waits = `${counted(waiting, 'mail')} ${waiting === 1 ? 'waits' : 'wait'}`
  const facts = [
    { label: 'Sent by', value: ctx.config.smtp ? 'the mail server of SMTP_URL' : 'the development mailbox' },
    { label: 'Waiting', value: String(waiting) },
    { label: 'Failed', value: String(failed) },
    { label: 'Oldest waiting', value: moment(oldestWaiting) },
    { label: 'Last error', value: lastError ?? '–' },
  ]
  if (isStuck) return { state: 'down', summary: `No mail leaves: ${lastError}. ${waits}.`, facts }
  if (failed > 0) {
    return { state: 'attention', summary: `${counted(failed, 'mail')} could not be sent.`, facts }
  }
  if (isLate(oldestWaiting, ctx.clock())) {
    return { state: 'attention', summary: `${waits}, some for more than ten minutes.`, facts }
  }
  return { state: 'ok', summary: waiting === 0 ? 'All mails have left.' : `${waits} to be sent.`, facts }
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))
