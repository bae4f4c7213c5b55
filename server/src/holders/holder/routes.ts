import {
  hourMs,
  issuerLookResponse,
  linkWalletRequest,
  ownCertificatesResponse,
  sharedSortColumns,
  shortListQuery,
  walletChallengeRequest,
  walletChallengeResponse,
  walletResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { shortPage } from '../../platform/lists/short-page.ts'
import { challengeWallet } from '../wallet/challenge.ts'
import { linkWallet } from '../wallet/link-wallet.ts'
import { readWallet } from '../wallet/read-wallet.ts'
import { unlinkWallet } from '../wallet/unlink-wallet.ts'
import { exportPersonalData } from './export/export-personal-data.ts'
import { issuerLookFor } from './issuer-look.ts'
import { listOwnCertificates } from './list-own-certificates.ts'

/** Limited, because each export draws every certificate of its holder. */
const costly = { rateLimit: { max: 10, timeWindow: hourMs } }

/** What students hold: certificates, a wallet, and a copy of everything that we know. */
export function holderRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/user/export',
    {
      config: { access: ['student'], ...costly },
      schema: {
        summary: "Download all of one's own data",
        produces: ['application/zip'],
        description:
          'All the data we hold about the caller: application/zip with JSON and files, and a readme in every language.',
      },
    },
    async (request, reply) => {
      const language = chooseLanguage(request.headers)
      const body = await exportPersonalData(ctx, callerOfRequest(request), language)
      return reply
        .type('application/zip')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="my-data.zip"',
          'x-content-type-options': 'nosniff',
        })
        .send(body)
    },
  )

  app.get(
    '/api/user/issuer-look',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Read how the issuer of a student looks',
        description: 'The colour and logo for the header; null for a student of several issuers.',
        response: { 200: issuerLookResponse },
      },
    },
    async (request) => answer('Look', { data: await issuerLookFor(ctx, callerOfRequest(request).accountId) }),
  )

  app.get(
    '/api/user/wallet',
    {
      config: { access: ['student'] },
      schema: { summary: 'Read the linked wallet', response: { 200: walletResponse } },
    },
    async (request) => {
      const data = await readWallet(ctx, callerOfRequest(request).accountId)
      return answer('Wallet', { data })
    },
  )

  app.post(
    '/api/user/wallet/challenge',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Ask for the message to sign with a wallet',
        description:
          'The message (EIP-4361) to sign with a wallet in order to link it. Works once, for ten minutes.',
        body: walletChallengeRequest,
        response: { 200: walletChallengeResponse },
      },
    },
    async (request) => {
      const data = await challengeWallet(ctx, callerOfRequest(request).accountId, request.body.address)
      return answer('Sign this message with your wallet.', { data })
    },
  )

  app.post(
    '/api/user/wallet',
    {
      config: { access: ['student'] },
      schema: { summary: 'Link a wallet', body: linkWalletRequest, response: { 200: walletResponse } },
    },
    async (request) => {
      const data = await linkWallet(ctx, callerOfRequest(request), request.body.signature)
      return answer('Your wallet is linked.', { data })
    },
  )

  app.delete(
    '/api/user/wallet',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Unlink the wallet',
        description: 'Takes the wallet off the account, as long as no certificate was transferred into it.',
        response: { 200: walletResponse },
      },
    },
    async (request) => {
      const data = await unlinkWallet(ctx, callerOfRequest(request).accountId)
      return answer('Your wallet is unlinked.', { data })
    },
  )

  app.get(
    '/api/user/my-certificates',
    {
      config: { access: ['student'] },
      schema: {
        summary: "List the student's certificates",
        querystring: shortListQuery(sharedSortColumns),
        response: { 200: ownCertificatesResponse },
      },
    },
    async (request) => {
      const own = await listOwnCertificates(ctx, callerOfRequest(request).accountId)
      const { data: certificates, ...page } = shortPage(own, request.query)
      return answer('Certificates', { certificates, ...page })
    },
  )
}
