import { expect, test } from 'vitest'
import { growth, mostGrowth } from '../../test/growth.ts'
import { isOnlyTimeStamped } from './pdf-time-stamps.ts'

test('many digits in a table are read in a time that grows with the file', async () => {
  const read = (digits: number) => {
    const table = `${'12 1\n0000000000 00000 n\r\n'.repeat(4)}${'1'.repeat(digits)}`
    const update = `xref\n${table}trailer\n<<>>\nstartxref\n0\n%%EOF\n`
    return isOnlyTimeStamped(update + update, update.length)
  }
  expect(await growth(read, 2_000)).toBeLessThan(mostGrowth)
})
