import type { Context } from '../../../context.ts'
import type { App } from '../../../platform/http/app.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { publicRoute } from '../../../platform/http/public-route.ts'
import { served } from '../../../platform/http/served.ts'
import { jwtIssuerMetadata, organisationDidDocument, organisationRecord } from './public-record.ts'

const params = pathId('id')

/** What external verifiers ask about organisations. */
export function organisationPublicRoutes(app: App, ctx: Context): void {
  publicRoute(app, ctx, '/issuers/:id/did.json', {
    summary: "Read an organisation's DID document",
    description: 'The DID document (did:web).',
    params,
    as: served.didDocument,
    name: () => 'did',
    read: async ({ id }) => JSON.stringify(await organisationDidDocument(ctx, id)),
  })

  publicRoute(app, ctx, '/.well-known/jwt-vc-issuer/issuers/:id', {
    summary: "Read an organisation's keys for wallets",
    description: 'JWT VC Issuer Metadata: the keys with which it signs SD-JWT VCs and Status List Tokens.',
    params,
    as: served.walletMetadata,
    name: () => 'jwt-vc-issuer',
    read: async ({ id }) => JSON.stringify(await jwtIssuerMetadata(ctx, id)),
  })

  publicRoute(app, ctx, '/issuers/:id/record', {
    summary: "Read an organisation's approval",
    description: 'Approval of an organisation.',
    params,
    as: served.record,
    name: () => 'record',
    read: async ({ id }) => JSON.stringify(await organisationRecord(ctx, id)),
  })
}
