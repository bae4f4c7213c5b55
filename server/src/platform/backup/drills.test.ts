import { expect, test } from 'vitest'
import { newestMoment } from './base/manifest.ts'
import { newestDrills } from './drills.ts'

test('a backup and a drill of a time to come count as none, or no other would be made until then', async () => {
  const [past, ahead] = ['20261123T054800.123Z', '20271123T054800.123Z']
  const [at, now] = [new Date('2026-11-23T05:48:00.123Z'), new Date('2026-11-30T00:00:00Z')]
  expect([newestMoment([past, ahead], now), newestMoment([ahead], now)]).toEqual([at, undefined])
  const list = async () => [`drills/${past}-good`, `drills/${ahead}-bad`, `drills/${ahead}-good`]
  expect(await newestDrills({ list }, now)).toEqual({ any: at, good: at })
})
