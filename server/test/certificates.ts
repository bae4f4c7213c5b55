import { reinstateChunk } from '../src/certificates/certificate/reinstate.ts'
import { revokeChunk } from '../src/certificates/certificate/revoke.ts'
import { suspendChunk } from '../src/certificates/certificate/suspend.ts'
import { type Actor, type BulkResult, bulkAnswer, nothingElse } from '../src/platform/acts/bulk.ts'
import { ApiError } from '../src/platform/http/api-error.ts'
import {
  type Answer,
  answerOf,
  type Caller,
  callAs,
  categoryName,
  type Organisation,
  ok,
  type Student,
} from './people.ts'
import type { TestWorld } from './test-world.ts'

export const recordFor = (issuer: Organisation, student: Pick<Student, 'studentId'>, title = 'Bridges') => ({
  certificateType: categoryName,
  title,
  date: '2026-06-30',
  issuerName: issuer.name,
  userId: student.studentId,
})

/** Creates `count` pending certificates for the student; returns their ids. */
export async function createCertificates(
  world: TestWorld,
  issuer: Organisation,
  student: Pick<Student, 'studentId'>,
  count = 1,
): Promise<string[]> {
  const records = Array.from({ length: count }, (_, i) => recordFor(issuer, student, `Bridges ${i + 1}`))
  const answer = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: records })
  return ok(answer).documents.map(({ _id }: { _id: string }) => _id)
}

export const sign = (world: TestWorld, issuer: Organisation, ids: string[]) =>
  callAs(world, issuer, 'POST', '/verify-json', {
    cetificateId: ids,
    isByIssuer: true,
    publicKey: issuer.publicKey,
    verifierDigitalSignature: issuer.digitalSignature,
  })

export const accept = (world: TestWorld, verifier: Caller, ids: string[]) =>
  callAs(world, verifier, 'PUT', '/update-verified', { id: ids, flag: '1' })

export const decline = (world: TestWorld, verifier: Caller, ids: string[], reason = 'Not on our list') =>
  callAs(world, verifier, 'PUT', '/update-verified', { id: ids, flag: '2', reason })

/**
 * The acts on single certificates that screens and programs request by batches. Here their verbs do them at once,
 * without the jobs; the answer is the one of a call.
 */
export const revoke = (world: TestWorld, issuer: Issuer, id: string, reason = 'Issued by mistake') =>
  acted(world, issuer, (actor) =>
    revokeChunk(world.ctx, actor, { ids: [id], why: { reasonCode: 'other', reason } }, nothingElse),
  )

export const suspend = (world: TestWorld, issuer: Issuer, id: string, reason = 'Under investigation') =>
  acted(world, issuer, (actor) =>
    suspendChunk(world.ctx, actor, { ids: [id], why: { reasonCode: 'misconduct', reason } }, nothingElse),
  )

export const reinstate = (world: TestWorld, issuer: Issuer, id: string) =>
  acted(world, issuer, (actor) => reinstateChunk(world.ctx, actor, { ids: [id] }, nothingElse))

type Issuer = Pick<Organisation, 'id'>

async function acted(
  { ctx }: TestWorld,
  { id: organisationId }: Issuer,
  act: (actor: Actor) => Promise<BulkResult>,
): Promise<Answer> {
  const { id: accountId } = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('org_id', '=', organisationId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const result = await act({ accountId, organisationId })
  try {
    return answerOf(200, bulkAnswer(result, 'Done'))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return answerOf(error.status, { success: false, error: error.code, message: error.message })
  }
}

export const transfer = (world: TestWorld, issuer: Caller, id: string) =>
  callAs(world, issuer, 'PUT', '/update-transfer', { id, flag: 'true' })

/** Creates and signs; returns the ids. */
export async function signedCertificates(
  world: TestWorld,
  issuer: Organisation,
  student: Pick<Student, 'studentId'>,
  count = 1,
): Promise<string[]> {
  const ids = await createCertificates(world, issuer, student, count)
  ok(await sign(world, issuer, ids))
  return ids
}

/** Creates, signs and has them accepted; returns the ids. */
export async function acceptedCertificates(
  world: TestWorld,
  parties: { issuer: Organisation; verifier: Caller; student: Pick<Student, 'studentId'> },
  count = 1,
): Promise<string[]> {
  const ids = await signedCertificates(world, parties.issuer, parties.student, count)
  ok(await accept(world, parties.verifier, ids))
  return ids
}

/** The certificate as its issuer sees it. */
export async function readAs(world: TestWorld, caller: Caller, id: string) {
  return ok(await callAs(world, caller, 'GET', `/api/certificates/${id}`)).data.certificates[0]
}
