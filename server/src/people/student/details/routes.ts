import { editStudentRequest, studentDetailsResponse } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { editStudent } from './edit-student.ts'
import { readStudent } from './read-student.ts'

const params = pathId('studentId')

/** One student's page. */
export function studentDetailsRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/students/:studentId',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'Read a student', params, response: { 200: studentDetailsResponse } },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const data = await readStudent(ctx, organisationId, request.params.studentId)
      return answer('Student', { data })
    },
  )

  app.put(
    '/api/students/:studentId',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Change a student',
        description: 'Certificates that exist keep what they say.',
        params,
        body: editStudentRequest,
        response: { 200: studentDetailsResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      await editStudent(ctx, caller, request.params.studentId, request.body)
      const data = await readStudent(ctx, caller.organisationId, request.params.studentId)
      return answer('Saved.', { data })
    },
  )
}
