// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, categoryName, ok } from '../../../test/acts/people.ts'
import { openTheftWorld } from '../issuer-key/testing.ts'

const { world, newParties, stealKey, instant } = await openTheftWorld()
afterAll(() => world.close())

test('a certificate is reissued only while its type is there, like one that is created', async () => {
  const { issuer, student } = await newParties()
  const since = instant()
  const [id] = await signedCertificates(world, issuer, student)
  await stealKey(issuer, since)
  const [category] = ok(await callAs(world, issuer, 'GET', '/api/categories/get')).data
  ok(await callAs(world, issuer, 'DELETE', `/api/categories/delete/${category.id}`))

  const reissue = { kind: 'reissue', certificates: { ids: [id] } }
  const { _id, done } = await runBatch(world, issuer, reissue)
  const { reasons } = ok(await callAs(world, issuer, 'GET', `/api/batches/${_id}/failures`))
  expect([done, reasons.map(({ key }: { key: string }) => key)]).toEqual([0, ['invalid.certificate_type']])

  ok(await callAs(world, issuer, 'POST', '/api/categories/create', { name: categoryName }))
  expect(await runBatch(world, issuer, reissue)).toMatchObject({ done: 1, failed: 0 })
})
