import { notable } from '@credenza/schema/notable'
import type { Notification } from '@credenza/schema/notification'
import { expect, it } from 'vitest'
import { notificationPath } from './notification-path.ts'

const news = (action: Notification['action'], count = 1): Notification => ({
  _id: '7',
  action,
  count,
  subject: 'cert_1',
  name: '',
  at: '2026-11-20T12:00:00Z',
  isRead: false,
})

it('one decision leads to its certificate, several to the list of them', () => {
  expect(notificationPath(news('certificate.declined'), 'issuer')).toBe('/certificate/cert_1')
  expect(notificationPath(news('certificate.declined', 3), 'issuer')).toBe('/issuer/certificates?status=2')
  expect(notificationPath(news('certificate.accepted', 3), 'issuer')).toBe('/issuer/certificates?status=1')
})

it.each(['issuer', 'verifier'] as const)('all news of an %s leads into its own area', (role) => {
  for (const action of notable[role]) {
    expect(notificationPath(news(action), role)).toMatch(new RegExp(`^/(${role}|certificate)`))
  }
})
