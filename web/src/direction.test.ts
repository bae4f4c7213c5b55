import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** An element with `dir="auto"` that holds one of our sentences with something in it. */
const sentence = /dir="auto"[^<>]*>\s*\{\s*\w*texts[\w.]*\(/i

it('sentences run in the direction of the page, whatever name they begin with', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(300)
  const wrong = files.filter((file) => sentence.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(wrong).toEqual([])
})
