import {
  linkWalletRequest,
  walletChallengeRequest,
  walletChallengeResponse,
  walletResponse,
} from '@credenza/schema'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { partyOfRequest } from '../platform/http/authenticate.ts'
import { challengeWallet } from './wallet/challenge.ts'
import { linkWallet } from './wallet/link-wallet.ts'
import { readWallet } from './wallet/read-wallet.ts'
import { unlinkWallet } from './wallet/unlink-wallet.ts'

/** What students hold beside their certificates. */
export function holderRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/user/wallet',
    { config: { access: ['student'] }, schema: { response: { 200: walletResponse } } },
    async (request) => {
      const data = await readWallet(ctx, partyOfRequest(request).accountId)
      return { success: true as const, message: 'Wallet', data }
    },
  )

  app.post(
    '/api/user/wallet/challenge',
    {
      config: { access: ['student'] },
      schema: {
        description:
          'The message (EIP-4361) to sign with a wallet that is to be linked: good once, for ten minutes.',
        body: walletChallengeRequest,
        response: { 200: walletChallengeResponse },
      },
    },
    async (request) => {
      const data = await challengeWallet(ctx, partyOfRequest(request).accountId, request.body.address)
      return { success: true as const, message: 'Sign this message with your wallet.', data }
    },
  )

  app.post(
    '/api/user/wallet',
    {
      config: { access: ['student'] },
      schema: { body: linkWalletRequest, response: { 200: walletResponse } },
    },
    async (request) => {
      const data = await linkWallet(ctx, partyOfRequest(request).accountId, request.body.signature)
      return { success: true as const, message: 'Your wallet is linked.', data }
    },
  )

  app.delete(
    '/api/user/wallet',
    {
      config: { access: ['student'] },
      schema: {
        description: 'Takes the wallet off the account, as long as no certificate was transferred into it.',
        response: { 200: walletResponse },
      },
    },
    async (request) => {
      const data = await unlinkWallet(ctx, partyOfRequest(request).accountId)
      return { success: true as const, message: 'Your wallet is unlinked.', data }
    },
  )
}
