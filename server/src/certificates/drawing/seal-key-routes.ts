import { done, sealKeyListResponse, sealKeyResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { certifiedKeyRoutes, ofKeyOwner } from '../../platform/keys/certified-key-routes.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { certifySealKey, readSealKey } from './certify-seal-key.ts'
import { listSealKeys } from './list-seal-keys.ts'
import { declareSealKeyStolen, rotateSealKey } from './replace-seal-key.ts'

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
        description:
          'The new key has no certificates of an authority yet. PDFs that the old key sealed are still recognised. Needs a second factor confirmed in the last five minutes.',
        response: { 200: sealKeyResponse },
      },
    },
    async (request) => {
      const party = organisationOfRequest(request)
      await rotateSealKey(ctx, party)
      const data = await readSealKey(ctx, party.organisationId)
      return answer('Key replaced.', { data })
    },
  )

  shortListRoute(
    app,
    '/api/organisation/seal-keys',
    {
      ...ofKeyOwner,
      summary: 'List the keys that sealed PDFs',
      description: 'The present key, replaced ones, and those at a provider, as in the DID document.',
      sort: ['createdAt'],
      response: sealKeyListResponse,
      message: 'Keys for seals',
    },
    (request) => listSealKeys(ctx, organisationOfRequest(request).organisationId),
  )

  app.post(
    '/api/organisation/seal-keys/:keyId/compromised',
    {
      config: ofKeyOwner,
      schema: {
        summary: 'Declare a key for seals stolen',
        description:
          'PDFs that it sealed are no longer recognised, for good. A key that is held here is replaced; with a key at a provider, PDFs wait for another key. Needs a second factor confirmed in the last five minutes.',
        params: z.object({ keyId: z.string().max(100) }),
        response: { 200: done },
      },
    },
    async (request) => {
      await declareSealKeyStolen(ctx, organisationOfRequest(request), request.params.keyId)
      return answer('Key reported as stolen.')
    },
  )
}
