import {
  declareTheftRequest,
  declareTheftResponse,
  keyListResponse,
  rotateKeyResponse,
  theftImpactResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { declareKeyCompromised } from './declare-compromised.ts'
import { listKeys, readTheftImpact } from './list-keys.ts'
import { rotateSigningKey } from './rotate-key.ts'

const key = pathId('keyId')
const organisation = pathId('id')
const since = z.object({ since: declareTheftRequest.shape.since })

const declared = (at: Date) =>
  answer('Key reported as stolen. Everyone affected will be told.', { since: at.toISOString() })

/** An organisation's signing keys: what its owner, or an admin on its behalf, can do with them. */
export function organisationKeyRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/organisation/rotate-key',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'own' },
      schema: { summary: 'Replace the signing key', response: { 200: rotateKeyResponse } },
    },
    async (request) => {
      const publicKeyMultibase = await rotateSigningKey(ctx, organisationOfRequest(request))
      return answer('Signing key replaced. Earlier signatures stay valid.', { publicKeyMultibase })
    },
  )

  shortListRoute(
    app,
    '/api/organisation/keys',
    {
      access: ['issuer', 'verifier'],
      departmental: true,
      summary: "List the organisation's signing keys",
      description: 'The keys it ever signed with.',
      sort: ['createdAt'],
      response: keyListResponse,
      message: 'Signing keys',
    },
    (request) => listKeys(ctx, organisationOfRequest(request).organisationId),
  )

  app.get(
    '/api/organisation/keys/:keyId/theft-impact',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'own' },
      schema: {
        summary: 'Read what a stolen key would mean',
        description: 'How many certificates a theft at this instant would concern.',
        params: key,
        querystring: since,
        response: { 200: theftImpactResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const { keyId } = request.params
      const data = await readTheftImpact(ctx, {
        organisationId,
        keyId,
        since: new Date(request.query.since),
      })
      return answer('Impact', { data })
    },
  )

  app.post(
    '/api/organisation/keys/:keyId/compromised',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'own' },
      schema: {
        summary: 'Declare a signing key stolen',
        description:
          'Reports a key as stolen since a point in time, for good. Needs a second factor confirmed in the last five minutes.',
        params: key,
        body: declareTheftRequest,
        response: { 200: declareTheftResponse },
      },
    },
    async (request) => {
      const by = organisationOfRequest(request)
      const { keyId } = request.params
      const instant = new Date(request.body.since)
      const { organisationId } = by
      return declared(await declareKeyCompromised(ctx, { organisationId, keyId, since: instant, by }))
    },
  )

  shortListRoute(
    app,
    '/api/admin/organisations/:id/keys',
    {
      access: ['admin'],
      summary: "List an organisation's signing keys",
      description: 'The keys that an organisation ever signed with.',
      params: organisation,
      sort: ['createdAt'],
      response: keyListResponse,
      message: 'Signing keys',
    },
    (request) => listKeys(ctx, request.params.id),
  )

  app.get(
    '/api/admin/organisations/:id/keys/:keyId/theft-impact',
    {
      config: { access: ['admin'] },
      schema: {
        summary: "Read what an organisation's stolen key would mean",
        description: 'How many certificates a theft at this instant would concern.',
        params: organisation.extend(key.shape),
        querystring: since,
        response: { 200: theftImpactResponse },
      },
    },
    async (request) => {
      const { id: organisationId, keyId } = request.params
      const data = await readTheftImpact(ctx, {
        organisationId,
        keyId,
        since: new Date(request.query.since),
      })
      return answer('Impact', { data })
    },
  )

  app.post(
    '/api/admin/organisations/:id/keys/:keyId/compromised',
    {
      config: { access: ['admin'] },
      schema: {
        summary: "Declare an organisation's signing key stolen",
        description:
          'Reports a key of an organisation as stolen since a point in time, for good. Needs a second factor confirmed in the last five minutes.',
        params: organisation.extend(key.shape),
        body: declareTheftRequest,
        response: { 200: declareTheftResponse },
      },
    },
    async (request) => {
      const { id: organisationId, keyId } = request.params
      const by = callerOfRequest(request)
      const instant = new Date(request.body.since)
      return declared(await declareKeyCompromised(ctx, { organisationId, keyId, since: instant, by }))
    },
  )
}
