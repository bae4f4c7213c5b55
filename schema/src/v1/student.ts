import { z } from 'zod'
import { day } from '../date.ts'
import { email } from '../email.ts'
import { listAnswer, success } from '../envelope.ts'
import { saying } from '../issues/saying.ts'
import { studentRow } from '../student.ts'
import { studentListQuery } from '../student-list.ts'
import { oneLine, text, typedText } from '../text.ts'
import { year } from '../year.ts'
import { described } from './described.ts'
import { v1Registry } from './registry.ts'

/** The most students or certificates that one /v1 call can create. */
export const v1MostPerCall = 1000

const words = {
  name: 'The name, as new certificates say it.',
  fatherName: 'The father’s name.',
  motherName: 'The mother’s name.',
  collegeName: 'The college; may be empty.',
  courseName: 'The course; may be empty.',
  year: 'The year, in four digits; may be empty.',
  rollNumber: 'The number in your register, which no other of your students has.',
  mobileNumber: 'The phone number, of 7 to 15 digits.',
  dateOfBirth: 'The day of birth.',
  email: 'The address for certificates and the account, which no other of your students has.',
}

const amal = {
  studentId: 'stud_4t9v0c2m8k1x7q3z_01kb2m7q5n0r4s8v2x6y9z1c3d',
  name: 'Amal Haddad',
  collegeName: 'Engineering',
  courseName: 'Civil Engineering',
  year: '2026',
  rollNumber: 'CE-0042',
  mobileNumber: '971501234567',
  email: 'amal@students.example',
  walletAddress: null,
}

const student = z
  .object({
    studentId: z.string().describe('The id under /v1.'),
    name: z.string().describe(words.name),
    collegeName: z.string().describe(words.collegeName),
    courseName: z.string().describe(words.courseName),
    year: z.string().describe(words.year),
    rollNumber: z.string().describe(words.rollNumber),
    mobileNumber: z.string().describe(words.mobileNumber),
    email: z.string().describe(words.email),
    walletAddress: z
      .string()
      .nullable()
      .describe('The wallet that certificates are transferred to. Null until there is one that you may see.'),
  })
  .register(v1Registry, {
    id: 'Student',
    examples: [amal],
  })
export type V1Student = z.infer<typeof student>

const studentDetails = student
  .extend({
    fatherName: z.string().describe(words.fatherName),
    motherName: z.string().describe(words.motherName),
    dateOfBirth: z.string().describe(words.dateOfBirth),
  })
  .register(v1Registry, {
    id: 'StudentDetails',
    description: 'A student with what only the answer to reading one says.',
    examples: [
      { ...amal, fatherName: 'Karim Haddad', motherName: 'Leila Haddad', dateOfBirth: '2003-02-01' },
    ],
  })
export type V1StudentDetails = z.infer<typeof studentDetails>

const { year: ofYear, courseName, archived } = studentListQuery.shape
export const v1StudentListQuery = studentListQuery.omit({ addedBy: true }).extend({
  year: ofYear.describe('Only those of this year.'),
  courseName: courseName.describe('Only those of this course.'),
  archived: archived.describe('The archived ones; without it, the others.'),
  email: email().optional().describe('The one with exactly this email.'),
  rollNumber: text('rollNumber', 60)
    .optional()
    .describe('The one with exactly this number in your register.'),
})
export const v1StudentListResponse = success({ data: z.array(student), ...listAnswer })
/** GET /v1/students/{studentId} */
export const v1StudentDetailsResponse = success({ data: studentDetails })
/** The answer to a change, for keys that may not read. */
export const v1StudentResponse = success({ data: student })

const birthday = day('dateOfBirth', { yearsAhead: 0 })

/** POST /v1/students */
export const v1AddStudentsRequest = z
  .strictObject({
    students: z
      .array(
        z.strictObject(
          described(
            { ...studentRow.shape, dateOfBirth: birthday },
            { ...words, password: 'The initial password; without one, the student chooses it.' },
          ),
        ),
      )
      .min(1, { error: saying('invalid.students_to_send') })
      .max(v1MostPerCall, { error: saying('invalid.too_many_students_sent', { max: v1MostPerCall }) })
      .describe('Up to 1,000 students.'),
  })
  .register(v1Registry, {
    id: 'AddStudents',
    description:
      'A student without a password chooses one at the first sign-in. If any student is malformed, none is added.',
    examples: [
      {
        students: [
          {
            name: 'Amal Haddad',
            fatherName: 'Karim Haddad',
            motherName: 'Leila Haddad',
            rollNumber: 'CE-0042',
            mobileNumber: '971501234567',
            dateOfBirth: '2003-02-01',
            email: 'amal@students.example',
            courseName: 'Civil Engineering',
            year: '2026',
          },
        ],
      },
    ],
  })

const addedStudent = z
  .object({
    outcome: z.enum(['created', 'exists', 'refused']).describe('What became of the student.'),
    studentId: z.string().nullable().describe('The id of who has the email now. Null if refused.'),
    message: z.string().describe('The outcome in words.'),
  })
  .register(v1Registry, {
    id: 'AddedStudent',
    description:
      'What became of one student, in the order they were sent. `exists`: the issuer has someone with this email, who is ' +
      'left as is. `refused`: the roll number is someone else’s.',
  })
export type V1AddedStudent = z.infer<typeof addedStudent>
export const v1AddStudentsResponse = success({ data: z.array(addedStudent) })

const { name, fatherName, motherName, rollNumber, mobileNumber } = studentRow.shape
/** What a student need not have: null clears it, as an empty text does. */
const clearable = (detail: z.ZodType<string>) => detail.nullable().transform((given) => given ?? '')

/** PATCH /v1/students/{studentId} */
export const v1StudentChange = z
  .strictObject(
    described(
      {
        name: name.optional(),
        fatherName: fatherName.optional(),
        motherName: motherName.optional(),
        collegeName: clearable(typedText('collegeName').transform(oneLine)).optional(),
        courseName: clearable(typedText('courseName').transform(oneLine)).optional(),
        year: clearable(z.union([z.literal(''), year()], { error: saying('invalid.year') })).optional(),
        rollNumber: rollNumber.optional(),
        mobileNumber: mobileNumber.optional(),
        dateOfBirth: birthday.optional(),
        email: email().optional(),
      },
      words,
    ),
  )
  .refine((changes) => Object.keys(changes).length > 0, { error: saying('invalid.nothing_to_change') })
  .register(v1Registry, {
    id: 'StudentChange',
    description:
      'What is left out stays as it is. `collegeName`, `courseName` and `year` can be cleared: with null or an empty text.',
    examples: [{ name: 'Amal Haddad-Saleh', courseName: '', email: 'amal.saleh@students.example' }],
  })
