import { certifySealKeyRequest, sealKeyResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { certifySealKey, readSealKey, rotateSealKey } from './certify-seal-key.ts'

const config = { access: ['approved-issuer' as const], permission: 'own' as const }

/** The key that seals an issuer's PDFs: what its owner can do with it. */
export function sealKeyRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/organisation/seal-key',
    {
      config,
      schema: {
        summary: 'Read the key that seals PDFs',
        description:
          'Its certificates, how long they last, and a certificate request for an authority, as PEM.',
        response: { 200: sealKeyResponse },
      },
    },
    async (request) => {
      const data = await readSealKey(ctx, organisationOfRequest(request).organisationId)
      return answer('Key for seals', { data })
    },
  )

  app.put(
    '/api/organisation/seal-key/certificates',
    {
      config,
      schema: {
        summary: 'Replace the certificates of the key that seals PDFs',
        description:
          "PEM: the key's own certificate first, then those that lead to an authority. Needs a second factor confirmed in the last five minutes.",
        body: certifySealKeyRequest,
        response: { 200: sealKeyResponse },
      },
    },
    async (request) => {
      const party = organisationOfRequest(request)
      await certifySealKey(ctx, party, request.body.certificates)
      const data = await readSealKey(ctx, party.organisationId)
      return answer('PDFs are sealed with these certificates from now on.', { data })
    },
  )

  app.post(
    '/api/organisation/seal-key/rotate',
    {
      config,
      schema: {
        summary: 'Replace the key that seals PDFs',
        description:
          'The new key has no certificates of an authority yet. Needs a second factor confirmed in the last five minutes.',
        response: { 200: sealKeyResponse },
      },
    },
    async (request) => {
      const party = organisationOfRequest(request)
      await rotateSealKey(ctx, party)
      const data = await readSealKey(ctx, party.organisationId)
      return answer('Key replaced. PDFs sealed before stay as they are.', { data })
    },
  )
}
