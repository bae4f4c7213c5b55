// @module-tag slow
import { randomUUID } from 'node:crypto'
import { hashEmail } from '@credenza/credential/issue'
import { sentence } from '@credenza/schema/sentences/english'
import { afterAll, expect, test } from 'vitest'
import { createCertificates, sign } from '../../../../test/acts/certificates.ts'
import {
  type Answer,
  callAs,
  makeStudent,
  ok,
  type Student,
  studentData,
} from '../../../../test/acts/people.ts'
import { heldUp, keysOf, untilLockAwaited } from '../../../../test/overlapping.ts'
import { linkWallet } from '../../../../test/stand-ins/linked-wallet.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import type { Context } from '../../../context.ts'
import { WorkStopped } from '../../../people/department/reach-of-work.ts'
import { nothingElse } from '../../../platform/acts/bulk.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { signChunk } from './sign-certificates.ts'

const { world, issuer } = await openRolesWorld()
afterAll(() => world.close())

const freshEmail = () => `s-${randomUUID().slice(0, 8)}@mail.example`

async function correctEmail(studentId: string, email: string): Promise<Answer> {
  const path = `/api/students/${studentId}`
  const seen = ok(await callAs(world, issuer, 'GET', path)).data
  return callAs(world, issuer, 'PUT', path, { ...seen, email })
}

/** Whether the document, which the certificate's key must open, names this email. */
async function isSignedTo(id: string, email: string): Promise<boolean> {
  const document = ok(await callAs(world, issuer, 'GET', `/api/certificates/${id}/credential.json`))
  const [identity] = document.credentialSubject.identifier.filter(
    ({ identityType }: { identityType: string }) => identityType === 'emailAddress',
  )
  return identity.identityHash === hashEmail(email, identity.salt, sha256)
}

const accountOf = async (table: 'student' | 'certificate', id: string) =>
  await world.ctx.db
    .selectFrom(table)
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id', 'account.email'])
    .where(`${table}.id`, '=', id)
    .executeTakeFirstOrThrow()

/** Corrects the email after the documents were built and before they are stored. */
async function signWhileCorrected(studentId: string, email: string): Promise<string> {
  const [id] = await createCertificates(world, issuer, { studentId })
  const answer = await heldUp(
    world,
    () => sign(world, issuer, [id!]),
    keysOf(issuer),
    async () => ok(await correctEmail(studentId, email)),
  )
  expect(ok(answer).done).toEqual([id])
  return id!
}

test('what is signed while its holder gets another account is sealed and signed for that account', async () => {
  const { studentId } = await makeStudent(world, issuer)
  const before = await accountOf('student', studentId)
  const email = freshEmail()
  const id = await signWhileCorrected(studentId, email)
  const after = await accountOf('certificate', id)
  expect(after).toEqual({ id: expect.not.stringMatching(before.id), email })
  expect(await isSignedTo(id, email)).toBe(true)
})

test('what is signed while the email of its holder’s account is corrected names the corrected email', async () => {
  const { data } = ok(
    await callAs(world, issuer, 'POST', '/api/student/add-student', studentData(freshEmail())),
  )
  const before = await accountOf('student', data._id)
  const email = freshEmail()
  const id = await signWhileCorrected(data._id, email)
  expect(await accountOf('certificate', id)).toEqual({ id: before.id, email })
  expect(await isSignedTo(id, email)).toBe(true)
})

test('signing that may not go on says so only of what it has not signed', async () => {
  const holders = [await makeStudent(world, issuer), await makeStudent(world, issuer)]
  const ids: string[] = []
  for (const { studentId } of holders) ids.push(...(await createCertificates(world, issuer, { studentId })))
  let parts = 0
  const result = await heldUp(
    world,
    () =>
      signChunk(world.ctx, { accountId: issuer.id, organisationId: issuer.id, ids }, async () => {
        if (++parts > 1) throw new WorkStopped(sentence('forbidden.starter_left'))
      }),
    keysOf(issuer),
    async () => ok(await correctEmail(holders[1]!.studentId, freshEmail())),
  )
  expect(result.done).toEqual([ids[0]])
  expect(result.failed.map(({ id, why }) => [id, why.key])).toEqual([[ids[1], 'forbidden.starter_left']])
})

test.each([
  ['correction of the email', (studentId: string) => correctEmail(studentId, freshEmail())],
  ['linked wallet', (_: string, holder: Student) => linkWallet(world, holder)],
])(
  'a %s that comes while a document is stored waits for the student, holding nothing else',
  async (_, change) => {
    const holder = await makeStudent(world, issuer)
    // Signing makes the student searchable by it.
    await linkWallet(world, holder)
    const [id] = await createCertificates(world, issuer, holder)
    let changing: Promise<unknown> | undefined
    const { putWithin } = world.ctx.blocks
    const blocks: Context['blocks'] = {
      ...world.ctx.blocks,
      putWithin: async (...given) => {
        changing ??= change(holder.studentId, holder)
        await untilLockAwaited(world, 'from "student"')
        await putWithin!(...given)
      },
    }
    const actor = { accountId: issuer.id, organisationId: issuer.id }
    const answer = await signChunk({ ...world.ctx, blocks }, { ...actor, ids: [id!] }, nothingElse)
    expect(answer).toEqual({ done: [id], failed: [] })
    await changing
    expect(await isSignedTo(id!, holder.email)).toBe(true)
    expect(await accountOf('certificate', id!)).toMatchObject({ id: holder.id, email: holder.email })
  },
)
