import { connectKeyRequest, externalKeyResponse, rotateKeyResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { connectKey, readExternalKey } from './connect-key.ts'

const config = {
  access: ['approved-issuer' as const, 'approved-verifier' as const],
  permission: 'own' as const,
}

/** An organisation's keys in a key store. */
export function externalKeyRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/organisation/external-key',
    {
      config,
      schema: {
        summary: 'Read where the organisation’s keys can be',
        description:
          'The key stores of this deployment, and those that hold the signing key and the key for wallets.',
        response: { 200: externalKeyResponse },
      },
    },
    async (request) => {
      const data = await readExternalKey(ctx, organisationOfRequest(request).organisationId)
      return answer('Key stores', { data })
    },
  )

  app.post(
    '/api/organisation/external-key',
    {
      config,
      schema: {
        summary: 'Sign with a key in a key store',
        description:
          'Replaces the signing key, or the key for wallets (`signs`), with one that never leaves its store, once it has signed a challenge. Needs a second factor confirmed in the last five minutes.',
        body: connectKeyRequest,
        response: { 200: rotateKeyResponse },
      },
    },
    async (request) => {
      const publicKeyMultibase = await connectKey(ctx, organisationOfRequest(request), request.body)
      return answer('Key connected. Earlier signatures stay valid.', { publicKeyMultibase })
    },
  )
}
