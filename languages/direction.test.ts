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

/** What reads from left to right, as the catalogues name what they ask for. */
const ADDRESSES = new Set(['email', 'address', 'host', 'origin', 'hint', 'prefix', 'cid', 'checkPage'])

/** What people have written themselves, and may end or begin with any sign. */
const OWN_WORDS = new Set(['reason'])

/** Every text of a catalogue, with its place; what a text asks for is filled in with a number, or an address. */
function textsIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value === 'function') return textsIn(filled(value as (...given: string[]) => unknown), at)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${at}.${name}`))
}

function filled(words: (...given: string[]) => unknown): unknown {
  try {
    return words(
      ...asked(words).map((name) => (ADDRESSES.has(name) ? '/x/' : OWN_WORDS.has(name) ? '.x' : '7')),
    )
  } catch {
    // It takes something else, such as a list.
    return undefined
  }
}

/** The names of what a text asks for. */
const asked = (words: (...given: string[]) => unknown): string[] =>
  /^\(([^)]*)\)/.exec(words.toString())?.[1]?.match(/\w+/g) ?? []

const catalogues = globSync('{ar,ur}/{web,mail,document}/*.ts', { cwd: import.meta.dirname })

test.each(catalogues)('%s tears no value apart', async (file) => {
  const catalogue = await import(join(import.meta.dirname, file))
  const torn = textsIn(catalogue, file).filter(([, text]) => tornIn(text) !== undefined)
  expect(torn).toEqual([])
})
