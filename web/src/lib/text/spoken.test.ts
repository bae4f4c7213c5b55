import { expect, test } from 'vitest'
import { spoken, successWords } from './spoken.ts'

test('on an English page the server’s words stay as they came', async () => {
  const message = 'Too many attempts. Wait 12 seconds, then try again.'
  const refused = { message, key: 'too_many_requests.attempts', parameters: { seconds: 12 } }
  expect(await spoken(refused)).toBe(message)
  expect(await spoken({ message: 'Something new.' })).toBe('Something new.')
  expect(successWords('Category created successful!', 'Made.')).toBe('Category created successful!')
  expect(successWords('', 'Made.')).toBe('Made.')
})
