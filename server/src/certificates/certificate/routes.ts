import {
  approvalResponse,
  askApprovalRequest,
  bulkResponse,
  certificateDocumentsResponse,
  certificateListQuery,
  createCertificatesRequest,
  createCertificatesResponse,
  messages,
  singleCertificateResponse,
  timelineYearsResponse,
  updateTransferRequest,
  verifyJsonRequest,
  year,
  yearCertificatesResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { bulkAnswer } from '../../platform/acts/bulk.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { readLagging } from '../../platform/http/read-lagging.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { readApprovalRequest } from '../approval/list-requests.ts'
import { createCertificates } from './draft/create-certificates.ts'
import { evidenceBody, readEvidence } from './evidence.ts'
import { listYears } from './list/count-certificates.ts'
import { listCertificates } from './list/list-certificates.ts'
import { readCertificate } from './read-certificate.ts'
import { askApproval } from './signing/ask-approval.ts'
import { signCertificates } from './signing/sign-certificates.ts'
import { transferCertificates } from './statement/transfer.ts'

/** Of any length: a link with characters too many leads to no certificate. */
const certificateId = z.object({ id: z.string() })

export function certificateRoutes(app: App, ctx: Context): void {
  app.post(
    '/upload-json',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Create certificates',
        body: createCertificatesRequest,
        response: { 200: createCertificatesResponse },
      },
    },
    async (request) => {
      const documents = await createCertificates(
        ctx,
        organisationOfRequest(request),
        {
          records: request.body.multipleCertificates,
          nameOf: (index, field) => `multipleCertificates.${index}.${field}`,
        },
        idempotencyKey(ctx, request),
      )
      return answer(messages.certificatesCreated, { documents })
    },
  )

  app.get(
    '/get-certificate-from-db',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List certificates',
        querystring: certificateListQuery,
        response: { 200: certificateDocumentsResponse },
      },
    },
    async (request) => {
      const reach = organisationOfRequest(request)
      const { certificates, ...page } = await listCertificates(ctx, reach, request.query)
      return answer('Certificates', { documents: certificates, ...page })
    },
  )

  app.post(
    '/verify-json',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'sign' },
      schema: { summary: 'Sign certificates', body: verifyJsonRequest, response: { 200: bulkResponse } },
    },
    async (request) => {
      const result = await signCertificates(ctx, organisationOfRequest(request), request.body)
      return bulkAnswer(result, messages.certificateVerified)
    },
  )

  app.post(
    '/api/approvals',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Ask for approval',
        description:
          'Puts unsigned certificates to the signers whom the rules name. Takes an Idempotency-Key.',
        body: askApprovalRequest,
        response: { 200: approvalResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      const id = await askApproval(ctx, caller, request.body, idempotencyKey(ctx, request))
      return answer('Asked for approval.', { data: await readApprovalRequest(ctx, caller, id) })
    },
  )

  app.put(
    '/update-transfer',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'sign' },
      schema: {
        summary: 'Transfer certificates',
        body: updateTransferRequest,
        response: { 200: bulkResponse },
      },
    },
    async (request) => {
      const { certificateIds, transfer } = request.body
      if (!transfer) throw refusal('already_transferred.final')
      const result = await transferCertificates(ctx, organisationOfRequest(request), certificateIds)
      return bulkAnswer(result, messages.transferred)
    },
  )

  app.put(
    '/api/certificates/:id/transfer',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'sign' },
      schema: { summary: 'Transfer a certificate', params: certificateId, response: { 200: bulkResponse } },
    },
    async (request) => {
      const result = await transferCertificates(ctx, organisationOfRequest(request), [request.params.id])
      return bulkAnswer(result, messages.transferred)
    },
  )

  app.get(
    '/api/certificates/:id',
    {
      config: { access: ['issuer', 'approved-verifier', 'student', 'admin'], departmental: true },
      schema: {
        summary: 'Read a certificate',
        params: certificateId,
        response: { 200: singleCertificateResponse },
      },
    },
    async (request) => {
      const data = await readCertificate(ctx, request.params.id, callerOfRequest(request))
      if (data.type === 'public') throw refusal('not_found.certificate')
      return answer('Certificate', { data })
    },
  )

  app.get(
    '/api/user/get-certificate-by-user-url/:url',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read a certificate by its link',
        params: z.object({ url: z.string() }),
        response: { 200: singleCertificateResponse },
      },
    },
    async (request) => {
      const { params, caller } = request
      const read = (from: Context) => readCertificate(from, params.url, caller)
      const data = await (caller ? read(ctx) : readLagging(ctx, read))
      return answer('Certificate', { data })
    },
  )

  app.get(
    '/api/evidence/:name',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read the evidence about a certificate',
        produces: ['application/json'],
        description:
          'What stands beside a signed certificate: endorsements, statements, inclusion proof and anchor. By slug, number ' +
          'or credential id. Nothing personal.',
        params: z.object({ name: z.string().max(120) }),
      },
    },
    async (request, reply) => {
      const data = await readLagging(ctx, (ctx) => readEvidence(ctx, request.params.name))
      return sendPublic(request, reply, evidenceBody(data), served.evidence)
    },
  )

  shortListRoute(
    app,
    '/api/timeline/get-years-list',
    {
      access: ['issuer'],
      departmental: true,
      summary: 'List the years with certificates',
      sort: ['year', 'count'],
      response: timelineYearsResponse,
      message: 'Years',
    },
    (request) => listYears(ctx.db, organisationOfRequest(request)),
  )

  app.get(
    '/api/timeline/get-years-certificate-list/:year',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List the certificates of a year',
        params: z.object({ year: year() }),
        querystring: certificateListQuery,
        response: { 200: yearCertificatesResponse },
      },
    },
    async (request) => {
      const filter = { ...request.query, year: request.params.year }
      const page = await listCertificates(ctx, organisationOfRequest(request), filter)
      return answer('Certificates', { ...page })
    },
  )
}
