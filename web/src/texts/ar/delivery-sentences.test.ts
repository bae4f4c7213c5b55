import { expect, test } from 'vitest'
import { translate } from './translate.ts'

/** As the server writes them (`server/src/delivery/failure-sentence.ts`). */
test.each([
  '3 mails will be sent again now.',
  'The mail server of this address does not take mails for it (550). Check the e-mail.',
  'This is not an e-mail address that mails can be sent to.',
  'The mail server refused this mail (554).',
  'The mail did not leave within a day: connection refused.',
  'The mail did not leave yet: recipient put off (451). It is tried again.',
])('‘%s’ is said in Arabic', (sentence) => {
  const arabic = translate(sentence, undefined)
  expect(arabic).toMatch(/[\u0600-\u06ff]/)
  expect(arabic).not.toMatch(/[a-z]/i)
  expect(arabic.match(/\d+/g)).toEqual(sentence.match(/\d+/g))
})
