import { Readable } from 'node:stream'
import {
  type CheckResult,
  checkListQuery,
  checkListResponse,
  checkResponse,
  checkResultsQuery,
  done,
  witnessQuery,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Access } from '../../platform/http/access.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { demandedWitnesses } from '../../proof/witness/demanded-witnesses.ts'
import { checkToWire, findCheck } from './check-store.ts'
import { listChecks } from './list-checks.ts'
import { followResults } from './read-results.ts'
import { receiveCheck } from './receive-check.ts'
import { removeCheck } from './remove-check.ts'
import { reportTable, signedReport } from './report.ts'
import { reportPdf } from './report-pdf.ts'

/** Bulk checks, for people under /api and for programs under /v1. */
export function checkRoutes(app: App, ctx: Context): void {
  addRoutes(app, ctx, { prefix: '/api', access: ['approved-issuer', 'approved-verifier'] })
}

export function v1CheckRoutes(app: App, ctx: Context): void {
  addRoutes(app, ctx, { prefix: '/v1', access: ['check'] })
}

const params = pathId('checkId')

function addRoutes(app: App, ctx: Context, { prefix, access }: { prefix: string; access: Access[] }): void {
  const config = { access, permission: 'read' } as const
  // An open stream of results would keep the server from stopping.
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const keyOf = (request: Parameters<typeof organisationOfRequest>[0], { checkId }: { checkId: string }) => ({
    organisationId: organisationOfRequest(request).organisationId,
    checkId,
  })

  app.post(
    `${prefix}/checks`,
    {
      config,
      schema: {
        summary: 'Check many files',
        description:
          'A form with up to 1,000 files of 5 MB each, 50 MB in all: PDF, JSON, pictures, our HTML files, lists of links, or a ZIP of them. Takes an Idempotency-Key.',
        consumes: ['multipart/form-data'],
        querystring: witnessQuery,
        response: { 200: checkResponse },
      },
    },
    async (request) => {
      const data = await receiveCheck(ctx, request, demandedWitnesses(ctx, request.query))
      return answer('The files are being checked.', { data })
    },
  )

  app.get(
    `${prefix}/checks`,
    {
      config,
      schema: {
        summary: 'List checks',
        description: 'Newest first. A check is deleted a day after it ends.',
        querystring: checkListQuery,
        response: { 200: checkListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      return answer('Checks', { ...(await listChecks(ctx, organisationId, request.query)) })
    },
  )

  app.get(
    `${prefix}/checks/:checkId`,
    { config, schema: { summary: 'Read a check', params, response: { 200: checkResponse } } },
    async (request) => {
      const data = checkToWire(await findCheck(ctx.db, keyOf(request, request.params)))
      return answer('Check', { data })
    },
  )

  app.delete(
    `${prefix}/checks/:checkId`,
    {
      config: { ...config, permission: 'manage' },
      schema: {
        summary: 'Delete a check',
        description: 'With its files, results and report. One that runs ends with that.',
        params,
        response: { 200: done },
      },
    },
    async (request) => {
      await removeCheck(ctx, organisationOfRequest(request), request.params.checkId)
      return answer('Check deleted.')
    },
  )

  app.get(
    `${prefix}/checks/:checkId/results.ndjson`,
    {
      config,
      schema: {
        summary: 'Follow the results',
        produces: ['application/x-ndjson'],
        description:
          'One result per line as they come (NDJSON), until the check ends. Resumes with `after`. Reasons are in the language that Accept-Language prefers, English or Arabic.',
        params,
        querystring: checkResultsQuery,
      },
    },
    async (request, reply) => {
      const key = keyOf(request, request.params)
      await findCheck(ctx.db, key)
      const results = followResults(ctx, key, {
        after: request.query.after,
        language: chooseLanguage(request.headers),
        signal: stopping.signal,
      })
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(asLines(results)))
    },
  )

  app.get(
    `${prefix}/checks/:checkId/report.json`,
    {
      config,
      schema: {
        summary: 'Download the signed report',
        produces: ['application/json'],
        description: 'Signed by the deployment (Data Integrity, eddsa-jcs-2022) once the check has ended.',
        params,
      },
    },
    async (request, reply) => {
      const report = await signedReport(ctx, keyOf(request, request.params))
      return reply
        .header('content-disposition', 'attachment; filename="check-report.json"')
        .header('cache-control', 'no-store')
        .send(report)
    },
  )

  app.get(
    `${prefix}/checks/:checkId/report.pdf`,
    {
      config,
      schema: {
        summary: 'Download the report on paper',
        produces: ['application/pdf'],
        description: 'PDF, sealed by the deployment; English or Arabic, as Accept-Language prefers.',
        params,
      },
    },
    async (request, reply) => {
      const language = chooseLanguage(request.headers)
      const pdf = await reportPdf(ctx, keyOf(request, request.params), language)
      return reply
        .header('content-disposition', 'attachment; filename="check-report.pdf"')
        .header('cache-control', 'no-store')
        .type('application/pdf')
        .send(Buffer.from(pdf))
    },
  )

  app.get(
    `${prefix}/checks/:checkId/report.csv`,
    { config, schema: { summary: 'Download the report as a table', produces: ['text/csv'], params } },
    async (request, reply) => {
      const table = await reportTable(ctx, keyOf(request, request.params))
      return reply
        .header('content-disposition', 'attachment; filename="check-report.csv"')
        .header('cache-control', 'no-store')
        .type('text/csv; charset=utf-8')
        .send(table)
    },
  )
}

async function* asLines(results: AsyncIterable<CheckResult>): AsyncGenerator<string> {
  for await (const result of results) yield `${JSON.stringify(result)}\n`
}
