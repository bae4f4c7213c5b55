import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditedTables } from '../../../../test/audited-tables.ts'

test('docs/operations/audit.md lists every table as the code declares it', () => {
  const page = readFileSync(new URL('../../../../../docs/operations/audit.md', import.meta.url), 'utf8')
  const shown = page.split('\n').filter((line) => line.startsWith('| `'))
  const { recorded, checked, meaningless } = auditedTables()
  expect(shown).toEqual([...recorded, ...checked, ...meaningless])
})
