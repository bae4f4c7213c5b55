import { type CorrectRequest, correctableFields } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { readAs, signedCertificates } from './certificates.ts'
import { type Caller, callAs, type Organisation, ok, type Student } from './people.ts'

type Change = Partial<CorrectRequest>

/** Corrects a certificate in these fields; the others stay as they are. */
export async function correct(
  world: TestWorld,
  issuer: Caller,
  id: string,
  change: Change,
  headers: Record<string, string> = {},
) {
  const now = await readAs(world, issuer, id)
  const says = Object.fromEntries(correctableFields.map((field) => [field, now[field]]))
  return callAs(world, issuer, 'POST', `/api/certificates/${id}/correct`, { ...says, ...change }, headers)
}

/** Makes a correction that must be possible; returns the new certificate's id. */
export const corrected = async (
  world: TestWorld,
  issuer: Caller,
  id: string,
  change: Change,
): Promise<string> => ok(await correct(world, issuer, id, change)).certificateId

export const askFor = (
  world: TestWorld,
  holder: Caller,
  id: string,
  changes: { field: string; to: string }[] = [{ field: 'userName', to: 'Amal Haddād' }],
) =>
  callAs(world, holder, 'POST', `/api/user/certificates/${id}/correction-requests`, {
    changes,
    why: 'My name is written with a macron.',
  })

/** An open request of this student about a signed certificate; returns both ids. */
export async function openRequest(
  world: TestWorld,
  issuer: Organisation,
  student: Student,
): Promise<{ certificateId: string; requestId: string }> {
  const [certificateId] = await signedCertificates(world, issuer, student)
  const { data } = ok(await askFor(world, student, certificateId!))
  return { certificateId: certificateId!, requestId: data._id }
}
