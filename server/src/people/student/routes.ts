import {
  addStudentResponse,
  messages,
  studentChoicesResponse,
  studentCountResponse,
  studentListQuery,
  studentListResponse,
  studentRequest,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { addStudent } from './add-student.ts'
import { studentDetailsRoutes } from './details/routes.ts'
import { studentImportRoutes } from './import/routes.ts'
import { listStudents } from './list-students.ts'
import { countStudents, studentChoices } from './student-counts.ts'

export function studentRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/student/add-student',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: { summary: 'Add a student', body: studentRequest, response: { 200: addStudentResponse } },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const data = await addStudent(ctx, owner, request.body, idempotencyKey(ctx, request))
      return answer(messages.studentAdded, { data })
    },
  )

  app.get(
    '/api/student/get-student',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List students',
        querystring: studentListQuery,
        response: { 200: studentListResponse },
      },
    },
    async (request) => {
      const page = await listStudents(ctx.db, organisationOfRequest(request), request.query)
      return answer('Students', { ...page })
    },
  )

  app.get(
    '/api/student/get-total-student-count',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'Count students', response: { 200: studentCountResponse } },
    },
    async (request) => {
      const totalCount = await countStudents(ctx.db, organisationOfRequest(request))
      return answer('Students', { totalCount })
    },
  )

  app.get(
    '/api/student/choices',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List what students can be filtered by',
        description:
          'The years and courses that the issuer’s students have: what their list can be filtered by.',
        response: { 200: studentChoicesResponse },
      },
    },
    async (request) => {
      const data = await studentChoices(ctx.db, organisationOfRequest(request))
      return answer('Choices', { data })
    },
  )

  studentDetailsRoutes(app, ctx)
  studentImportRoutes(app, ctx)
}
