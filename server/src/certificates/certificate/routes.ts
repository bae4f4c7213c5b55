import {
  certificateDocumentsResponse,
  certificateListQuery,
  singleCertificateResponse,
  timelineYearsResponse,
  year,
  yearCertificatesResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { readLagging } from '../../platform/http/read-lagging.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { evidenceBody, readEvidence } from './evidence.ts'
import { listYears } from './list/count-certificates.ts'
import { listCertificates } from './list/list-certificates.ts'
import { readCertificate } from './read-certificate.ts'

/** Of any length: a link with characters too many leads to no certificate. */
const certificateId = z.object({ id: z.string() })

/** What a certificate's parties and verifiers read: lists, one certificate, its evidence. */
export function certificateRoutes(app: App, ctx: Context): void {
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
