import { Readable } from 'node:stream'
import {
  breachLettersRequest,
  breachListResponse,
  breachNoteRequest,
  breachPeopleResponse,
  breachResponse,
  breachSelection,
  closeBreachRequest,
  listQuery,
  openBreachRequest,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { addNote } from './add-note.ts'
import { addAffected, listAffected } from './affected.ts'
import { closeBreach, listBreaches, openBreach, readBreach } from './cases.ts'
import { exportAffected } from './export-affected.ts'
import { orderLetters } from './send-letters.job.ts'

const path = '/api/admin/breaches'
const config = { access: ['admin'] as const }
const params = pathId('breachId')
const response = { 200: breachResponse }

/** Breaches of personal data: what is known, who is affected, their letters, and the final report. */
export function breachRoutes(app: App, ctx: Context): void {
  app.get(
    path,
    {
      config,
      schema: {
        summary: 'List breaches',
        querystring: listQuery(['createdAt']),
        response: { 200: breachListResponse },
      },
    },
    async (request) => answer('Breaches', { ...(await listBreaches(ctx, request.query)) }),
  )

  app.post(
    path,
    { config, schema: { summary: 'Open a breach case', body: openBreachRequest, response } },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      const data = await openBreach(ctx, accountId, request.body, idempotencyKey(ctx, request))
      return answer('The case is open.', { data })
    },
  )

  app.get(
    `${path}/:breachId`,
    { config, schema: { summary: 'Read a breach case', params, response } },
    async (request) => answer('Breach', { data: await readBreach(ctx.db, request.params.breachId) }),
  )

  app.get(
    `${path}/:breachId/people`,
    {
      config,
      schema: {
        summary: 'List who is affected',
        params,
        querystring: listQuery(['name']),
        response: { 200: breachPeopleResponse },
      },
    },
    async (request) =>
      answer('Affected people', { ...(await listAffected(ctx, request.params.breachId, request.query)) }),
  )

  app.post(
    `${path}/:breachId/people`,
    {
      config,
      schema: {
        summary: 'Add who is affected',
        description: 'By organisation, by sessions of a span of time, or by signing key.',
        params,
        body: breachSelection,
        response,
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      const data = await addAffected(ctx, accountId, request.params.breachId, request.body)
      return answer('Added.', { data })
    },
  )

  app.get(
    `${path}/:breachId/people/export`,
    {
      config,
      schema: { summary: 'Download who is affected', produces: ['text/csv'], params },
    },
    async (request, reply) => {
      const csv = await exportAffected(ctx, callerOfRequest(request).accountId, request.params.breachId)
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="affected-people.csv"')
        .send(Readable.from(csv))
    },
  )

  app.post(
    `${path}/:breachId/letters`,
    {
      config,
      schema: {
        summary: 'Write to who is affected',
        description: 'Everyone in the case who has no letter yet gets one, in their language.',
        params,
        body: breachLettersRequest,
        response,
      },
    },
    async (request) => {
      const { breachId } = request.params
      const data = await orderLetters(ctx, callerOfRequest(request), breachId, request.body.texts)
      return answer('The letters are being sent.', { data })
    },
  )

  app.post(
    `${path}/:breachId/notes`,
    {
      config,
      schema: {
        summary: 'Add a note to a breach case',
        description: 'What became known later, or when the authority was told.',
        params,
        body: breachNoteRequest,
        response,
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      const { breachId } = request.params
      const data = await addNote(ctx, accountId, breachId, request.body, idempotencyKey(ctx, request))
      return answer('Noted.', { data })
    },
  )

  app.post(
    `${path}/:breachId/close`,
    { config, schema: { summary: 'Close a breach case', params, body: closeBreachRequest, response } },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      const data = await closeBreach(ctx, accountId, request.params.breachId, request.body.report)
      return answer('The case is closed.', { data })
    },
  )
}
