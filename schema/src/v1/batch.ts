import { z } from 'zod'
import { bulkLimit } from '../constants.ts'
import { listAnswer, listQuery, success } from '../envelope.ts'
import { explained, why } from '../revocation.ts'
import { saidBy } from '../said-by.ts'
import { v1CertificateFilter } from './certificate.ts'
import { described } from './described.ts'
import { v1Registry } from './registry.ts'

const ids = z.array(z.string().min(1).max(120))
const except = ids.max(bulkLimit).default([]).describe('The ids of those to leave out.')
const certificates = z
  .union([
    z.strictObject({ ids: ids.min(1).max(bulkLimit).describe('The ids of up to 10,000 certificates.') }),
    z.strictObject({
      filter: v1CertificateFilter.describe('All that match it when the batch starts.'),
      except,
    }),
    z.strictObject({ all: z.literal(true).describe('Every certificate that the key reaches.'), except }),
  ])
  .register(v1Registry, {
    id: 'Selection',
    description:
      'Named one by one, or all that match a filter, or with `all: true` every certificate. `except` names those to leave out.',
    examples: [{ filter: { category: 'Degree', year: '2026', signed: false } }],
  })

const kind = <const Kind extends string>(name: Kind, does: string) => ({
  kind: z.literal(name).describe(does),
  certificates: certificates.describe('Which certificates.'),
})
const because = described(why, {
  reasonCode: 'Why. `other`, the default, leaves it to the words of `reason`.',
  reason: 'The reason in your own words; required with the reason code `other`.',
})
/** What `explained` checks, for readers of the description. */
const reasonNeeded = {
  if: { properties: { reasonCode: { const: 'other' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ['reason'], properties: { reason: { type: 'string', minLength: 1 } } },
}

/** POST /v1/batches */
export const v1BatchRequest = z
  .discriminatedUnion('kind', [
    z.strictObject(kind('sign', 'Signs drafts in the organisation’s name.')),
    z.strictObject(kind('transfer', 'Moves the tokens into the holders’ wallets.')),
    z
      .strictObject({ ...kind('suspend', 'Suspends signed ones until they are reinstated.'), ...because })
      .superRefine(explained)
      .meta(reasonNeeded),
    z.strictObject(kind('reinstate', 'Ends suspensions.')),
    z
      .strictObject({ ...kind('revoke', 'Revokes signed ones for good.'), ...because })
      .superRefine(explained)
      .meta(reasonNeeded),
    z.strictObject(
      kind('deliver', 'Mails accepted ones to their holders, again if they were mailed before.'),
    ),
  ])
  .register(v1Registry, {
    id: 'NewBatch',
    description:
      'One action on any number of certificates, done in the background. `sign` needs the scope certificates:sign, all ' +
      'others certificates:write. `suspend` and `revoke` need a `reason`, or a `reasonCode` other than `other`. The words of a ' +
      'revocation stay public: name nobody in them.',
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
    batchId: z.string().describe('Its id, to follow it by.'),
    kind: z.string().describe('Which action it is.'),
    state: z
      .enum(['waiting', 'running', 'done', 'recalled'])
      .describe('How far it is. `done` also if some failed; `recalled` if someone undid it on screen.'),
    total: z.number().int().describe('How many were selected.'),
    done: z.number().int().describe('How many the action has taken effect on.'),
    failed: z.number().int().describe('How many it was refused for; the failures say why.'),
    createdAt: z.string().describe('When it was accepted, in UTC.'),
    endedAt: z.string().nullable().describe('When it ended, in UTC. Null until then.'),
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
      certificateId: z.string().describe('Which certificate.'),
      name: z.string().describe('The name on it.'),
      error: z.string().describe('The stable code of the refusal.'),
      message: z.string().describe('The refusal in English.'),
      ...saidBy,
    }),
  ),
  ...listAnswer,
})
