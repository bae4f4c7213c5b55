import { SIGNING_SUITES, type SigningSuite } from '@credenza/credential/general'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { organisationOfRequest } from '../platform/http/authenticate.ts'
import { limitCalls } from '../v1/rate-limit.ts'
import { issueCredential } from './issue-credential.ts'
import {
  readIssueRequest,
  readPresentationRequest,
  readStatusRequest,
  readVerifyRequest,
} from './requests.ts'
import { resolveIdentifier } from './resolve-identifier.ts'
import { revokeCredential } from './revoke-credential.ts'
import { type Verified, verifyCredential } from './verify-credential.ts'
import { verifyPresentation } from './verify-presentation.ts'

const config = { access: ['vc-api'] as const }
const bodyLimit = 1024 * 1024

/** Each way of issuing has an address of its own, as the VC API's test suites expect. */
const instances: { name: string; suite: SigningSuite; withStatus: boolean }[] = [
  ...SIGNING_SUITES.map((suite) => ({ name: suite, suite, withStatus: false })),
  { name: 'eddsa-rdfc-2022-with-status', suite: 'eddsa-rdfc-2022', withStatus: true },
]

/**
 * The W3C VC API in front of the organisation's key and of the verifier, for programs and test suites that speak it. Its
 * requests are read by hand: whatever is wrong with a document is 400 there, never 422.
 */
export function vcApiRoutes(app: App, ctx: Context): void {
  app.register(async (plain) => {
    const scope = plain as unknown as App
    await limitCalls(plain as unknown as FastifyInstance)

    for (const { name, ...how } of instances)
      scope.post(
        `/vc-api/${name}/credentials/issue`,
        { bodyLimit, config, schema: { description: 'Sign a credential with the organisation’s key.' } },
        async (request, reply) => {
          const credential = readIssueRequest(request.body)
          const party = organisationOfRequest(request)
          const verifiableCredential = await issueCredential(ctx, party, { credential, ...how })
          return reply.code(201).send({ verifiableCredential })
        },
      )

    scope.post(
      '/vc-api/credentials/verify',
      { bodyLimit, config, schema: { description: 'Verify a credential, ours or foreign.' } },
      async (request, reply) => {
        const { credential, options } = readVerifyRequest(request.body)
        const { controllers: _, ...result } = await verifyCredential(ctx, credential, options)
        return answer(reply, result)
      },
    )

    scope.post(
      '/vc-api/presentations/verify',
      { bodyLimit, config, schema: { description: 'Verify a presentation and every credential in it.' } },
      async (request, reply) => {
        const { presentation, options } = readPresentationRequest(request.body)
        return answer(reply, await verifyPresentation(ctx, presentation, options))
      },
    )

    scope.post(
      '/vc-api/credentials/status',
      { bodyLimit, config, schema: { description: 'Revoke a credential that was issued with a status.' } },
      async (request) => {
        await revokeCredential(ctx, organisationOfRequest(request), readStatusRequest(request.body))
        return {}
      },
    )

    scope.get(
      '/vc-api/identifiers/:did',
      {
        config,
        schema: { description: 'Resolve a did:key or did:web.', params: z.object({ did: z.string() }) },
      },
      async (request, reply) => {
        const { status, ...resolution } = await resolveIdentifier(ctx, request.params.did)
        return reply
          .code(status)
          .type('application/ld+json;profile="https://w3id.org/did-resolution"')
          .send(JSON.stringify(resolution))
      },
    )
  })
}

function answer(reply: FastifyReply, result: Omit<Verified, 'controllers'>): FastifyReply {
  const verified = result.errors.length === 0
  return reply.code(verified ? 200 : 400).send({ verified, ...result })
}
