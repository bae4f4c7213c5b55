import { afterAll, expect, test } from 'vitest'
import {
  acceptedCertificates,
  reinstate,
  revoke,
  signedCertificates,
  suspend,
} from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { allSteps } from '../../platform/steps.ts'
import { allDoubts } from '../../proof/doubt/doubts.ts'
import { checkHistory } from './check-history.ts'
import { checkTrailHeads } from './check-trail-heads.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

test('checks in the middle of honest work find nothing', { tags: ['slow'], timeout: 120_000 }, async () => {
  let isDone = false
  const work = async () => {
    for (let round = 0; round < 2; round++) {
      const [accepted, suspended] = await acceptedCertificates(world, { issuer, verifier, student }, 3)
      const [signed] = await signedCertificates(world, issuer, student)
      ok(await suspend(world, issuer, suspended!))
      ok(await revoke(world, issuer, signed!))
      await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/status/revocation/1`)
      ok(await revoke(world, issuer, accepted!))
      ok(await reinstate(world, issuer, suspended!))
      await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/status/revocation/1`)
    }
    isDone = true
  }
  const watch = async () => {
    let audits = 0
    do {
      expect((await auditHistory(world.ctx)).filter((finding) => !finding.ok)).toEqual([])
      await allSteps(checkTrailHeads(world.ctx))
      await allSteps(checkHistory(world.ctx))
      expect(await allDoubts(world.ctx.db)).toEqual([])
      audits++
    } while (!isDone)
    return audits
  }
  const [, audits] = await Promise.all([work(), watch()])
  expect(audits).toBeGreaterThan(0)
  expect((await auditHistory(world.ctx)).filter((finding) => !finding.ok)).toEqual([])
})
