import { rotateSealKeyRequest, sealKeyResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { certifiedKeyRoutes, ofKeyOwner } from '../../platform/keys/certified-key-routes.ts'
import { certifySealKey, readSealKey, rotateSealKey } from './certify-seal-key.ts'

/** The key that seals an issuer's PDFs: what its owner can do with it. */
export function sealKeyRoutes(app: App, ctx: Context): void {
  certifiedKeyRoutes(app, '/api/organisation/seal-key', {
    name: 'the key that seals PDFs',
    description: 'Its certificates, how long they last, and a certificate request for an authority, as PEM.',
    response: sealKeyResponse,
    read: (organisationId) => readSealKey(ctx, organisationId),
    certify: (party, certificates) => certifySealKey(ctx, party, certificates),
    isRead: 'Key for seals',
    isCertified: 'PDFs are sealed with these certificates from now on.',
  })

  app.post(
    '/api/organisation/seal-key/rotate',
    {
      config: ofKeyOwner,
      schema: {
        summary: 'Replace the key that seals PDFs',
        body: rotateSealKeyRequest,
        description:
          'The new key has no certificates of an authority yet. PDFs sealed with a stolen key are no longer recognised. Needs a second factor confirmed in the last five minutes.',
        response: { 200: sealKeyResponse },
      },
    },
    async (request) => {
      const party = organisationOfRequest(request)
      await rotateSealKey(ctx, party, request.body)
      const data = await readSealKey(ctx, party.organisationId)
      return answer('Key replaced.', { data })
    },
  )
}
