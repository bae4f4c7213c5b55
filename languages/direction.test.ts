import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leftToRight, ownWords } from './direction.ts'
import { tornIn } from './torn.ts'

test.each([
  ['مثل 2025-06-30', '2025-06-30'],
  ['يبدأ بـ https://.', 'https://'],
  ['راجع /docs.', '/docs'],
  ['يبدأ بـ mldsa-', 'mldsa-'],
  ['مثل crd_…', 'crd_…'],
])('%s tears %s, unless it keeps its direction', (text, value) => {
  expect(tornIn(text)).toBeDefined()
  expect(tornIn(text.replace(value, leftToRight(value)))).toBeUndefined()
  expect(tornIn(text.replace(value, ownWords(value)))).toBeUndefined()
})

/** Every text of a catalogue, with its place; what a text asks for is filled in with a number. */
function textsIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value === 'function') return textsIn(filled(value as (...given: string[]) => unknown), at)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${at}.${name}`))
}

function filled(words: (...given: string[]) => unknown): unknown {
  try {
    return words(...Array.from({ length: words.length }, () => '7'))
  } catch {
    // It takes something else, such as a list.
    return undefined
  }
}

const catalogues = globSync('{ar,ur}/{web,mail,document}/*.ts', { cwd: import.meta.dirname })

test.each(catalogues)('%s tears no value apart', async (file) => {
  const catalogue = await import(join(import.meta.dirname, file))
  const torn = textsIn(catalogue, file).filter(([, text]) => tornIn(text) !== undefined)
  expect(torn).toEqual([])
})
