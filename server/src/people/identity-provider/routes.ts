import {
  domainProofResponse,
  domainRequest,
  done,
  singleSignOnRequest,
  singleSignOnResponse,
  singleSignOnStateRequest,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { attestDomain, giveUpDomain, proveDomain } from './prove-domain.ts'
import { readSingleSignOn } from './read-single-sign-on.ts'
import { removeProvider, setUpProvider } from './set-up-provider.ts'
import { switchProvider } from './switch-provider.ts'

const owners = { access: ['approved-issuer', 'approved-verifier'], permission: 'own' } as const
const named = z.object({ domain: z.string().max(253) })
const ofOrganisation = pathId('id')

/** How an organisation's people sign in with its own provider, and which email domains are its own. */
export function identityProviderRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/single-sign-on',
    {
      config: { access: ['issuer', 'verifier'] },
      schema: { summary: "Read the organisation's single sign-on", response: { 200: singleSignOnResponse } },
    },
    async (request) => {
      const data = await readSingleSignOn(ctx, organisationOfRequest(request).organisationId)
      return answer('Single sign-on', { data })
    },
  )

  app.put(
    '/api/single-sign-on',
    {
      config: owners,
      schema: {
        summary: "Set up the organisation's provider",
        body: singleSignOnRequest,
        response: { 200: singleSignOnResponse },
      },
    },
    async (request) =>
      answer('Saved.', { data: await setUpProvider(ctx, organisationOfRequest(request), request.body) }),
  )

  app.put(
    '/api/single-sign-on/state',
    {
      config: owners,
      schema: {
        summary: "Switch the organisation's provider on or off",
        body: singleSignOnStateRequest,
        response: { 200: singleSignOnResponse },
      },
    },
    async (request) =>
      answer('Saved.', { data: await switchProvider(ctx, organisationOfRequest(request), request.body) }),
  )

  app.delete(
    '/api/single-sign-on',
    { config: owners, schema: { summary: "Remove the organisation's provider", response: { 200: done } } },
    async (request) => {
      await removeProvider(ctx, organisationOfRequest(request))
      return answer('Removed.')
    },
  )

  app.post(
    '/api/single-sign-on/domains',
    {
      // Each call asks the DNS.
      config: { ...owners, ...perMinute(30) },
      schema: {
        summary: 'Prove a domain by its DNS',
        body: domainRequest,
        response: { 200: domainProofResponse },
      },
    },
    async (request) => {
      const data = await proveDomain(ctx, organisationOfRequest(request), request.body.domain)
      return answer('Domain', { data })
    },
  )

  app.delete(
    '/api/single-sign-on/domains/:domain',
    { config: owners, schema: { summary: 'Give up a domain', params: named, response: { 200: done } } },
    async (request) => {
      const caller = organisationOfRequest(request)
      await giveUpDomain(ctx, caller, caller.organisationId, request.params.domain)
      return answer('Removed.')
    },
  )

  app.get(
    '/api/admin/organisations/:id/domains',
    {
      config: { access: ['admin'] },
      schema: {
        summary: "Read an organisation's single sign-on",
        params: ofOrganisation,
        response: { 200: singleSignOnResponse },
      },
    },
    async (request) => answer('Single sign-on', { data: await readSingleSignOn(ctx, request.params.id) }),
  )

  app.post(
    '/api/admin/organisations/:id/domains',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Give an organisation a domain',
        params: ofOrganisation,
        body: domainRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await attestDomain(ctx, callerOfRequest(request), request.params.id, request.body.domain)
      return answer('Saved.')
    },
  )

  app.delete(
    '/api/admin/organisations/:id/domains/:domain',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Take a domain from an organisation',
        params: ofOrganisation.extend(named.shape),
        response: { 200: done },
      },
    },
    async (request) => {
      await giveUpDomain(ctx, callerOfRequest(request), request.params.id, request.params.domain)
      return answer('Removed.')
    },
  )
}
