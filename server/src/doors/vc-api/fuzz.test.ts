// @module-tag slow
import { afterAll, beforeAll, describe, test } from 'vitest'
import { fuzz } from '../../../test/vc-api-fuzzing.ts'
import { openVcApi, type VcApi } from './testing.ts'

let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
})
afterAll(() => api.world.close())

describe.each([
  '/eddsa-rdfc-2022/credentials/issue',
  '/eddsa-jcs-2022/credentials/issue',
  '/credentials/verify',
  '/presentations/verify',
])('%s', (path) => {
  test.each(['first', 'next'])('does not fail at any of the %s 250 altered bodies', () =>
    fuzz(api, path, 250),
  )
})
