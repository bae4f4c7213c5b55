import {
  acceptedQuery,
  acceptedRowsResponse,
  done,
  importAcceptedResponse,
  importColumnsRequest,
  importPlaceRequest,
  importQuery,
  importStartRequest,
  listQuery,
  messages,
  rosterGradesResponse,
  studentImportListResponse,
  studentImportResponse,
  studentUploadMaxBytes,
} from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { answer } from '../../../platform/http/answer.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import type { App } from '../../../platform/http/app.ts'
import { organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { type UploadedFile, withUpload } from '../../../platform/http/body/upload.ts'
import { idempotencyKey } from '../../../platform/http/idempotency.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { cancelImport } from './cancel-import.ts'
import { failedRows, listAccepted, listChanges, listImports, readImport } from './read-import.ts'
import { rosterGrades } from './roster-grades.ts'
import { setColumns } from './set-columns.ts'
import { setPlace } from './set-place.ts'
import { changesSpreadsheet } from './spreadsheet/changes-spreadsheet.ts'
import { errorRowsSpreadsheet } from './spreadsheet/error-rows-spreadsheet.ts'
import { sampleSpreadsheet } from './spreadsheet/sample-spreadsheet.ts'
import { startImport } from './start-import.ts'
import { uploadSheet } from './upload-sheet.ts'

const params = pathId('id')
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const sheetLimits = ({ config }: Context) => ({
  folder: config.dataFolder,
  maxBytes: studentUploadMaxBytes,
  maxFiles: 1,
  tooLarge: sentence('too_large.sheet_bytes', { bytes: studentUploadMaxBytes }),
})

function sheetIn(files: readonly UploadedFile[]): UploadedFile {
  const file = files.find(({ field }) => field === 'doc_url')
  if (!file) throw fieldRefusal('doc_url', 'invalid.file_needed')
  return file
}

export function studentImportRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/student/import-student-excel',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Upload a list of students',
        consumes: ['multipart/form-data'],
        querystring: importQuery,
        response: { 200: importAcceptedResponse },
      },
    },
    async (request) => {
      const preview = request.query.preview === 'true'
      const { dateOrder } = request.query
      const importId = await withUpload(request, sheetLimits(ctx), ({ files }) => {
        const file = sheetIn(files)
        const idempotencyFor = (content: string) =>
          idempotencyKey(ctx, request, [content, preview, dateOrder])
        return uploadSheet(ctx, organisationOfRequest(request), { file, preview, dateOrder, idempotencyFor })
      })
      const message = preview ? 'The list is being read.' : messages.studentsCreated
      return answer(message, { importId })
    },
  )

  app.post(
    '/api/student/roster-grades',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Read the final grades in a OneRoster archive',
        description:
          'Rows with headings, for courses of transcripts: roll number, email, course code, title, grade and term. Nothing is stored.',
        consumes: ['multipart/form-data'],
        response: { 200: rosterGradesResponse },
      },
    },
    async (request) => {
      const rows = await withUpload(request, sheetLimits(ctx), ({ files }) =>
        rosterGrades(organisationOfRequest(request).accountId, sheetIn(files).path),
      )
      return answer('Grades', { rows })
    },
  )

  app.get(
    '/api/student/imports',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List imports',
        querystring: listQuery(['createdAt', 'fileName']),
        response: { 200: studentImportListResponse },
      },
    },
    async (request) => {
      const page = await listImports(ctx.db, organisationOfRequest(request), request.query, ctx.clock())
      return answer('Imports', { ...page })
    },
  )

  app.get(
    '/api/student/imports/:id',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'Read an import', params, response: { 200: studentImportResponse } },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const data = await readImport(ctx, { organisationId, importId: request.params.id })
      return answer('Import', { data })
    },
  )

  /** Adds a route for a choice of how to read an import's list, which is then read again. */
  const choice = <Body>(
    what: string,
    summary: string,
    body: z.ZodType<Body>,
    choose: (ctx: Context, owner: OrganisationCaller, id: string, chosen: Body) => Promise<void>,
  ) =>
    app.put(
      `/api/student/imports/:id/${what}`,
      {
        config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
        schema: { summary, params, body, response: { 200: done } },
      },
      async (request) => {
        await choose(ctx, organisationOfRequest(request), request.params.id, request.body as Body)
        return answer('The list is being read.')
      },
    )
  choice('columns', "Choose an import's columns", importColumnsRequest, setColumns)
  choice('place', "Choose an import's sheet and heading row", importPlaceRequest, setPlace)

  app.get(
    '/api/student/imports/:id/accepted',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List the rows that an import accepts',
        params,
        querystring: acceptedQuery,
        response: { 200: acceptedRowsResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const key = { organisationId, importId: request.params.id }
      return answer('Accepted rows', await listAccepted(ctx, key, request.query.after))
    },
  )

  app.post(
    '/api/student/imports/:id/start',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: { summary: 'Start an import', params, body: importStartRequest, response: { 200: done } },
    },
    async (request) => {
      const input = { importId: request.params.id, ...request.body }
      await startImport(ctx, organisationOfRequest(request), input, idempotencyKey(ctx, request))
      return answer('The import has started.')
    },
  )

  app.delete(
    '/api/student/imports/:id',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: { summary: 'Delete an import', params, response: { 200: done } },
    },
    async (request) => {
      await cancelImport(ctx, organisationOfRequest(request), request.params.id)
      return answer('The list has been removed.')
    },
  )

  app.get(
    '/api/student/imports/:id/errors.xlsx',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: "Download an import's refused rows", produces: [xlsx], params },
    },
    async (request, reply) => {
      const { organisationId } = organisationOfRequest(request)
      const { header, rows } = await failedRows(ctx, { organisationId, importId: request.params.id })
      return sendSheet(reply, 'rows-to-correct.xlsx', await errorRowsSpreadsheet(header, rows))
    },
  )

  app.get(
    '/api/student/imports/:id/changes.xlsx',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'Download what an import changes', produces: [xlsx], params },
    },
    async (request, reply) => {
      const { organisationId } = organisationOfRequest(request)
      const changes = await listChanges(ctx, { organisationId, importId: request.params.id })
      return sendSheet(reply, 'changed-students.xlsx', await changesSpreadsheet(changes))
    },
  )

  app.get(
    '/api/student/sample.xlsx',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'Download a sample list of students', produces: [xlsx] },
    },
    async (_request, reply) => sendSheet(reply, 'students-sample.xlsx', await sampleSpreadsheet()),
  )
}

function sendSheet(reply: FastifyReply, name: string, bytes: Uint8Array): Buffer {
  reply.type(xlsx).header('content-disposition', `attachment; filename="${name}"`)
  return Buffer.from(bytes)
}
