import { expect, test } from 'vitest'
import { readConfig } from '../../settings/config.ts'

const smtp = { SMTP_URL: 'smtps://me:secret@mail.example' }

test.each([
  ['no-reply@credenza.example', { name: '', address: 'no-reply@credenza.example' }],
  ['Credenza <no-reply@credenza.example>', { name: 'Credenza', address: 'no-reply@credenza.example' }],
  [
    '"Credenza, Dubai" <no-reply@credenza.example>',
    { name: 'Credenza, Dubai', address: 'no-reply@credenza.example' },
  ],
])('MAIL_FROM %s names where mails come from', (text, from) => {
  expect(readConfig({ ...smtp, MAIL_FROM: text }).smtp).toEqual({ url: smtp.SMTP_URL, from })
})

test.each([
  'nobody',
  'a@b.example, c@d.example',
  'A <a@b.example>\r\nBcc: c@d.example',
  'A\n<a@b.example>',
  '<>',
])('MAIL_FROM %j stops the start', (text) => {
  expect(() => readConfig({ ...smtp, MAIL_FROM: text })).toThrow(/MAIL_FROM: must look like/)
})

test('a mail server without a sender stops the start, and its password is not repeated', () => {
  expect(() => readConfig(smtp)).toThrow(/^Set SMTP_URL and MAIL_FROM together/)
  expect(() => readConfig(smtp)).not.toThrow(/secret/)
})
