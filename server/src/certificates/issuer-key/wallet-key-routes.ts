import { certifyWalletKeyRequest, rotateKeyResponse, walletKeyResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { certifyWalletKey, readWalletKey } from './certify-wallet-key.ts'
import { rotateWalletKey } from './rotate-wallet-key.ts'

const config = { access: ['approved-issuer' as const], permission: 'own' as const }

/** An issuer's key for wallets: what its owner can do with it. It is reported stolen like any other key. */
export function walletKeyRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/organisation/wallet-key',
    {
      config,
      schema: {
        summary: 'Read the key for wallets',
        description: 'Its certificates, and a certificate request for another authority, as PEM.',
        response: { 200: walletKeyResponse },
      },
    },
    async (request) => {
      const data = await readWalletKey(ctx, organisationOfRequest(request).organisationId)
      return answer('Key for wallets', { data })
    },
  )

  app.put(
    '/api/organisation/wallet-key/certificates',
    {
      config,
      schema: {
        summary: 'Replace the certificates of the key for wallets',
        description:
          "PEM: the key's own certificate first, then those that lead to an authority. Needs a second factor confirmed in the last five minutes.",
        body: certifyWalletKeyRequest,
        response: { 200: walletKeyResponse },
      },
    },
    async (request) => {
      const party = organisationOfRequest(request)
      await certifyWalletKey(ctx, party, request.body.certificates)
      return answer('Certificates replaced.', { data: await readWalletKey(ctx, party.organisationId) })
    },
  )

  app.post(
    '/api/organisation/wallet-key/rotate',
    {
      config,
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
