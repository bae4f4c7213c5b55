import { expect, test } from 'vitest'
import { originals, respellMany } from '../../test/never-better.ts'

test('the originals are judged as their names say', async () => {
  const verdicts = (await originals()).map(({ name, verification }) => [name, verification.verdict])
  expect(Object.fromEntries(verdicts)).toEqual({
    'ours, sound': 'VALID',
    'ours, expired': 'INVALID',
    'theirs, sound': 'VALID',
    'theirs, expired': 'INVALID',
    'theirs, not yet valid': 'INVALID',
    'theirs, with a status that nobody can reach': 'CANNOT TELL',
  })
})

test('a document that says the same in another spelling is judged and read as before, or refused', async () => {
  const { same } = await respellMany(100)
  // Else the spellings would not test what they are for.
  expect(same).toBeGreaterThan(25)
})
