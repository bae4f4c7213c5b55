import {
  type BatchRequest,
  batchFailuresResponse,
  batchImpactRequest,
  batchImpactResponse,
  batchListResponse,
  batchPermission,
  batchRequest,
  batchResponse,
  listQuery,
} from '@credenza/schema'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest, requirePermission, wrongRole } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { askerOf } from './kinds.ts'
import { readBatchFile } from './read-batch-file.ts'
import { batchToWire, findBatch, listBatches, listFailures } from './read-batches.ts'
import { readImpact } from './read-impact.ts'
import { retryBatch } from './retry-batch.ts'
import { startBatch } from './start-batch.ts'
import { undoBatch } from './undo-batch.ts'

const params = pathId('batchId')

/** Returns the calling organisation. Throws 'forbidden' if its role does not allow the act. */
function askerOfRequest(request: FastifyRequest, { kind }: Pick<BatchRequest, 'kind'>): OrganisationCaller {
  const caller = organisationOfRequest(request)
  if (caller.role !== askerOf(kind)) throw wrongRole()
  return caller
}

export function batchRoutes(app: App, ctx: Context): void {
  /** Returns the calling organisation if the caller may do what the batch did. */
  async function permitted(request: FastifyRequest, batchId: string): Promise<OrganisationCaller> {
    const { organisationId } = organisationOfRequest(request)
    const { kind } = await findBatch(ctx.db, organisationId, batchId)
    return requirePermission(request, batchPermission[kind])
  }

  app.post(
    '/api/batches',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], departmental: true, permission: 'read' },
      schema: {
        summary: 'Start a batch',
        description:
          'One action on any number of certificates, students or requests, done in the background. Follow it by its id.',
        body: batchRequest,
        response: { 202: batchResponse },
      },
    },
    async (request, reply) => {
      askerOfRequest(request, request.body)
      const caller = await requirePermission(request, batchPermission[request.body.kind])
      const data = await startBatch(ctx, caller, request.body, idempotencyKey(ctx, request))
      return reply.code(202).send({ success: true, message: 'Batch accepted', data })
    },
  )

  app.post(
    '/api/batches/preview',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], departmental: true, permission: 'read' },
      schema: {
        summary: 'Preview a batch',
        description: 'What an action would change, before it is done: the exact number, however many match.',
        body: batchImpactRequest,
        response: { 200: batchImpactResponse },
      },
    },
    async (request) => {
      const data = await readImpact(ctx, askerOfRequest(request, request.body), request.body)
      return answer('Impact', { data })
    },
  )

  app.get(
    '/api/batches',
    {
      config: { access: ['issuer', 'verifier'], departmental: true },
      schema: {
        summary: 'List batches',
        querystring: listQuery(['createdAt', 'title']),
        response: { 200: batchListResponse },
      },
    },
    async (request) => {
      const reach = organisationOfRequest(request)
      const page = await listBatches(ctx.db, reach, request.query, ctx.clock())
      return answer('Batches', { ...page })
    },
  )

  app.get(
    '/api/batches/:batchId',
    {
      config: { access: ['issuer', 'verifier'], departmental: true },
      schema: { summary: 'Read a batch', params, response: { 200: batchResponse } },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const row = await findBatch(ctx.db, organisationId, request.params.batchId)
      const data = await batchToWire(ctx.db, row, ctx.clock())
      return answer('Batch', { data })
    },
  )

  app.get(
    '/api/batches/:batchId/failures',
    {
      config: { access: ['issuer', 'verifier'], departmental: true },
      schema: {
        summary: "List a batch's failures",
        params,
        querystring: listQuery(['name']),
        response: { 200: batchFailuresResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      const page = await listFailures(ctx.db, caller, request.params.batchId, request.query)
      return answer('Failures', { ...page })
    },
  )

  app.get(
    '/api/batches/:batchId/file',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'Download the file of an export',
        produces: [
          'application/zip',
          'text/csv',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ],
        params,
        description: 'The file of an export that is done, for 24 hours: application/zip, text/csv or .xlsx.',
      },
    },
    async (request, reply) => {
      const file = await readBatchFile(ctx, organisationOfRequest(request), request.params.batchId)
      return reply
        .type(file.mediaType)
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${file.name}"`,
          'x-content-type-options': 'nosniff',
        })
        .send(file.body)
    },
  )

  app.post(
    '/api/batches/:batchId/retry',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], departmental: true, permission: 'read' },
      schema: { summary: "Retry a batch's failures", params, response: { 200: batchResponse } },
    },
    async (request) => {
      const { batchId } = request.params
      const data = await retryBatch(ctx, await permitted(request, batchId), batchId)
      return answer('Retrying the failed ones.', { data })
    },
  )

  app.post(
    '/api/batches/:batchId/recall',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'read' },
      schema: { summary: 'Undo a batch', params, response: { 200: batchResponse } },
    },
    async (request) => {
      const { batchId } = request.params
      const data = await undoBatch(ctx, await permitted(request, batchId), batchId)
      return answer('Undo has started.', { data })
    },
  )
}
