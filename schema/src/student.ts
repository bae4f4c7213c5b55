import { z } from 'zod'
import { date } from './date.ts'
import { email } from './email.ts'
import { listAnswer, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { newPassword } from './new-password.ts'
import { phone } from './phone.ts'
import { saidBy } from './said-by.ts'
import { nameText, oneLine, optionalText, personName, text } from './text.ts'
import { year } from './year.ts'

/** POST /api/student/add-student, and one row of an import. Fields such as `approved` are accepted and ignored (R1). */
export const studentRequest = z
  .object({
    name: personName('name'),
    fatherName: nameText('fatherName'),
    motherName: nameText('motherName'),
    collegeName: optionalText().transform(oneLine),
    courseName: optionalText().transform(oneLine),
    year: z
      .union([z.literal(''), z.null().transform(() => ''), year()], { error: saying('invalid.year') })
      .default(''),
    rollNumber: text('rollNumber', 60),
    mobileNumber: phone('mobileNumber'),
    dateOfBirth: date('dateOfBirth', { yearsAhead: 0 }),
    email: email(),
    password: newPassword(),
  })
  .meta({ id: 'StudentRequest' })
export type StudentInput = z.infer<typeof studentRequest>

/** In an imported list, a row may omit the password: the student then sets one at the first sign-in. */
export const studentRow = studentRequest.extend({
  password: z.union([z.literal(''), z.null().transform(() => ''), newPassword()]).default(''),
})
export type StudentRow = z.infer<typeof studentRow>
export const studentDetailFields = [
  'name',
  'fatherName',
  'motherName',
  'collegeName',
  'courseName',
  'year',
  'rollNumber',
  'mobileNumber',
  'dateOfBirth',
  'email',
] as const
export const studentFields = [...studentDetailFields, 'password'] as const
export type StudentField = (typeof studentFields)[number]

export const student = z
  .object({
    _id: z.string(),
    name: z.string(),
    universityName: z.string(),
    collegeName: z.string(),
    courseName: z.string(),
    year: z.string(),
    rollNumber: z.string(),
    mobileNumber: z.string(),
    email: z.string(),
    walletAddress: z.string(),
  })
  .meta({ id: 'Student' })
export type Student = z.infer<typeof student>

/**
 * The state of a student's invitation by this issuer. It says nothing about the person's account until the person has
 * followed the issuer's own link.
 */
export const invitationState = z.enum(['none', 'waiting', 'sent', 'failed', 'accepted'])
export type InvitationState = z.infer<typeof invitationState>

/** GET /api/students/{id}: a student as the issuer knows them. */
export const studentDetails = student
  .extend({
    fatherName: z.string(),
    motherName: z.string(),
    dateOfBirth: z.string(),
    createdAt: z.string(),
    /** Empty unless the student is archived. */
    archivedAt: z.string(),
    /** Whether the person had all their account data erased. */
    isErased: z.boolean(),
    /** Identifies these details, so that an edit of outdated ones can be refused. */
    version: z.string(),
    invitation: z.object({
      state: invitationState,
      /** When it was sent or accepted; empty if there is none. */
      at: z.string(),
      /** Why the mail could not be delivered; empty otherwise. */
      message: z.string(),
      ...saidBy,
    }),
    /** Why no mail goes to the address, and what to do; empty if mails are sent. */
    noMail: z.object({ message: z.string(), ...saidBy }),
  })
  .meta({ id: 'StudentDetails' })
export type StudentDetails = z.infer<typeof studentDetails>
export const studentDetailsResponse = success({ data: studentDetails }).meta({ id: 'StudentDetailsResponse' })

/** PUT /api/students/{id}: all details, as for adding. 409 `student_changed` unless `version` is the newest. */
export const editStudentRequest = studentRequest
  .omit({ password: true })
  .extend({ version: z.string().max(60) })
  .meta({ id: 'EditStudentRequest' })
export type StudentEdit = z.infer<typeof editStudentRequest>

/** GET /api/students/{id}/history, newest first. */
export const studentHistoryEntry = z
  .object({
    at: z.string(),
    /** What happened, as in the audit trail: 'student.edited'. */
    action: z.string(),
    /** The email of the person who did it; empty if it was the platform. */
    by: z.string(),
    /** The certificate that it happened to, if any. */
    certificateId: z.string(),
    certificateTitle: z.string(),
  })
  .meta({ id: 'StudentHistoryEntry' })
export type StudentHistoryEntry = z.infer<typeof studentHistoryEntry>
export const studentHistoryResponse = success({ data: z.array(studentHistoryEntry), ...listAnswer }).meta({
  id: 'StudentHistoryResponse',
})

export const addStudentResponse = success({ data: student }).meta({ id: 'AddStudentResponse' })
export const studentListResponse = success({ data: z.array(student), ...listAnswer }).meta({
  id: 'StudentListResponse',
})
/** GET /api/student/choices */
export const studentChoicesResponse = success({
  data: z.object({ years: z.array(z.string()), courses: z.array(z.string()) }),
}).meta({ id: 'StudentChoicesResponse' })
export const studentCountResponse = success({ totalCount: z.number().int() }).meta({
  id: 'StudentCountResponse',
})
