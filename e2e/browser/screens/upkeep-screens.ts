import type { Batch, BatchFailure } from '@credenza/schema/batch'
import type { Notification } from '@credenza/schema/notification'
import type { Webhook, WebhookMessage } from '@credenza/schema/webhook'
import type { Page } from '@playwright/test'
import { titles } from '../../world/seed.ts'
import { answering } from './answering.ts'
import { button, dialog, openMenu, press, type Screen, text } from './screen.ts'

const batch: Batch = {
  _id: 'bat_1',
  kind: 'sign',
  state: 'done',
  title: '',
  total: 404,
  done: 399,
  failed: 5,
  skipped: 3,
  perSecond: 61,
  canRetry: true,
  waitsFor: null,
  createdAt: '2026-11-20T08:00:00Z',
  by: 'Hala Nasser',
  endedAt: '2026-11-20T08:00:07Z',
  recallUntil: '',
  recallable: 0,
  fileUrl: '',
}
const running: Batch = {
  ...batch,
  _id: 'bat_2',
  kind: 'create',
  state: 'running',
  canRetry: false,
  title: titles.decided,
  total: 10_000,
  done: 4_210,
  failed: 0,
  skipped: 0,
  endedAt: '',
}

const failed = (subject: string, name: string, error: string, message: string): BatchFailure => ({
  subject,
  name,
  error,
  message,
  key: error,
  parameters: {},
})
const withFailures = async (page: Page) => {
  await answering({ '/api/batches/bat_1': batch })(page)
  const data = [
    failed('cert_1', 'مريم بنت راشد الكتبي', 'already_signed', 'Certificate Already Verified'),
    failed('cert_2', '陈思远', 'already_revoked', 'This certificate is revoked.'),
  ]
  const reasons = data.map((reason, place) => ({ ...reason, count: 4 - 3 * place }))
  await page.route(
    ({ pathname }) => pathname === '/api/batches/bat_1/failures',
    (route) =>
      route.fulfill({
        json: { success: true, message: '', data, reasons, nextCursor: null, total: data.length },
      }),
  )
}

const news = (
  _id: string,
  action: Notification['action'],
  facts: Partial<Notification> = {},
): Notification => ({
  _id,
  action,
  count: 1,
  subject: 'cert_1',
  name: '',
  at: '2026-11-20T08:00:00Z',
  isRead: true,
  ...facts,
})
const notifications = [
  news('9', 'certificate.declined', { count: 3, isRead: false, name: 'Laboratory Safety – Mariam Al Kaabi' }),
  news('8', 'approval.rejected', { isRead: false, name: 'Class of 2026' }),
  news('7', 'batch.ended', { batch: { kind: 'sign', total: 1204 } }),
  news('6', 'students.import-ended', { name: 'Graduates 2026.xlsx' }),
]

const webhook: Webhook = {
  _id: 'whk_1',
  url: 'https://records.alqasba.example/hooks/credenza',
  description: 'Student records',
  events: ['certificate.accepted', 'certificate.revoked'],
  enabled: true,
  createdAt: '2026-09-01T08:00:00Z',
  waiting: 2,
  lastResult: '503',
  lastResultKey: '',
}
const message = (_id: string, state: WebhookMessage['state'], result: string): WebhookMessage => ({
  _id,
  event: 'certificate.accepted',
  state,
  attempts: state === 'delivered' ? 1 : 4,
  createdAt: '2026-11-20T08:00:00Z',
  nextAttemptAt: state === 'waiting' ? '2026-11-20T08:30:00Z' : '',
  result,
  resultKey: '',
  payload: '{"type":"certificate.accepted","data":{"certificateId":"cert_1"}}',
})
const withWebhook = answering({
  '/api/webhooks': [webhook],
  '/api/webhooks/whk_1/messages': [
    message('3', 'waiting', '503'),
    message('2', 'failed', '500'),
    message('1', 'delivered', '204'),
  ],
})
const ofWebhook = (name: string, act: string, shows: Screen['shows']): Screen => ({
  name: `webhooks, ${name}`,
  who: 'issuer',
  path: '/issuer/developers?view=webhooks',
  prepare: withWebhook,
  open: openMenu('Actions for …', act),
  shows,
})

/** The progress of work that runs by itself: batches, notifications, messages to other programs. */
export const upkeepScreens: Screen[] = [
  {
    name: 'activity, with batches',
    who: 'issuer',
    path: '/issuer/activity',
    prepare: answering({ '/api/batches': [running, batch] }),
    shows: text('Done, some failed'),
  },
  {
    name: 'activity, a batch',
    who: 'issuer',
    path: '/issuer/activity?batch=bat_1',
    prepare: withFailures,
    shows: dialog('Sign certificates'),
  },
  {
    name: 'notifications',
    who: 'issuer',
    path: '/issuer',
    prepare: (page: Page) =>
      page.route('**/api/notifications', (route) =>
        route.fulfill({ json: { success: true, message: '', notifications, unread: 4 } }),
      ),
    open: press('Notifications, … unread'),
    shows: dialog('Notifications, … unread'),
  },
  ofWebhook('the messages of one', 'Delivery log', button('Resend all failed')),
  ofWebhook('its secret', 'Signing secret', dialog('Signing secret')),
  {
    ...ofWebhook('replacing its secret', 'Signing secret', dialog('Replace this secret?')),
    open: async (page, say) => {
      await openMenu('Actions for …', 'Signing secret')(page, say)
      await press('Replace the secret')(page, say)
    },
  },
  ofWebhook('deleting one', 'Delete', dialog('Delete this webhook?')),
  {
    name: 'issuer requests, keys',
    who: 'verifier',
    path: '/verifier',
    open: (page, say) => page.getByText(say('Keyboard shortcuts')).click(),
    shows: dialog('Keyboard shortcuts'),
  },
]
