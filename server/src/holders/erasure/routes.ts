import { askErasureRequest, done, erasureResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { visitorOf } from '../../people/account/session/visitor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { askErasure } from './ask-erasure.ts'
import { eraseDocuments } from './erase-documents.ts'
import { erasureToWire, findErasure } from './erasure-store.ts'
import { withdrawErasure } from './withdraw-erasure.ts'

const path = '/api/user/erasure'

/** Students have everything that we store about them erased; an administrator erases documents. */
export function erasureRoutes(app: App, ctx: Context): void {
  app.get(
    path,
    {
      config: { access: ['student'] },
      schema: { summary: 'Read whether an erasure is due', response: { 200: erasureResponse } },
    },
    async (request) => {
      const row = await findErasure(ctx.db, callerOfRequest(request).accountId)
      return answer('Erasure', { data: row ? await erasureToWire(ctx, ctx.db, row) : null })
    },
  )

  app.post(
    path,
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Ask for the erasure of all own data',
        description:
          'All that we hold of the caller is erased after seven days, unless the request is withdrawn. Wants the password again, ' +
          'and a fresh second factor where one is set. Takes an Idempotency-Key.',
        body: askErasureRequest,
        response: { 200: erasureResponse },
      },
    },
    async (request) => {
      const { address } = visitorOf(request)
      const input = { password: request.body.password, address }
      const data = await askErasure(ctx, callerOfRequest(request), input, idempotencyKey(ctx, request))
      return answer('Your data will be erased.', { data })
    },
  )

  app.delete(
    path,
    {
      config: { access: ['student'] },
      schema: { summary: 'Withdraw a request for erasure', response: { 200: erasureResponse } },
    },
    async (request) => {
      await withdrawErasure(ctx, callerOfRequest(request).accountId)
      return answer('We’ll keep your data.', { data: null })
    },
  )

  app.post(
    '/api/admin/people/:id/erase-documents',
    {
      config: { access: ['admin'] },
      schema: {
        summary: "Erase a student's documents",
        params: pathId('id'),
        response: { 200: done },
        description: 'Erases a student’s documents for good.',
      },
    },
    async (request) => {
      await eraseDocuments(ctx, callerOfRequest(request), request.params.id)
      return answer('The documents of this person are erased.')
    },
  )
}
