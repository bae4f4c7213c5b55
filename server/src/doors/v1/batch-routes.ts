import { batchScope } from '@credenza/schema'
import {
  v1BatchFailuresQuery,
  v1BatchFailuresResponse,
  v1BatchRequest,
  v1BatchResponse,
} from '@credenza/schema/v1/index'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest, requireScope } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { kindOf } from '../batch/kinds.ts'
import { type BatchRow, batchToWire, findBatch, listFailures } from '../batch/read-batches.ts'
import { retryBatch } from '../batch/retry-batch.ts'
import { batchToV1, startV1Batch } from './start-batch.ts'

const batchId = pathId('batchId')
const reading = { config: { access: ['certificates:read'] as const, departmental: true } }

/** A batch on certificates. Throws not_found for others, since a key for certificates says nothing about students. */
async function findBatchOnCertificates(ctx: Context, organisationId: string, id: string): Promise<BatchRow> {
  const batch = await findBatch(ctx.db, organisationId, id)
  if (kindOf(batch.kind).subject !== 'certificate') throw refusal('not_found.batch')
  return batch
}

export function batchRoutes(app: App, ctx: Context): void {
  app.post(
    '/v1/batches',
    {
      config: { access: ['certificates:write', 'certificates:sign'], departmental: true },
      schema: {
        summary: 'Sign, transfer, suspend, reinstate, revoke or email certificates',
        description: 'Takes an Idempotency-Key. Follow the batch by its id.',
        body: v1BatchRequest,
        response: { 202: v1BatchResponse },
      },
    },
    async (request, reply) => {
      requireScope(request, batchScope(request.body.kind))
      const owner = organisationOfRequest(request)
      const data = await startV1Batch(ctx, owner, request.body, idempotencyKey(ctx, request))
      return reply.code(202).send({ success: true, message: 'Batch accepted.', data })
    },
  )

  app.get(
    '/v1/batches/:batchId',
    {
      ...reading,
      schema: { summary: 'Read a batch', params: batchId, response: { 200: v1BatchResponse } },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const row = await findBatchOnCertificates(ctx, organisationId, request.params.batchId)
      const data = batchToV1(await batchToWire(ctx.db, row, ctx.clock()))
      return answer('Batch', { data })
    },
  )

  app.get(
    '/v1/batches/:batchId/failures',
    {
      ...reading,
      schema: {
        summary: 'List what failed in a batch',
        params: batchId,
        querystring: v1BatchFailuresQuery,
        response: { 200: v1BatchFailuresResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      const batch = await findBatchOnCertificates(ctx, caller.organisationId, request.params.batchId)
      const { data, ...page } = await listFailures(ctx.db, caller, batch.id, request.query)
      const failures = data.map(({ subject, ...failure }) => ({ certificateId: subject, ...failure }))
      return answer('Failures', { data: failures, ...page })
    },
  )

  app.post(
    '/v1/batches/:batchId/retry',
    {
      config: { access: ['certificates:write', 'certificates:sign'], departmental: true },
      schema: { summary: 'Retry what failed', params: batchId, response: { 200: v1BatchResponse } },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const { kind } = await findBatchOnCertificates(ctx, owner.organisationId, request.params.batchId)
      requireScope(request, batchScope(kind))
      const data = batchToV1(await retryBatch(ctx, owner, request.params.batchId))
      return answer('Retrying the failed ones.', { data })
    },
  )
}
