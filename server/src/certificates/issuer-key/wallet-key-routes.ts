import { rotateKeyResponse, walletKeyResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { certifiedKeyRoutes, ofKeyOwner } from '../../platform/keys/certified-key-routes.ts'
import { certifyWalletKey, readWalletKey } from './certify-wallet-key.ts'
import { rotateWalletKey } from './rotate-wallet-key.ts'

/** An issuer's key for wallets: what its owner can do with it. It is reported stolen like any other key. */
export function walletKeyRoutes(app: App, ctx: Context): void {
  certifiedKeyRoutes(app, '/api/organisation/wallet-key', {
    name: 'the key for wallets',
    description: 'Its certificates, and a certificate request for another authority, as PEM.',
    response: walletKeyResponse,
    read: (organisationId) => readWalletKey(ctx, organisationId),
    certify: (caller, certificates) => certifyWalletKey(ctx, caller, certificates),
    isRead: 'Key for wallets',
    isCertified: 'Certificates replaced.',
  })

  app.post(
    '/api/organisation/wallet-key/rotate',
    {
      config: ofKeyOwner,
      schema: {
        summary: 'Replace the key for wallets',
        description: 'Needs a second factor confirmed in the last five minutes.',
        response: { 200: rotateKeyResponse },
      },
    },
    async (request) => {
      const publicKeyMultibase = await rotateWalletKey(ctx, organisationOfRequest(request))
      return answer('Key replaced. What it signed stays valid.', { publicKeyMultibase })
    },
  )
}
