import { expect, test } from 'vitest'
import { checkLargeLog, tilesRead } from '../../test/large-log.ts'

test('a tree of 2^20 leaves has the right root, and its leaves and prefixes are provable', async () => {
  await checkLargeLog(2 ** 20)
})

test('a proof in a million leaves reads at most six tiles', async () => {
  expect(await tilesRead(2 ** 20 - 1, 123_456)).toBeLessThanOrEqual(6)
})
