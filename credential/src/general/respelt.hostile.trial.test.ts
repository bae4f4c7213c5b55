import { expect, test } from 'vitest'
import { respellMany } from '../../test/never-better.ts'

test('12,000 spellings of certificates and badges: none is judged better than its original', {
  timeout: 3_600_000,
}, async () => {
  const { same, refused } = await respellMany(12_000)
  console.log(`${same} said the same as their originals; ${refused} of all spellings were refused`)
  expect(same).toBeGreaterThan(5_000)
})
