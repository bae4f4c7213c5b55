import { afterAll, beforeAll, test } from 'vitest'
import { bodiesPerKey, fuzz } from '../../../test/vc-api-fuzzing.ts'
import { openVcApi, type VcApi } from './testing.ts'

let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
})
afterAll(() => api.world.close())

test.each([
  '/eddsa-rdfc-2022/credentials/issue',
  '/eddsa-jcs-2022/credentials/issue',
  '/eddsa-rdfc-2022-with-status/credentials/issue',
  '/credentials/verify',
  '/presentations/verify',
])('none of 2,000 altered bodies makes %s fail', async (path) => {
  for (let sent = 0; sent < 2_000; sent += bodiesPerKey) await fuzz(api, path, bodiesPerKey)
})
