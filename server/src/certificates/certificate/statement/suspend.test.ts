import { sentence } from '@credenza/schema/sentences/english'
import { afterAll, expect, test } from 'vitest'
import { callEnded } from '../../../../test/acts/batches.ts'
import {
  accept,
  acceptedCertificates,
  readAs,
  reinstate,
  revoke,
  signedCertificates,
  suspend,
  transfer,
  untilRecorded,
} from '../../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../../test/acts/people.ts'
import { verifyAsStranger } from '../../../../test/stranger.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { nothingElse } from '../../../platform/acts/bulk.ts'
import { supersedeCertificate } from './supersede.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

async function recordedCertificate(): Promise<string> {
  const [id] = await acceptedCertificates(world, { issuer, verifier, student })
  await untilRecorded(world, issuer, id!)
  return id!
}

async function verdictOf(id: string) {
  const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
  return verifyAsStranger(
    world,
    certificates.find((one: { _id: string }) => one._id === id),
  )
}

/** Actions of this certificate's leaves that are logged, in the order of the log. */
async function statementsAbout(id: string): Promise<string[]> {
  const { data } = ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`))
  return data.statements.map(({ action }: { action: string }) => action)
}

const codeOf = (answer: { statusCode: number; json(): { error: string } }) => [
  answer.statusCode,
  answer.json().error,
]

test('a suspended certificate is INVALID until it is reinstated, as often as that happens', async () => {
  const id = await recordedCertificate()
  for (const _ of [1, 2]) {
    ok(await suspend(world, issuer, id))
    const suspended = await verdictOf(id)
    expect([suspended.verdict, suspended.headline]).toEqual(['INVALID', expect.stringContaining('Suspended')])
    expect(codeOf(await transfer(world, issuer, id))).toEqual([409, 'certificate_suspended'])
    ok(await reinstate(world, issuer, id))
    expect((await verdictOf(id)).verdict).toBe('VALID')
  }
  expect(await statementsAbout(id)).toEqual(['suspended', 'reinstated', 'suspended', 'reinstated'])
  await world.until(async () => {
    const { logged } = await world.ctx.db
      .selectFrom('log_pending')
      .select((q) => q.fn.countAll<string>().as('logged'))
      .where('certificate_id', '=', id)
      .executeTakeFirstOrThrow()
    return logged === '0'
  })
  ok(await transfer(world, issuer, id))
})

test('every statement gets a separate leaf, even while the sequencer is behind', {
  tags: ['slow'],
}, async () => {
  const { world: still, issuer: university, student: holder } = await openRolesWorld()
  try {
    const [id] = await signedCertificates(still, university, holder)
    for (const act of [suspend, reinstate, suspend, reinstate]) ok(await act(still, university, id!))
    const waiting = await still.ctx.db
      .selectFrom('log_pending')
      .select('action')
      .where('certificate_id', '=', id!)
      .orderBy('position')
      .execute()
    expect(waiting.map(({ action }) => action)).toEqual([
      'suspended',
      'reinstated',
      'suspended',
      'reinstated',
    ])
  } finally {
    await still.close()
  }
})

test('only the parties read the issuer’s words about a suspension; the public statement has the listed reason', async () => {
  const id = await recordedCertificate()
  ok(await suspend(world, issuer, id, 'Amal Haddad is heard on Monday'))
  expect(await readAs(world, issuer, id)).toMatchObject({
    suspendedAt: expect.stringMatching(/^20/),
    suspendedReason: 'Because of misconduct. Amal Haddad is heard on Monday',
  })
  const evidence = await callAs(world, nobody, 'GET', `/api/evidence/${id}`)
  expect(ok(evidence).data.statements).toMatchObject([
    { action: 'suspended', reason: 'Because of misconduct.' },
  ])
  const link = await callAs(world, nobody, 'GET', `/api/user/get-certificate-by-user-url/${id}`)
  for (const answer of [evidence, link]) expect(answer.body).not.toContain('Amal')
})

test('a reason is either from the list or in words', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  const call = (body: object) =>
    callEnded(world, issuer, { kind: 'suspend', certificates: { ids: [id] }, ...body })
  expect((await call({})).json()).toMatchObject({
    error: 'invalid',
    fields: { reason: 'Reason is required' },
  })
  expect((await call({ reasonCode: 'bad weather' })).statusCode).toBe(422)
  ok(await call({ reasonCode: 'other', reason: 'A letter is missing' }))
})

test('a suspended request cannot be decided on, but can be revoked for good', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  ok(await suspend(world, issuer, id!))
  expect(codeOf(await suspend(world, issuer, id!))).toEqual([409, 'already_suspended'])
  expect(codeOf(await accept(world, verifier, [id!]))).toEqual([409, 'certificate_suspended'])
  ok(await revoke(world, issuer, id!))
  expect(codeOf(await reinstate(world, issuer, id!))).toEqual([409, 'already_revoked'])
  expect(codeOf(await accept(world, verifier, [id!]))).toEqual([409, 'already_revoked'])
})

test('a superseded certificate is INVALID for good and names its successor', async () => {
  const id = await recordedCertificate()
  const successor = {
    id: await recordedCertificate(),
    credentialId: 'urn:uuid:00000000-0000-4000-8000-000000000001',
  }
  const actor = { accountId: 'acc_test', organisationId: issuer.id }
  const result = await supersedeCertificate(world.ctx, actor, { id, successor }, nothingElse)
  expect(result).toEqual({ done: [id], failed: [] })
  expect((await verdictOf(id)).verdict).toBe('INVALID')
  expect((await verdictOf(successor.id)).verdict).toBe('VALID')
  expect((await readAs(world, issuer, id)).supersededBy).toBe(successor.id)
  const again = await supersedeCertificate(world.ctx, actor, { id, successor }, nothingElse)
  expect(again.failed).toEqual([{ id, why: sentence('already_superseded') }])
  expect(codeOf(await revoke(world, issuer, id))).toEqual([409, 'already_superseded'])
})
