import type { NotableAction } from '@credenza/schema/notable'

const several =
  (one: string, many: (count: string) => string) =>
  (count: number, shown: string): string =>
    count === 1 ? one : many(shown)

const words: Record<NotableAction, (count: number, shown: string) => string> = {
  'organisation.approved': () => 'Your organisation was approved.',
  'organisation.returned': () => 'Your application needs changes.',
  'organisation.suspended': () => 'Your organisation was suspended.',
  'organisation.reinstated': () => 'Your organisation was reinstated.',
  'organisation.key-rotated': () => 'The signing key was replaced.',
  'organisation.key-compromised': () => 'A signing key was reported stolen.',
  'certificate.accepted': several(
    'A certificate was accepted.',
    (count) => `${count} certificates were accepted.`,
  ),
  'certificate.declined': several(
    'A certificate was declined.',
    (count) => `${count} certificates were declined.`,
  ),
  'approval.asked': several('An approval was requested.', (count) => `${count} approvals were requested.`),
  'approval.completed': several(
    'A request has all its approvals.',
    (count) => `${count} requests have all their approvals.`,
  ),
  'approval.changed': several(
    'Certificates have changed since approval was requested: ask again.',
    (count) => `Certificates in ${count} requests for approval have changed: ask again.`,
  ),
  'approval.rejected': several(
    'A request for approval was rejected.',
    (count) => `${count} requests for approval were rejected.`,
  ),
  'correction.asked': several(
    'A student asked for a correction.',
    (count) => `${count} corrections were requested.`,
  ),
  'batch.ended': several('A background task finished.', (count) => `${count} background tasks finished.`),
  'students.import-ended': several(
    'An import of students finished.',
    (count) => `${count} imports finished.`,
  ),
  'students.import-failed': several('An import of students failed.', (count) => `${count} imports failed.`),
  'settlement.recorded': several('A payment was recorded.', (count) => `${count} payments were recorded.`),
  'colleague.joined': several('A colleague joined.', (count) => `${count} colleagues joined.`),
  'webhook.switched-off': several(
    'A webhook was switched off because it kept failing.',
    (count) => `${count} webhooks were switched off because they kept failing.`,
  ),
}

/** Words of the bell in the header and its list of news. */
export const notificationTexts = {
  title: 'Notifications',
  bell: (unread: string) => (unread === '' ? 'Notifications' : `Notifications, ${unread} unread`),
  empty: 'Nothing new. Decisions, corrections and finished tasks appear here.',
  unread: 'Unread',
  andMore: (name: string, others: string) => `${name} and ${others} more`,
  batch: (act: string, total: string) => `${act} (${total})`,
  words,
} as const
