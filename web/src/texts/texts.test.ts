import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { successWords as arabicSuccess, spoken as spokenArabic } from './ar/spoken.ts'
import { spoken, successWords } from './spoken.ts'

const catalogues = globSync('*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'))

test.each(catalogues)('%s has its Arabic twin', (name) => {
  expect(existsSync(join(import.meta.dirname, 'ar', name))).toBe(true)
})

test('what the server says is said in Arabic by its key, with its numbers', async () => {
  const wait = (seconds: number) => ({
    message: `Too many attempts. Wait ${seconds} seconds, then try again.`,
    key: 'too_many_requests.attempts',
    parameters: { seconds },
  })
  expect(await spokenArabic(wait(12))).toBe('محاولات كثيرة. انتظر 12 ثانية، ثم حاول مرة أخرى.')
  expect(await spokenArabic(wait(150))).toBe('محاولات كثيرة. انتظر 3 دقائق، ثم حاول مرة أخرى.')
  expect(await spoken(wait(12))).toBe(wait(12).message)
})

test('a missing field is named in Arabic', async () => {
  const missing = { message: 'Father Name is required', key: 'invalid.required' }
  expect(await spokenArabic({ ...missing, parameters: { field: 'fatherName' } })).toBe(
    'الحقل «اسم الأب» مطلوب',
  )
})

test('what has no key, or one that this page does not know, stays as it came', async () => {
  expect(await spokenArabic({ message: '200', key: '' })).toBe('200')
  expect(await spokenArabic({ message: 'Something new.' })).toBe('Something new.')
  expect(await spokenArabic({ message: 'Something new.', key: 'invalid.new', parameters: {} })).toBe(
    'Something new.',
  )
})

test('a success is said by the server in English, by the screen in Arabic', () => {
  expect(successWords('Category created successful!', 'Made.')).toBe('Category created successful!')
  expect(successWords('', 'Made.')).toBe('Made.')
  expect(arabicSuccess('Category created successful!', 'تم.')).toBe('تم.')
})
