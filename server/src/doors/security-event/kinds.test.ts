import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { securityActions } from './kinds.ts'

const source = new URL('../../', import.meta.url)
const nouns = 'account|admin|api-key|breach|colleague|directory|hold|retention|single-sign-on|two-admins'

/** The actions of these nouns that the source writes into trails, as far as each is a literal on one line. */
function writtenActions(): Set<string> {
  const files = globSync('**/*.ts', { cwd: source }).filter((name) => !name.endsWith('.test.ts'))
  const lines = files
    .flatMap((name) => readFileSync(new URL(name, source), 'utf8').split('\n'))
    .filter((line) => /\baction: /.test(line))
  const name = new RegExp(`'((?:${nouns})\\.[a-z-]+)'`, 'g')
  return new Set(lines.flatMap((line) => [...line.matchAll(name)].map(([, action]) => action!)))
}

test('everything about who may come in and do what, and every act of administrators, is a security event', () => {
  const written = [...writtenActions()]
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter((action) => !securityActions.includes(action))).toEqual([])
})
