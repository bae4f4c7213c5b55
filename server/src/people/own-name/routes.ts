import { done, houseResponse, mailSenderRequest, ownHostRequest, ownNameResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { chooseHost, houseAt, organisationAt } from './host.ts'
import { readOwnName } from './read-own-name.ts'
import { checkSender, chooseSender } from './sender.ts'

const owners = { access: ['approved-issuer', 'approved-verifier'], permission: 'own' } as const

/** An organisation's own sign-in host and sender address. */
export function ownNameRoutes(app: App, ctx: Context): void {
  const current = async ({ organisationId }: Pick<OrganisationCaller, 'organisationId'>) =>
    answer('Own name', { data: await readOwnName(ctx, organisationId) })

  app.get(
    '/api/own-name',
    {
      config: { access: ['issuer', 'verifier'] },
      schema: { summary: "Read the organisation's own names", response: { 200: ownNameResponse } },
    },
    (request) => current(organisationOfRequest(request)),
  )

  app.put(
    '/api/own-name/host',
    {
      config: owners,
      schema: {
        summary: "Choose the host where the organisation's people sign in",
        body: ownHostRequest,
        response: { 200: ownNameResponse },
      },
    },
    async (request) => {
      await chooseHost(ctx, organisationOfRequest(request), request.body.host)
      return current(organisationOfRequest(request))
    },
  )

  app.put(
    '/api/own-name/sender',
    {
      config: owners,
      schema: {
        summary: "Choose the address that the organisation's emails come from",
        body: mailSenderRequest,
        response: { 200: ownNameResponse },
      },
    },
    async (request) => {
      await chooseSender(ctx, organisationOfRequest(request), request.body)
      return current(organisationOfRequest(request))
    },
  )

  app.post(
    '/api/own-name/sender/check',
    {
      config: { ...owners, ...perMinute(10) },
      schema: { summary: 'Check that emails can come from there', response: { 200: ownNameResponse } },
    },
    async (request) => {
      await checkSender(ctx, organisationOfRequest(request))
      return current(organisationOfRequest(request))
    },
  )

  app.get(
    '/api/sign-in/house',
    {
      config: { access: ['anyone'] },
      schema: { summary: 'Whose sign-in this host is', response: { 200: houseResponse } },
    },
    async (request) => answer('House', { data: await houseAt(ctx, request.hostname) }),
  )

  app.get(
    '/api/sign-in/hosts',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Whether a proxy may get a certificate for this host',
        querystring: z.object({ domain: z.string().max(253) }),
        response: { 200: done },
      },
    },
    async (request) => {
      if (!(await organisationAt(ctx.db, request.query.domain))) throw refusal('not_found.host')
      return answer('An organisation signs in there.')
    },
  )
}
