import {
  type IssuersStatement,
  makeStatements,
} from '../../src/certificates/certificate/statement/make-statements.ts'
import {
  reinstatement,
  revocation,
  suspension,
} from '../../src/certificates/certificate/statement/standing-statements.ts'
import { bulkAnswer, nothingElse } from '../../src/platform/acts/bulk.ts'
import { ApiError } from '../../src/platform/http/api-error.ts'
import type { TestWorld } from '../worlds/test-world.ts'
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
  state(world, issuer, id, revocation({ reasonCode: 'other', reason }))

export const suspend = (world: TestWorld, issuer: Issuer, id: string, reason = 'Under investigation') =>
  state(world, issuer, id, suspension({ reasonCode: 'misconduct', reason }))

export const reinstate = (world: TestWorld, issuer: Issuer, id: string) =>
  state(world, issuer, id, reinstatement)

type Issuer = Pick<Organisation, 'id'>

async function state(
  { ctx }: TestWorld,
  { id: organisationId }: Issuer,
  id: string,
  statement: IssuersStatement,
): Promise<Answer> {
  const signer = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('org_id', '=', organisationId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const actor = { accountId: signer.id, organisationId }
  const result = await makeStatements(ctx, actor, { ids: [id], statement }, nothingElse)
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

/** The certificate, once it is recorded on the chain and its document is stored. */
export const untilRecorded = (world: TestWorld, issuer: Caller, id: string) =>
  world.until(async () => {
    const certificate = await readAs(world, issuer, id)
    return certificate.txHash !== '' && certificate.uri !== '' && certificate
  })
