import type { StudentRow } from '@credenza/schema'
import { saveCategory } from '@credenza/server/src/certificates/category/save-category.ts'
import type { Certificate } from '@credenza/server/src/certificates/certificate/certificate.ts'
import { insertCertificates } from '@credenza/server/src/certificates/certificate/draft/insert-certificates.ts'
import { countChanges } from '@credenza/server/src/certificates/certificate/list/certificate-counts.ts'
import { certificateSearch } from '@credenza/server/src/certificates/search/certificate-values.ts'
import type { Context } from '@credenza/server/src/context.ts'
import { insertStudents } from '@credenza/server/src/people/student/insert-students.ts'
import { countStudentChanges } from '@credenza/server/src/people/student/student-counts.ts'
import type { StudentRecord } from '@credenza/server/src/people/student/student-record.ts'
import { insertRecords } from '@credenza/server/src/platform/db/insert-records.ts'
import { withRetry } from '@credenza/server/src/platform/db/with-retry.ts'
import { newSlug, newTenantId } from '@credenza/server/src/platform/ids.ts'
import { approvedOrganisation, type Party } from '../whole-way/seed.ts'
import { categories, certificateDate, courses, personName, titles } from './words.ts'

export const issuerName = 'Al Noor University'
const perTransaction = 5_000

/**
 * Writes an issuer with students and certificates straight into the store, the same in every run. The certificates are in
 * their final states (of a hundred, 88 accepted, 4 declined, 5 signed, 3 not signed), dated over ten years.
 */
export async function seedLists(ctx: Context, students: number, certificates: number): Promise<void> {
  const issuer = await approvedOrganisation(ctx, 'issuer', issuerName)
  for (const name of categories) await saveCategory(ctx, issuer, { name }, undefined)
  const holders: StudentRecord[] = []
  for (let from = 0; from < students; from += perTransaction) {
    holders.push(...(await addStudents(ctx, issuer, from, Math.min(students, from + perTransaction))))
  }
  for (let from = 0; from < certificates; from += perTransaction) {
    await addCertificates(ctx, issuer, holders, { from, all: certificates })
  }
}

async function addStudents(ctx: Context, { organisationId }: Party, from: number, to: number) {
  const now = ctx.clock()
  const students = Array.from({ length: to - from }, (_, i) => ({
    id: newTenantId('stud', organisationId),
    student: student(from + i),
  }))
  return withRetry(ctx.db, async (tx) => {
    const { records } = await insertStudents(ctx, tx, { organisationId, issuerName, now }, students)
    await countStudentChanges(
      tx,
      records.map((after) => ({ before: null, after })),
    )
    return records
  })
}

const student = (n: number): StudentRow => ({
  name: personName(n),
  fatherName: 'Khalid Rahman',
  motherName: 'Mariam Rahman',
  collegeName: `College of ${courses[n % courses.length]}`,
  courseName: courses[n % courses.length]!,
  year: String(2018 + (n % 9)),
  rollNumber: `R${String(n).padStart(8, '0')}`,
  mobileNumber: `97150${String(n).padStart(7, '0')}`,
  dateOfBirth: '2004-02-29',
  email: `student-${n}@example.org`,
  password: '',
})

async function addCertificates(
  ctx: Context,
  { organisationId }: Party,
  holders: readonly StudentRecord[],
  { from, all }: { from: number; all: number },
): Promise<void> {
  const certificates = Array.from({ length: Math.min(perTransaction, all - from) }, (_, i) => {
    const n = from + i
    return certificate(organisationId, holders[n % holders.length]!, n, certificateDate(n, all))
  })
  const signed = certificates.filter((certificate) => certificate.signedAt !== null)
  await withRetry(ctx.db, async (tx) => {
    await insertCertificates(tx, organisationId, certificates)
    await countChanges(
      tx,
      certificates.map((after) => ({ before: null, after })),
    )
    await insertRecords(
      tx,
      'certificate_document',
      signed.map((certificate) => ({
        org_id: organisationId,
        certificate_id: certificate.id,
        credential_id: `urn:uuid:${certificate.slug}`,
        document_hash: Buffer.alloc(32),
        key_id: 'bench',
        cid: `bafkrei${certificate.slug}${certificate.slug}`,
        wrapped_key: Buffer.alloc(60),
        sealed: null,
        stored_at: certificate.signedAt,
      })),
    )
  })
}

function certificate(organisationId: string, holder: StudentRecord, n: number, date: string): Certificate {
  const at = new Date(`${date}T09:00:00Z`)
  const share = (n * 37) % 100
  const values = {
    userName: holder.name,
    title: titles[(n * 7) % titles.length]!,
    categoryName: categories[(n * 3) % categories.length]!,
    date,
    issuerName,
    details: {},
  }
  const review = share < 88 ? 'verified' : share < 92 ? 'declined' : 'pending'
  return {
    ...values,
    organisationId,
    id: newTenantId('cert', organisationId),
    slug: newSlug(),
    studentId: holder.id,
    accountId: holder.account_id,
    year: date.slice(0, 4),
    review,
    signedAt: share < 97 ? at : null,
    decidedAt: review === 'pending' ? null : at,
    decidedBy: null,
    declineReason: review === 'declined' ? 'Not on our list' : null,
    logIndex: null,
    transferredAt: null,
    revokedAt: null,
    revokedReason: null,
    validUntil: null,
    templateId: null,
    templateVersion: null,
    results: [],
    batchId: null,
    suspendedAt: null,
    suspendedReason: null,
    predecessorId: null,
    successorId: null,
    origin: 'issuer',
    uploadFileId: null,
    letterFileId: null,
    search: certificateSearch(values),
    createdAt: at,
  }
}
