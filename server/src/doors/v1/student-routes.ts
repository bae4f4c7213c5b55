import type { Student, StudentDetails } from '@credenza/schema'
import { inEnglish, sentence } from '@credenza/schema/sentences/english'
import {
  type V1Student,
  type V1StudentDetails,
  v1AddStudentsRequest,
  v1AddStudentsResponse,
  v1StudentChange,
  v1StudentDetailsResponse,
  v1StudentListQuery,
  v1StudentListResponse,
  v1StudentResponse,
} from '@credenza/schema/v1/index'
import type { Context } from '../../context.ts'
import { type AddedStudent, addStudents } from '../../people/student/add-students.ts'
import { editStudent } from '../../people/student/details/edit-student.ts'
import { readStudent } from '../../people/student/details/read-student.ts'
import { listStudents } from '../../people/student/list-students.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'

const studentId = pathId('studentId')

export function studentRoutes(app: App, ctx: Context): void {
  app.get(
    '/v1/students',
    {
      config: { access: ['students:read'], departmental: true },
      schema: {
        summary: 'List students',
        description: 'Newest first.',
        querystring: v1StudentListQuery,
        response: { 200: v1StudentListResponse },
      },
    },
    async (request) => {
      const reach = organisationOfRequest(request)
      const { data, ...page } = await listStudents(ctx.db, reach, request.query)
      return answer('Students', { data: data.map(toV1), ...page })
    },
  )

  app.post(
    '/v1/students',
    {
      config: { access: ['students:write'], departmental: true },
      schema: {
        summary: 'Add students',
        description: 'Up to 1,000 in one call. Takes an Idempotency-Key.',
        body: v1AddStudentsRequest,
        response: { 200: v1AddStudentsResponse },
      },
    },
    async (request) => {
      const { students } = request.body
      const owner = organisationOfRequest(request)
      const added = await addStudents(ctx, owner, students, idempotencyKey(ctx, request))
      return answer('Students', { data: added.map((one) => ({ ...one, message: wordsFor[one.outcome] })) })
    },
  )

  app.get(
    '/v1/students/:studentId',
    {
      config: { access: ['students:read'], departmental: true },
      schema: {
        summary: 'Read a student',
        description: 'With parents and birthday, which lists and the answer to a change leave out.',
        params: studentId,
        response: { 200: v1StudentDetailsResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const student = await readStudent(ctx, organisationId, request.params.studentId)
      return answer('Student', { data: detailsToV1(student) })
    },
  )

  app.patch(
    '/v1/students/:studentId',
    {
      config: { access: ['students:write'], departmental: true },
      schema: {
        summary: 'Change a student',
        description:
          'Only what you send changes. Certificates that exist keep what they say; unsigned ones follow to a new email, and lose their approvals. Takes an Idempotency-Key.',
        params: studentId,
        body: v1StudentChange,
        response: { 200: v1StudentResponse },
      },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const key = idempotencyKey(ctx, request)
      const student = await editStudent(ctx, owner, request.params.studentId, request.body, key)
      return answer('Saved.', { data: toV1(student) })
    },
  )
}

const wordsFor: Record<AddedStudent['outcome'], string> = {
  created: 'Added.',
  exists: inEnglish(sentence('already_exists.student_email')),
  refused: inEnglish(sentence('already_exists.roll_number')),
}

const toV1 = (student: Student): V1Student => ({
  studentId: student._id,
  name: student.name,
  collegeName: student.collegeName,
  courseName: student.courseName,
  year: student.year,
  rollNumber: student.rollNumber,
  mobileNumber: student.mobileNumber,
  email: student.email,
  walletAddress: student.walletAddress || null,
})

const detailsToV1 = (student: StudentDetails): V1StudentDetails => ({
  ...toV1(student),
  fatherName: student.fatherName,
  motherName: student.motherName,
  dateOfBirth: student.dateOfBirth,
})
