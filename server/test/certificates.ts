import { type Caller, callAs, categoryName, type Organisation, ok, type Student } from './people.ts'
import type { TestWorld } from './test-world.ts'

export const recordFor = (issuer: Organisation, student: Pick<Student, 'studentId'>, title = 'Bridges') => ({
  certificateType: categoryName,
  title,
  date: '2026-06-30',
  issuerName: issuer.name,
  userId: student.studentId,
})

/** Creates `count` pending certificates for the student; gives their ids. */
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

export const revoke = (world: TestWorld, issuer: Caller, id: string, reason = 'Issued by mistake') =>
  callAs(world, issuer, 'POST', `/api/certificates/${id}/revoke`, { reason })

export const suspend = (world: TestWorld, issuer: Caller, id: string, reason = 'Under investigation') =>
  callAs(world, issuer, 'POST', `/api/certificates/${id}/suspend`, { reasonCode: 'misconduct', reason })

export const reinstate = (world: TestWorld, issuer: Caller, id: string) =>
  callAs(world, issuer, 'POST', `/api/certificates/${id}/reinstate`)

export const transfer = (world: TestWorld, issuer: Caller, id: string) =>
  callAs(world, issuer, 'PUT', '/update-transfer', { id, flag: 'true' })

/** Creates and signs; gives the ids. */
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

/** Creates, signs and has them accepted; gives the ids. */
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
