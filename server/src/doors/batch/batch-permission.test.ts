import { type BatchRequest, batchPermission, colleagueRoles, isPermitted } from '@credenza/schema'
import { account } from '@credenza/schema/sentences/account'
import { afterAll, describe, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
} from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { workQueues } from '../../queues.ts'

const ids = { ids: ['unknown'] }
const selection = { certificates: ids, students: ids, recipients: ids, requests: ids, origin: 'issuer' }
const rest = {
  certificate: { certificateType: 'Diploma', title: 'Bridges', date: '2026-06-30' },
  publicKey: '0x00',
  verifierDigitalSignature: '0x00',
  reason: 'A mistake',
  reasonCode: 'other',
  format: 'csv',
  details: { year: '2026' },
  importId: 'imp_unknown',
}

const world = await openTestWorld()
await workQueues(world.ctx)
const admin = await makeAdmin(world)
const owners: Record<'issuer' | 'verifier', Organisation> = {
  issuer: await makeIssuer(world, admin),
  verifier: await makeVerifier(world, admin),
}
afterAll(() => world.close())

const isRefused = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 403 && body.includes(account['forbidden.member_role'])

describe.each(['issuer', 'verifier'] as const)('of an %s', (kind) => {
  const kinds = (Object.keys(batchPermission) as BatchRequest['kind'][]).filter(
    (name) => (batchPermission[name] === 'review') === (kind === 'verifier'),
  )

  test.each(colleagueRoles[kind])('a %s starts only batches that the role permits', async (role) => {
    const colleague = await makeColleague(world, owners[kind], undefined, role)
    for (const name of kinds) {
      const answer = await callAs(world, colleague, 'POST', '/api/batches', {
        ...selection,
        ...rest,
        kind: name,
      })
      expect([name, isRefused(answer)]).toEqual([name, !isPermitted(role, batchPermission[name])])
    }
  })
})

test('who may not sign may neither retry nor undo what a signer did', async () => {
  const { issuer } = owners
  const student = await makeStudent(world, issuer)
  const [id] = await createCertificates(world, issuer, student)
  const { _id } = await runBatch(world, issuer, {
    kind: 'sign',
    certificates: { ids: [id!] },
    publicKey: issuer.publicKey,
    verifierDigitalSignature: issuer.digitalSignature,
  })
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  for (const act of ['retry', 'recall'])
    expect(isRefused(await callAs(world, preparer, 'POST', `/api/batches/${_id}/${act}`))).toBe(true)
  ok(await callAs(world, preparer, 'GET', `/api/batches/${_id}`))
})
