import { z } from 'zod'
import { bulkLimit } from '../constants.ts'
import { listAnswer, listQuery, success } from '../envelope.ts'
import { explained, why } from '../revocation.ts'
import { saidBy } from '../said-by.ts'
import { v1CertificateFilter } from './certificate.ts'
import { v1Registry } from './registry.ts'

const ids = z.array(z.string().min(1).max(120))
const except = ids.max(bulkLimit).default([])
const certificates = z
  .union([
    z.strictObject({ ids: ids.min(1).max(bulkLimit) }),
    z.strictObject({ filter: v1CertificateFilter, except }),
    z.strictObject({ all: z.literal(true), except }),
  ])
  .register(v1Registry, {
    id: 'Selection',
    description:
      'Named one by one, or all that match a filter, or with `all: true` every certificate. `except` names those to leave out.',
    examples: [{ filter: { category: 'Degree', year: '2026', signed: false } }],
  })

/** POST /v1/batches */
export const v1BatchRequest = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('sign'), certificates }),
    z.strictObject({ kind: z.literal('transfer'), certificates }),
    z.strictObject({ kind: z.literal('suspend'), certificates, ...why }).superRefine(explained),
    z.strictObject({ kind: z.literal('reinstate'), certificates }),
    z.strictObject({ kind: z.literal('revoke'), certificates, ...why }).superRefine(explained),
    z.strictObject({ kind: z.literal('deliver'), certificates }),
  ])
  .register(v1Registry, {
    id: 'NewBatch',
    description:
      'One act on any number of certificates, done in the background. `sign` needs the scope certificates:sign, all ' +
      'others certificates:write. `suspend` and `revoke` need a `reason`, or a `reasonCode` other than `other`. The words of a ' +
      'revocation are public for ever: name nobody in them.',
    examples: [
      { kind: 'sign', certificates: { filter: { category: 'Degree', signed: false } } },
      {
        kind: 'revoke',
        certificates: { ids: ['cert_4t9v0c2m8k1x7q3z_01kb2m9w3h5j7p1r4t6v8x0z2b'] },
        reasonCode: 'issued-in-error',
      },
    ],
  })
export type V1BatchRequest = z.infer<typeof v1BatchRequest>

const batch = z
  .object({
    batchId: z.string(),
    kind: z.string(),
    state: z.enum(['waiting', 'running', 'done', 'recalled']),
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .register(v1Registry, {
    id: 'Batch',
    examples: [
      {
        batchId: 'batch_4t9v0c2m8k1x7q3z_01kb2mb4d6f8h0k2m4p6r8t0v2',
        kind: 'sign',
        state: 'done',
        total: 500,
        done: 500,
        failed: 0,
        createdAt: '2026-06-30T08:01:00.000Z',
        endedAt: '2026-06-30T08:01:09.000Z',
      },
    ],
  })
export type V1Batch = z.infer<typeof batch>
export const v1BatchResponse = success({ data: batch })
export const v1BatchFailuresQuery = listQuery(['name'])
export const v1BatchFailuresResponse = success({
  data: z.array(
    z.object({
      certificateId: z.string(),
      name: z.string(),
      error: z.string(),
      message: z.string(),
      ...saidBy,
    }),
  ),
  ...listAnswer,
})
