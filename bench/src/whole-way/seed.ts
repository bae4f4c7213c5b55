import type { StudentRow } from '@credenza/schema'
import { saveCategory } from '@credenza/server/src/certificates/category/save-category.ts'
import type { Context } from '@credenza/server/src/context.ts'
import { findOrganisation } from '@credenza/server/src/people/organisation/find-organisation.ts'
import { updateOrganisation } from '@credenza/server/src/people/organisation/lock-organisation.ts'
import { register } from '@credenza/server/src/people/organisation/onboarding/register.ts'
import { insertStudents } from '@credenza/server/src/people/student/insert-students.ts'
import { withRetry } from '@credenza/server/src/platform/db/with-retry.ts'
import { newTenantId } from '@credenza/server/src/platform/ids.ts'
import { appendAudit } from '@credenza/server/src/proof/audit/append.ts'

/** An approved organisation, and the account that acts for it. */
export interface Party {
  accountId: string
  organisationId: string
}

export const category = 'Bachelor Degree'
export const password = 'Bench-2026!'

/** Makes an approved issuer with one category, an approved verifier, and one student for each future certificate. */
export async function seed(
  ctx: Context,
  students: number,
): Promise<{ issuer: Party; verifier: Party; studentIds: string[] }> {
  const { issuer, studentIds } = await seedIssuer(ctx, { students })
  return { issuer, verifier: await seedVerifier(ctx), studentIds }
}

export const seedVerifier = (ctx: Context): Promise<Party> =>
  approvedOrganisation(ctx, 'verifier', 'Ministry of Learning')

/** Makes an approved issuer with one category and these students; `name` distinguishes them from others. */
export async function seedIssuer(
  ctx: Context,
  { students, name = '' }: { students: number; name?: string },
): Promise<{ issuer: Party; studentIds: string[] }> {
  const issuer = await approvedOrganisation(ctx, 'issuer', `Al Noor University${name}`, name)
  await saveCategory(ctx, issuer, { name: category }, undefined)
  const studentIds: string[] = []
  for (let from = 0; from < students; from += 1000) {
    const details = Array.from({ length: Math.min(students - from, 1000) }, (_, i) => student(from + i, name))
    studentIds.push(...(await addStudents(ctx, issuer, details)))
  }
  return { issuer, studentIds }
}

/** Makes an approved organisation whose account has this password. */
export async function approvedOrganisation(
  ctx: Context,
  selectedRole: 'issuer' | 'verifier',
  organizationName: string,
  suffix = '',
): Promise<Party> {
  const { registrationId: organisationId } = await register(
    ctx,
    {
      selectedRole,
      organizationName,
      email: `${selectedRole}${suffix}@example.org`,
      password,
      type: 'educational',
      registrationNumber: 'AE-2011-0042',
      tin: '100234567800003',
      industry: 'educational',
      year: '2011',
      mobile: '971501234567',
      website: '',
      headquartersAddress: 'University City Road 1',
      city: 'Sharjah',
      state: 'Sharjah',
      country: 'United Arab Emirates',
      zip: '00000',
      accreditationCertificate: 'CAA-0042',
    },
    { idempotency: undefined, language: 'en' },
  )
  await withRetry(ctx.db, (tx) =>
    updateOrganisation(tx, organisationId, { status: 'approved', approved_at: ctx.clock() }),
  )
  const { id: accountId } = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('org_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return { accountId, organisationId }
}

/** Writes students straight into the store: their cost belongs to the import, and is not measured here. */
async function addStudents(
  ctx: Context,
  { accountId, organisationId }: Party,
  details: readonly StudentRow[],
): Promise<string[]> {
  const now = ctx.clock()
  const students = details.map((student) => ({ id: newTenantId('stud', organisationId), student }))
  await withRetry(ctx.db, async (tx) => {
    const { name: issuerName } = await findOrganisation(tx, organisationId)
    await insertStudents(ctx, tx, { organisationId, issuerName, now }, students)
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'students.imported',
        subject: organisationId,
        detail: { rows: students.length },
      },
    ])
  })
  return students.map(({ id }) => id)
}

const names = ['فاطمة الزهراء المنصوري', '王小明', 'Zoë Østergård-Núñez', 'Aisha Rahman', "Seán O'Connor"]

function student(n: number, suffix: string): StudentRow {
  return {
    name: `${names[n % names.length]} ${n}`,
    fatherName: 'Khalid Rahman',
    motherName: 'Mariam Rahman',
    collegeName: 'College of Engineering',
    courseName: 'BSc Computer Science',
    year: '2026',
    rollNumber: String(n).padStart(9, '0'),
    mobileNumber: '0501234567',
    dateOfBirth: '2004-02-29',
    email: `student-${n}${suffix}@example.org`,
    password: '',
  }
}
