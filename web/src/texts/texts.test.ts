import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { messages as english } from '@credenza/schema/messages'
import { messages } from '@credenza/schema/messages.ar'
import { expect, test } from 'vitest'
import { spoken } from './ar/spoken.ts'

const catalogues = globSync('*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'))

test.each(catalogues)('%s has its Arabic twin', (name) => {
  expect(existsSync(join(import.meta.dirname, 'ar', name))).toBe(true)
})

test('every message of the schema is said in Arabic when the server says it in English', async () => {
  const names = Object.keys(english) as (keyof typeof english)[]
  for (const text of Object.values(english)) {
    const said = names.filter((name) => english[name] === text).map((name) => messages[name])
    expect(said).toContain(await spoken(text))
  }
})

test('a missing field is named in Arabic', async () => {
  expect(await spoken('Father Name is required')).toBe('الحقل «اسم الأب» مطلوب')
  expect(await spoken('Use at most 20 characters.')).toBe('استخدم 20 حرفًا على الأكثر.')
})

test('a sentence without an Arabic one is said by its error code, and without a known code as it came', async () => {
  expect(await spoken('Something new.', 'already_revoked')).toBe('هذه الشهادة ملغاة.')
  expect(await spoken('Something new.', 'new_code')).toBe('Something new.')
  expect(await spoken('Something new.')).toBe('Something new.')
})
