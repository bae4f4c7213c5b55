import { DocumentError, type DocumentProblem } from '@credenza/document'
import { expect, test } from 'vitest'
import { refusingTexts } from './refusing-texts.ts'

const refusal = (problem: DocumentProblem) =>
  refusingTexts(() => Promise.reject(new DocumentError(problem))).catch((error: unknown) => error)

test.each([
  [
    { code: 'missing_glyph', character: '\u{e123}', field: 'facts.title' },
    'missing_glyph',
    'missing_glyph',
    'title',
  ],
  [
    { code: 'too_long', field: 'settings.texts.body' },
    'invalid',
    'invalid.too_long_for_design',
    'settings.texts.body',
  ],
  [{ code: 'image', field: 'images.logo' }, 'invalid', 'invalid.image_not_drawable', 'settings.logo'],
  [
    { code: 'image', field: 'images.signatures.1' },
    'invalid',
    'invalid.image_not_drawable',
    'settings.signatories.1.signature',
  ],
] as const)('%o is refused as %s, %s at %s', async (problem, code, key, field) => {
  expect(await refusal(problem)).toMatchObject({ code, status: 422, fields: { [field]: { key } } })
})

test('an invisible character is named by its code point', async () => {
  const refused = await refusal({ code: 'missing_glyph', character: '\u{e123}', field: 'facts.name' })
  expect((refused as Error).message).toContain('U+E123')
})

test('any other error is passed on unchanged', async () => {
  const fault = new Error('our own fault')
  await expect(refusingTexts(() => Promise.reject(fault))).rejects.toBe(fault)
})
