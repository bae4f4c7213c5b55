import { afterAll, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import { accept, decline, signedCertificates } from '../../../test/acts/certificates.ts'
import { type Answer, callAs, ok, suspendOrganisation } from '../../../test/acts/people.ts'
import { answerUpload, decideUpload, uploadCertificate } from '../../../test/acts/uploads.ts'
import { callDuring, certificateRow, heldUp, untilLockAwaited } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Tx } from '../../context.ts'
import { lockOrganisation, updateOrganisation } from '../../people/organisation/lock-organisation.ts'
import { appendAudit } from '../../proof/audit/append.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const reinstate = () => callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/reinstate`)
const requests = (path: string) => callAs(world, verifier, 'GET', path).then(ok)

test('requests of a suspended issuer wait until it is reinstated, and say why', async () => {
  const [first, second, third] = await signedCertificates(world, issuer, student, 3)
  const upload = await uploadCertificate(world, { student, issuer })
  ok(await answerUpload(world, issuer, upload))
  ok(await suspendOrganisation(world, admin, issuer))

  const { documents } = await requests('/get-requested-certificate-list')
  expect(documents.map(({ issuerSuspended }: { issuerSuspended: boolean }) => issuerSuspended)).toEqual([
    true,
    true,
    true,
  ])
  for (const answer of [
    await accept(world, verifier, [first!]),
    await decline(world, verifier, [second!]),
    await decideUpload(world, verifier, upload),
  ])
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'issuer_suspended'])

  const all = { kind: 'accept', origin: 'issuer', requests: { ids: [first, second, third] } }
  const preview = ok(await callAs(world, verifier, 'POST', '/api/batches/preview', all)).data
  expect(preview).toMatchObject({ total: 3, willChange: 0, refused: [{ key: 'issuer_suspended', count: 3 }] })
  const batch = await runBatch(world, verifier, all)
  expect(batch).toMatchObject({ done: 0, failed: 3, skipped: 3, canRetry: true })

  ok(await reinstate())
  ok(await accept(world, verifier, [first!]))
  ok(await decline(world, verifier, [second!]))
})

async function suspendIn(tx: Tx): Promise<void> {
  await lockOrganisation(tx, issuer.id)
  await updateOrganisation(tx, issuer.id, { status: 'suspended', suspension_reason: 'An inquiry.' })
  await appendAudit(world.ctx, tx, issuer.id, world.ctx.clock(), [
    { actor: 'system', action: 'organisation.suspended', subject: issuer.id },
  ])
}

test.each([
  ['an acceptance', accept],
  ['a decline', decline],
])('%s is refused if the issuer is suspended before it is stored', async (_, decide) => {
  const ids = await signedCertificates(world, issuer, student)
  const answer = await callDuring(world, suspendIn, () => decide(world, verifier, ids))
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'issuer_suspended'])
  ok(await reinstate())
  ok(await decide(world, verifier, ids))
})

test.each([
  ['an acceptance', accept],
  ['a decline', decline],
])('a suspension waits for %s that is being stored', async (_, decide) => {
  const ids = await signedCertificates(world, issuer, student)
  let suspending: Promise<Answer> | undefined
  const answer = await heldUp(
    world,
    () => decide(world, verifier, ids),
    certificateRow(ids[0]!),
    async () => {
      suspending = suspendOrganisation(world, admin, issuer)
      await untilLockAwaited(world, 'from "organisation"')
    },
  )
  ok(answer)
  ok(await suspending!)
  ok(await reinstate())
})
