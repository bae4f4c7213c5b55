import { expect, test } from 'vitest'
import { originals, respellMany } from '../../test/never-better.ts'
import { outcomeOf } from '../../test/verify-foreign.ts'

test('the originals are judged as their names say', async () => {
  const outcomes = (await originals()).map(({ name, verification }) => [name, outcomeOf(verification)])
  expect(Object.fromEntries(outcomes)).toEqual({
    'ours, sound': 'VALID',
    'ours, expired': 'INVALID',
    'theirs, sound': 'SOUND',
    'theirs, expired': 'INVALID',
    'theirs, not yet valid': 'INVALID',
    'theirs, with a status that nobody can reach': 'CANNOT TELL',
  })
})

test('a document that says the same in another spelling is judged and read as before, or refused', {
  tags: ['slow'],
}, async () => {
  const { same } = await respellMany(100)
  // Too few accepted spellings would mean that this test checks little.
  expect(same).toBeGreaterThan(25)
})
