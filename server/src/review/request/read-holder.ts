import type { RequestHolder } from '@credenza/schema'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { stateOfCertificate } from '../../certificates/certificate/certificate-state.ts'
import { findCertificate } from '../../certificates/certificate/find-certificates.ts'
import { heldBefore } from '../../certificates/certificate/find-held.ts'
import { inQueuesOf, requireFound } from '../../certificates/queue/find-in-queues.ts'
import type { Db } from '../../context.ts'
import { erasedAmong } from '../../people/account/erased-among.ts'
import { findNamesakes } from '../../people/student/find-namesakes.ts'
import { requireStudent } from '../../people/student/find-students.ts'
import { recordedSize } from '../../proof/log/anchored.ts'

const mostLooked = 50
const mostShown = 10

/** Data that a verifier can compare a request with (decision 0040). Throws 'not_found' for a request in none of its queues. */
export async function readHolderOfRequest(
  db: Db,
  verifierId: string,
  certificateId: string,
): Promise<RequestHolder> {
  requireFound(await inQueuesOf(db, verifierId, [certificateId]))
  const certificate = await findCertificate(db, certificateId)
  const [person, earlier] = await Promise.all([
    readPerson(db, certificate),
    earlierCertificates(db, verifierId, certificate),
  ])
  return { ...person, earlier }
}

async function readPerson(
  db: Db,
  { organisationId, studentId, accountId }: Certificate,
): Promise<Pick<RequestHolder, 'student' | 'namesakes'>> {
  const erased = await erasedAmong(db, [accountId])
  if (studentId === null || erased.has(accountId)) return { student: null, namesakes: [] }
  const student = await requireStudent(db, organisationId, studentId)
  const namesakes = await findNamesakes(db, organisationId, student)
  return {
    student: { ...known(student), collegeName: student.college_name, dateOfBirth: student.date_of_birth },
    namesakes: namesakes.map(known),
  }
}

const known = (student: { roll_number: string; course_name: string; year: string }) => ({
  rollNumber: student.roll_number,
  courseName: student.course_name,
  year: student.year,
})

/** Certificates of the same person and issuer: accepted ones, and those in this verifier's queues. */
async function earlierCertificates(
  db: Db,
  verifierId: string,
  certificate: Certificate,
): Promise<RequestHolder['earlier']> {
  const earlier = await heldBefore(db, certificate, mostLooked)
  const seen = await inQueuesOf(
    db,
    verifierId,
    earlier.map(({ id }) => id),
  )
  const recorded = await recordedSize(db)
  return earlier
    .filter(({ id, review }) => review === 'verified' || seen.has(id))
    .slice(0, mostShown)
    .map((one) => ({
      _id: one.id,
      title: one.title,
      date: one.date,
      state: stateOfCertificate(one, recorded),
      validUntil: one.validUntil ?? '',
    }))
}
