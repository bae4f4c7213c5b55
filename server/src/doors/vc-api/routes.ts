import { SIGNING_SUITES, type SigningSuite } from '@credenza/credential/general'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { readByHand } from '../../platform/http/body/read-by-hand.ts'
import { takeStrictJson } from '../../platform/http/body/take-json.ts'
import { callerKeyOf } from '../../platform/http/caller-key.ts'
import type { Judge } from '../../verifying/foreign/judging/open-judging.ts'
import { limitCalls } from '../v1/rate-limit.ts'
import { described } from './bodies.ts'
import { issueCredential } from './issue-credential.ts'
import {
  readIssueRequest,
  readPresentationRequest,
  readStatusRequest,
  readVerifyRequest,
} from './requests.ts'
import { represent, resolveIdentifier } from './resolve-identifier.ts'
import { revokeCredential } from './revoke-credential.ts'
import { type Verified, verifyCredential } from './verify-credential.ts'
import { verifyPresentation } from './verify-presentation.ts'

/** Readers judge the bodies (requests.ts). */
const call = { ...readByHand, bodyLimit: 1024 * 1024, config: { access: ['vc-api'] as const } }

/** A refused document gets an answer in the form of a verification; other refusals have the form that all calls share. */
const refused = { 400: z.unknown().describe('`{verified: false, errors, …}`') }

/** Each way to issue has its own address, as the VC API's test suites expect. */
const instances: { name: string; suite: SigningSuite; withStatus: boolean }[] = [
  ...SIGNING_SUITES.map((suite) => ({ name: suite, suite, withStatus: false })),
  { name: 'eddsa-rdfc-2022-with-status', suite: 'eddsa-rdfc-2022', withStatus: true },
]

/**
 * The W3C VC API, which issues with the organisation's key and verifies, for programs and test suites. The bodies of requests
 * are parsed by hand, because there a fault in a document must give 400, never 422.
 */
export function vcApiRoutes(app: App, ctx: Context): void {
  app.register(async (scope: App) => {
    await limitCalls(scope, 'vc-api')
    takeStrictJson(scope)
    const judged = <Outcome>(request: FastifyRequest, work: (judge: Judge) => Promise<Outcome>) =>
      ctx.judging.forRequest(callerKeyOf(request), work)

    for (const { name, ...how } of instances)
      scope.post(
        `/vc-api/${name}/credentials/issue`,
        {
          ...call,
          schema: {
            summary: `Sign a credential (${name})`,
            description: 'With the organisation’s key. It becomes no certificate and enters no log.',
            body: described.issue,
            response: { 201: z.unknown().describe('`{verifiableCredential}`') },
          },
        },
        async (request, reply) => {
          const credential = readIssueRequest(request.body)
          const caller = organisationOfRequest(request)
          const verifiableCredential = await judged(request, (judge) =>
            issueCredential(ctx, judge, caller, { credential, ...how }),
          )
          return reply.code(201).send({ verifiableCredential })
        },
      )

    scope.post(
      '/vc-api/credentials/verify',
      {
        ...call,
        schema: {
          summary: 'Verify a credential',
          description: 'Ours or foreign.',
          body: described.verify,
          produces: ['application/json'],
          response: refused,
        },
      },
      async (request, reply) => {
        const { credential, options } = readVerifyRequest(request.body)
        const { controllers: _, ...result } = await judged(request, (judge) =>
          verifyCredential(ctx, judge, credential, options),
        )
        return answer(reply, result)
      },
    )

    scope.post(
      '/vc-api/presentations/verify',
      {
        ...call,
        schema: {
          summary: 'Verify a presentation',
          body: described.present,
          produces: ['application/json'],
          description: 'Verify a presentation and every credential in it.',
          response: refused,
        },
      },
      async (request, reply) => {
        const { presentation, options } = readPresentationRequest(request.body)
        const result = await judged(request, (judge) => verifyPresentation(ctx, judge, presentation, options))
        return answer(reply, result)
      },
    )

    scope.post(
      '/vc-api/credentials/status',
      {
        ...call,
        schema: {
          summary: 'Revoke a credential',
          body: described.status,
          produces: ['application/json'],
          description: 'Revoke a credential that was issued with a status.',
        },
      },
      async (request) => {
        await revokeCredential(ctx, organisationOfRequest(request), readStatusRequest(request.body))
        return {}
      },
    )

    scope.get(
      '/vc-api/identifiers/:did',
      {
        config: call.config,
        schema: {
          summary: 'Resolve a DID',
          description:
            'A did:key or did:web. Answers a DID resolution result; the document alone to who accepts only that. What ' +
            'went wrong is in `didResolutionMetadata.error`, and tells the status.',
          produces: ['application/did-resolution', 'application/did'],
          params: z.object({ did: z.string() }),
        },
      },
      async (request, reply) => {
        const resolution = await resolveIdentifier(ctx, request.params.did)
        const { type, body } = represent(resolution, request.headers.accept)
        return reply.code(resolution.status).type(type).send(JSON.stringify(body))
      },
    )
  })
}

function answer(reply: FastifyReply, result: Omit<Verified, 'controllers'>): FastifyReply {
  const verified = result.errors.length === 0
  return reply.code(verified ? 200 : 400).send({ verified, ...result })
}
