import {
  addStudentResponse,
  importAcceptedResponse,
  messages,
  studentChoicesResponse,
  studentCountResponse,
  studentImportResponse,
  studentListQuery,
  studentListResponse,
  studentRequest,
  studentUploadMaxBytes,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { App } from '../platform/http/app.ts'
import { organisationOfRequest } from '../platform/http/authenticate.ts'
import { idempotencyKey } from '../platform/http/idempotency.ts'
import { withUpload } from '../platform/http/upload.ts'
import { addStudent } from './add-student.ts'
import { failedRows, readImport } from './import/import-store.ts'
import { errorRowsSpreadsheet } from './import/spreadsheet/error-rows-spreadsheet.ts'
import { sampleSpreadsheet } from './import/spreadsheet/sample-spreadsheet.ts'
import { startImport } from './import/upload-sheet.ts'
import { listStudents } from './list-students.ts'
import { countStudents, studentChoices } from './student-counts.ts'

const importId = z.object({ id: z.string().max(80) })
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function studentRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/student/add-student',
    {
      config: { access: ['approved-issuer'] },
      schema: { body: studentRequest, response: { 200: addStudentResponse } },
    },
    async (request) => {
      const data = await addStudent(
        ctx,
        organisationOfRequest(request),
        request.body,
        idempotencyKey(ctx, request),
      )
      return { success: true as const, message: messages.studentAdded, data }
    },
  )

  app.get(
    '/api/student/get-student',
    {
      config: { access: ['issuer'] },
      schema: { querystring: studentListQuery, response: { 200: studentListResponse } },
    },
    async (request) => {
      const page = await listStudents(ctx.db, organisationOfRequest(request).organisationId, request.query)
      return { success: true as const, message: 'Students', ...page }
    },
  )

  app.get(
    '/api/student/get-total-student-count',
    { config: { access: ['issuer'] }, schema: { response: { 200: studentCountResponse } } },
    async (request) => {
      const totalCount = await countStudents(ctx.db, organisationOfRequest(request).organisationId)
      return { success: true as const, message: 'Students', totalCount }
    },
  )

  app.get(
    '/api/student/choices',
    {
      config: { access: ['issuer'] },
      schema: {
        description: 'The years and courses that the issuer’s students have: what their list can be filtered by.',
        response: { 200: studentChoicesResponse },
      },
    },
    async (request) => {
      const data = await studentChoices(ctx.db, organisationOfRequest(request).organisationId)
      return { success: true as const, message: 'Choices', data }
    },
  )

  app.post(
    '/api/student/import-student-excel',
    {
      config: { access: ['approved-issuer'] },
      schema: { consumes: ['multipart/form-data'], response: { 200: importAcceptedResponse } },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const limits = {
        folder: ctx.config.dataFolder,
        maxBytes: studentUploadMaxBytes,
        maxFiles: 1,
        tooLarge: `File is larger than ${studentUploadMaxBytes} bytes`,
      }
      const importId = await withUpload(request, limits, ({ files }) => {
        const file = files.find(({ field }) => field === 'doc_url')
        if (!file) throw new ApiError('invalid', messages.selectFile, { doc_url: messages.selectFile })
        return startImport(ctx, owner, file, (content) => idempotencyKey(ctx, request, content))
      })
      return { success: true as const, message: messages.studentsCreated, importId }
    },
  )

  app.get(
    '/api/student/imports/:id',
    {
      config: { access: ['issuer'] },
      schema: { params: importId, response: { 200: studentImportResponse } },
    },
    async (request) => {
      const data = await readImport(ctx.db, organisationOfRequest(request).organisationId, request.params.id)
      return { success: true as const, message: 'Import', data }
    },
  )

  app.get(
    '/api/student/imports/:id/errors.xlsx',
    { config: { access: ['issuer'] }, schema: { params: importId } },
    async (request, reply) => {
      const { header, rows } = await failedRows(
        ctx.db,
        organisationOfRequest(request).organisationId,
        request.params.id,
      )
      reply.type(xlsx).header('content-disposition', 'attachment; filename="rows-to-correct.xlsx"')
      return Buffer.from(await errorRowsSpreadsheet(header, rows))
    },
  )

  app.get('/api/student/sample.xlsx', { config: { access: ['issuer'] } }, async (_request, reply) => {
    reply.type(xlsx).header('content-disposition', 'attachment; filename="students-sample.xlsx"')
    return Buffer.from(await sampleSpreadsheet())
  })
}
