import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateTemplates } from './generate-templates.ts'

test('the committed templates are those that the contexts and builders give today', async () => {
  const committed = await readFile(
    new URL('../src/canonical/generated/templates.ts', import.meta.url),
    'utf8',
  )
  expect(await generateTemplates()).toBe(committed)
})
