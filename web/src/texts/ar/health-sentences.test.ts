import { expect, test } from 'vitest'
import { translate } from './translate.ts'

/** As the server writes them, with figures; those without are the dictionary's own keys. */
const said = [
  '1 job failed and will not be tried again.',
  '3 jobs wait, some for more than ten minutes.',
  '1 job in the queues, moving on.',
  '1 waiting, 0 running, 0 failed',
  'No mail leaves: sign-in to the mail server refused (535). 1 mail waits.',
  '2 mails could not be sent.',
  '1 mail waits to be sent.',
  '2 mails wait, some for more than ten minutes.',
  '5 accepted or stated, but not in the log yet, some for more than 10 minutes.',
  'The chain is behind the log by 4, for more than 10 minutes.',
  '1 transaction waits, some for more than ten minutes.',
  'The chain answers; its newest block is 12.',
  'external, 137',
  'recipient refused (550)',
  'mail server not ready (421)',
]

const figuresOf = (text: string) => text.match(/\d+/g)?.toSorted()

test.each(said)('‘%s’ is said in Arabic, with all its figures', (sentence) => {
  const arabic = translate(sentence, undefined)
  expect(arabic).toMatch(/[\u0600-\u06ff]/)
  expect(arabic).not.toMatch(/[a-z]/i)
  expect(figuresOf(arabic)).toEqual(figuresOf(sentence))
})

test('a reason within a sentence is said in Arabic too', () => {
  expect(translate('No mail leaves: connection refused. 1 mail waits.', undefined)).toContain('رُفض الاتصال')
})
