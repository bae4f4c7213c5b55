import { z } from 'zod'
import { listAnswer, listQuery, success } from './envelope.ts'
import { studentSortColumns } from './list-columns.ts'
import { studentFilter } from './selection.ts'
import { date, email, newPassword, optionalText, phone, text, year } from './text.ts'

/** POST /api/student/add-student, and one row of an import. Fields such as `approved` are accepted and ignored (R1). */
export const studentRequest = z
  .object({
    name: text('name'),
    fatherName: text('fatherName'),
    motherName: text('motherName'),
    collegeName: optionalText(),
    courseName: optionalText(),
    year: z.union([z.literal(''), z.null().transform(() => ''), year()]).default(''),
    rollNumber: text('rollNumber', 60),
    mobileNumber: phone('mobileNumber'),
    dateOfBirth: date('dateOfBirth', { yearsAhead: 0 }),
    email: email(),
    password: newPassword(),
  })
  .meta({ id: 'StudentRequest' })
export type StudentInput = z.infer<typeof studentRequest>

/** A row of an imported list may leave the password out: the student then sets one at the first sign-in. */
export const studentRow = studentRequest.extend({
  password: z.union([z.literal(''), newPassword()]).default(''),
})
export type StudentRow = z.infer<typeof studentRow>
export const studentFields = [
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
  'password',
] as const
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
export const studentListQuery = listQuery(['createdAt', ...studentSortColumns]).extend(
  studentFilter.omit({ search: true }).shape,
)
export type StudentListQuery = z.infer<typeof studentListQuery>
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
