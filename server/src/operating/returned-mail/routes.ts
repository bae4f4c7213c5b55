import { done, listQuery, mailReturnReport, suppressedAddressListResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { noSuchCall } from '../../platform/http/errors.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { requireToken } from '../../platform/http/require-token.ts'
import { reportedBy } from './reported.ts'
import { allowAddress, listSuppressed } from './suppressed-addresses.ts'
import { takeReturn } from './take-return.ts'

export function returnedMailRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/returned-mail',
    {
      config: { access: ['anyone'], ownToken: true },
      bodyLimit: 256 * 1024,
      // Runs before the body is read.
      onRequest: async (request) => {
        const token = ctx.config.returnedMail?.webhookToken
        if (!token) throw noSuchCall(request)
        requireToken(request, token)
      },
      schema: {
        summary: 'Report returned emails',
        description:
          'For the mail provider, with the token BOUNCE_WEBHOOK_TOKEN, in its own shape or in ours. The answer does not say whether an email was found.',
        body: mailReturnReport,
        response: { 200: done },
      },
    },
    async (request) => {
      for (const { address, kind, at } of reportedBy(request.body))
        await takeReturn(ctx, { address, by: at }, kind)
      return answer('Noted.')
    },
  )

  app.get(
    '/api/admin/suppressed-addresses',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'List addresses that get no emails',
        querystring: listQuery(['createdAt']),
        response: { 200: suppressedAddressListResponse },
      },
    },
    async (request) => answer('Suppressed addresses', { ...(await listSuppressed(ctx, request.query)) }),
  )

  app.delete(
    '/api/admin/suppressed-addresses/:id',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Allow emails to an address again',
        params: pathId('id'),
        response: { 200: done },
      },
    },
    async (request) => {
      await allowAddress(ctx, { adminId: callerOfRequest(request).accountId, id: request.params.id })
      return answer('Emails go to this address again.')
    },
  )
}
