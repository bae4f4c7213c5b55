import { z } from 'zod'
import { listAnswer, success } from '../envelope.ts'
import { saying } from '../issues/saying.ts'
import { studentListQuery, studentRow } from '../student.ts'
import { day, email, text } from '../text.ts'
import { v1Registry } from './registry.ts'

/** The most students or certificates that one /v1 call can create. */
export const v1MostPerCall = 1000

const student = z
  .object({
    studentId: z.string(),
    name: z.string(),
    collegeName: z.string(),
    courseName: z.string(),
    year: z.string(),
    rollNumber: z.string(),
    mobileNumber: z.string(),
    email: z.string(),
    walletAddress: z.string().nullable(),
  })
  .register(v1Registry, {
    id: 'Student',
    examples: [
      {
        studentId: 'stud_4t9v0c2m8k1x7q3z_01kb2m7q5n0r4s8v2x6y9z1c3d',
        name: 'Amal Haddad',
        collegeName: 'Engineering',
        courseName: 'Civil Engineering',
        year: '2026',
        rollNumber: 'CE-0042',
        mobileNumber: '971501234567',
        email: 'amal@students.example',
        walletAddress: null,
      },
    ],
  })
export type V1Student = z.infer<typeof student>

export const v1StudentListQuery = studentListQuery.extend({
  email: email().optional(),
  rollNumber: text('rollNumber', 60).optional(),
})
export const v1StudentListResponse = success({ data: z.array(student), ...listAnswer })
export const v1StudentResponse = success({ data: student })

/** POST /v1/students */
export const v1AddStudentsRequest = z
  .strictObject({
    students: z
      .array(studentRow.extend({ dateOfBirth: day('dateOfBirth', { yearsAhead: 0 }) }).strict())
      .min(1, { error: saying('invalid.students_to_send') })
      .max(v1MostPerCall, { error: saying('invalid.too_many_students_sent', { max: v1MostPerCall }) }),
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
    outcome: z.enum(['created', 'exists', 'refused']),
    studentId: z.string().nullable(),
    message: z.string(),
  })
  .register(v1Registry, {
    id: 'AddedStudent',
    description:
      'What became of one student, in the order they were sent. `exists`: the issuer has somebody with this email, who is ' +
      'left as is. `refused`: the roll number is somebody else’s.',
  })
export type V1AddedStudent = z.infer<typeof addedStudent>
export const v1AddStudentsResponse = success({ data: z.array(addedStudent) })
