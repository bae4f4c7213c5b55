import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgeries } from '../../../test/vc-api-forgeries.ts'
import { openVcApi, type VcApi } from './testing.ts'

let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
}, 240_000)
afterAll(() => api.world.close())

test('a stranger’s key signs in nobody else’s name, however it is named and whatever is asked', async () => {
  const all = await forgeries(api)
  const verified: string[] = []
  for (const { name, credential, options } of all) {
    const { body } = await api.verify(credential, options)
    if (body.verified !== false) verified.push(`${name} ${JSON.stringify(options)}`)
  }
  console.log(`${all.length} forgeries, ${verified.length} verified`)
  expect(verified).toEqual([])
}, 1_200_000)
