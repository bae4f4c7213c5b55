import { afterAll, expect, test } from 'vitest'
import { runBatch, signature } from '../../../test/acts/batches.ts'
import { createCertificates, decline } from '../../../test/acts/certificates.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

test('an announced skip is counted apart from a failure, with its reason', async () => {
  const ids = await createCertificates(world, issuer, student, 3)
  ok(await decline(world, verifier, ids.slice(0, 2)))
  const request = { kind: 'sign', certificates: { ids: [...ids, 'cert_of_nobody'] }, ...signature(issuer) }
  const { _id, ...batch } = await runBatch(world, issuer, request)
  expect(batch).toMatchObject({ total: 4, done: 1, failed: 3, skipped: 2 })
  const { reasons } = ok(await callAs(world, issuer, 'GET', `/api/batches/${_id}/failures`))
  expect(reasons).toMatchObject([
    { key: 'already_decided', count: 2 },
    { key: 'not_found.certificate', count: 1 },
  ])
  const again = ok(await callAs(world, issuer, 'POST', `/api/batches/${_id}/retry`)).data
  expect(again).toMatchObject({ failed: 0, skipped: 0 })
})

test('a retry is offered only if it can change anything', async () => {
  const [signed, declined] = await createCertificates(world, issuer, student, 2)
  const act = (kind: string, ids: (string | undefined)[], rest = {}) =>
    runBatch(world, issuer, { kind, certificates: { ids }, ...rest })
  expect(await act('transfer', [signed])).toMatchObject({ skipped: 1, canRetry: true })

  ok(await decline(world, verifier, [declined!]))
  const nothingToSign = await act('sign', [declined], signature(issuer))
  expect(nothingToSign).toMatchObject({ failed: 1, skipped: 1, canRetry: false })
  const retry = ok(await callAs(world, issuer, 'POST', `/api/batches/${nothingToSign._id}/retry`))
  expect(retry.data).toMatchObject({ state: 'done', failed: 1 })

  expect(await act('sign', [declined, 'cert_of_nobody'], signature(issuer))).toMatchObject({
    failed: 2,
    skipped: 1,
    canRetry: true,
  })
})
