import type { Notification } from '@credenza/schema/notification'
import { formatNumber, isolated, money } from '../../lib/text/format.ts'
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
