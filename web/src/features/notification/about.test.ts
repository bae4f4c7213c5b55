import type { Notification } from '@credenza/schema/notification'
import { expect, it } from 'vitest'
import { aboutOf } from './about.ts'

const about = (facts: Partial<Notification>) =>
  aboutOf({
    _id: '7',
    action: 'certificate.declined',
    count: 1,
    subject: 'cert_1',
    name: '',
    at: '2026-11-20T12:00:00Z',
    isRead: false,
    ...facts,
  })

it.each([
  ['\u2068Bridges – Li Wu\u2069', { name: 'Bridges – Li Wu' }],
  ['\u2068Bridges – Li Wu\u2069 and 2 more', { name: 'Bridges – Li Wu', count: 3 }],
  ['Sign certificates (1,204)', { batch: { kind: 'sign', total: 1204 } }],
  ['Create certificates: \u2068Bridges\u2069 (1)', { name: 'Bridges', batch: { kind: 'create', total: 1 } }],
  ['AED 125', { amountFils: 12_500 }],
  ['', {}],
  ['', { count: 3 }],
] as const)('says %j', (says, facts) => {
  expect(about(facts)).toBe(says)
})
