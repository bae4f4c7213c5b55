import { expect, test } from 'vitest'
import { tagsIn } from '../../platform/mail/return-path.ts'
import { readReport } from './read-report.ts'
import { complaint, statusNotice } from './testing.ts'

const to = `bounces+${'a1'.repeat(16)}@credenza.example`

test.each([
  ['5.1.1', 'dead'],
  ['5.1.10 (no such mailbox)', 'dead'],
  ['5.2.1', 'dead'],
  ['5.2.2', 'refused'],
  ['5.7.1', 'refused'],
  ['5.1.8', 'refused'],
  ['5.0.0', 'refused'],
  ['4.1.1', 'refused'],
  ['', 'refused'],
  ['15.1.1', 'refused'],
])('status %s: %s', async (status, kind) => {
  expect(await readReport(statusNotice({ to, status }))).toBe(kind)
})

test('a complaint is read as a complaint', async () => {
  expect(await readReport(complaint({ to }))).toBe('complaint')
})

test.each(['delayed', 'delivered', 'relayed', 'expanded', ''])(
  'a mail that is only %s did not come back',
  async (action) => {
    expect(await readReport(statusNotice({ to, action }))).toBeUndefined()
  },
)

test.each([
  ['an automatic reply', 'Subject: Away\r\nAuto-Submitted: auto-replied\r\n\r\nBack on Monday'],
  ['a mail that quotes a report', 'Subject: Fwd\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n'],
  ['nothing', ''],
  ['bytes', '\0\xff\xfe'.repeat(100)],
])('%s says nothing', async (_, raw) => {
  expect(await readReport(Buffer.from(raw, 'latin1'))).toBeUndefined()
})

test('of a huge mail only the beginning is read', async () => {
  const huge = statusNotice({ to, original: 'x'.repeat(30_000_000) })
  expect(await readReport(huge)).toBe('dead')
})

test('a mail nested too deeply is given up', async () => {
  const boxes = Array.from(
    { length: 500 },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  )
  await expect(readReport(Buffer.from(boxes.join('')))).rejects.toThrow()
})

test('tags are those of our own return addresses, once each', () => {
  const other = to.replace('a1a1', 'b2b2')
  expect(tagsIn(`<${to}> ${to.toUpperCase()} ${to}`, 'bounces@credenza.example').size).toBe(1)
  expect(tagsIn(`${to} ${other}`, 'Bounces@Credenza.example').size).toBe(2)
  expect(tagsIn(`${to} bounces+a1@credenza.example`, 'bounces@credenza-example').size).toBe(0)
})
