import { googlePassResponse, walletsResponse } from '@credenza/schema'
import { fileNameOf } from '@credenza/schema/file-name'
import { create as contentDisposition } from 'content-disposition'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { zipStream } from '../../platform/zip-stream.ts'
import { applePass } from './apple-pass.ts'
import { googlePass } from './google-pass.ts'
import { passFacts } from './pass-facts.ts'

const params = pathId('certificateId')

/** Certificates in the wallets of their holders' phones, where the deployment has keys to sign passes. */
export function walletPassRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/user/phone-wallets',
    {
      config: { access: ['student'] },
      schema: { summary: "Read which phones' wallets are offered", response: { 200: walletsResponse } },
    },
    async () => {
      const { apple, google } = ctx.passKeys
      return answer('Wallets', { data: { apple: Boolean(apple), google: Boolean(google) } })
    },
  )

  app.get(
    '/api/user/certificates/:certificateId/apple-pass',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Download a certificate for Apple Wallet',
        produces: ['application/vnd.apple.pkpass'],
        description: 'One’s own certificate, accepted and in force, as a signed pass.',
        params,
      },
    },
    async (request, reply) => {
      const { apple } = ctx.passKeys
      if (!apple) throw refusal('not_found.phone_wallet')
      const facts = await passFacts(ctx, callerOfRequest(request).accountId, request.params.certificateId)
      const now = ctx.clock()
      const files = applePass(apple, facts, chooseLanguage(request.headers), now)
      return reply
        .type('application/vnd.apple.pkpass')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': contentDisposition(fileNameOf(facts.certificate, 'pkpass')),
          'x-content-type-options': 'nosniff',
        })
        .send(zipStream(each(files), now))
    },
  )

  app.get(
    '/api/user/certificates/:certificateId/google-pass',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Read the link that saves a certificate to Google Wallet',
        description: 'Nothing is sent to Google before someone follows the link.',
        params,
        response: { 200: googlePassResponse },
      },
    },
    async (request) => {
      const { google } = ctx.passKeys
      if (!google) throw refusal('not_found.phone_wallet')
      const facts = await passFacts(ctx, callerOfRequest(request).accountId, request.params.certificateId)
      const url = googlePass(google, facts, chooseLanguage(request.headers), ctx.clock())
      return answer('Link', { data: { url } })
    },
  )
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}
