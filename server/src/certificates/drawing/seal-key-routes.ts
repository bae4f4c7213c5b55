import { done, sealKeyListResponse, sealKeyResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { certifiedKeyRoutes, ofKeyOwner } from '../../platform/keys/certified-key-routes.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { certifySealKey, readSealKey } from './certify-seal-key.ts'
import { listSealKeys } from './list-seal-keys.ts'
import { declareSealKeyStolen, rotateSealKey } from './replace-seal-key.ts'

const key = pathId('keyId')
const organisation = pathId('id')

const declared = answer('Key reported as stolen.')

/** The keys that seal an issuer's PDFs: what its owner, or an admin on its behalf, can do with them. */
export function sealKeyRoutes(app: App, ctx: Context): void {
  certifiedKeyRoutes(app, '/api/organisation/seal-key', {
    name: 'the key that seals PDFs',
    description: 'Its certificates, how long they last, and a certificate request for an authority, as PEM.',
    response: sealKeyResponse,
    read: (organisationId) => readSealKey(ctx, organisationId),
    certify: (caller, certificates) => certifySealKey(ctx, caller, certificates),
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
      const caller = organisationOfRequest(request)
      await rotateSealKey(ctx, caller)
      const data = await readSealKey(ctx, caller.organisationId)
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
        params: key,
        response: { 200: done },
      },
    },
    async (request) => {
      const by = organisationOfRequest(request)
      const { organisationId } = by
      await declareSealKeyStolen(ctx, { organisationId, keyId: request.params.keyId, by })
      return declared
    },
  )

  shortListRoute(
    app,
    '/api/admin/organisations/:id/seal-keys',
    {
      access: ['admin'],
      summary: "List the keys that sealed an organisation's PDFs",
      description: 'The present key, replaced ones, and those at a provider. Verifiers have none.',
      params: organisation,
      sort: ['createdAt'],
      response: sealKeyListResponse,
      message: 'Keys for seals',
    },
    (request) => listSealKeys(ctx, request.params.id),
  )

  app.post(
    '/api/admin/organisations/:id/seal-keys/:keyId/compromised',
    {
      config: { access: ['admin'] },
      schema: {
        summary: "Declare an organisation's key for seals stolen",
        description:
          'For an organisation whose owner cannot do it, for example while it is suspended. Has the same effects. Needs a second factor confirmed in the last five minutes.',
        params: organisation.extend(key.shape),
        response: { 200: done },
      },
    },
    async (request) => {
      const { id: organisationId, keyId } = request.params
      await declareSealKeyStolen(ctx, { organisationId, keyId, by: callerOfRequest(request) })
      return declared
    },
  )
}
