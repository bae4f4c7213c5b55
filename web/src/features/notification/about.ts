import type { Notification } from '@credenza/schema/notification'
import { formatNumber, money } from '../../lib/format.ts'
import { notificationTexts as texts } from '../../texts/notification.ts'
import { nameOf } from '../batch/batch-name.ts'

/** What a notification is about: 'Bridges – Mariam Al Kaabi and 2 more'; empty if it has no name. */
export function aboutOf(notification: Notification): string {
  const { count } = notification
  const newest = newestOf(notification)
  return newest && count > 1 ? texts.andMore(newest, formatNumber(count - 1)) : newest
}

function newestOf({ name, batch, amountFils }: Notification): string {
  const title = name && isolated(name)
  if (batch) return texts.batch(nameOf({ kind: batch.kind, title }), formatNumber(batch.total))
  return amountFils === undefined ? title : money(amountFils)
}

/** Isolates a name in another script, so that the words around it stay in order (UAX #9). */
const isolated = (name: string): string => `\u2068${name}\u2069`
