import type { BatchImpactRequest, ErrorCode } from '@credenza/schema'
import { sql } from 'kysely'
import { recordedSize } from '../anchor/anchored.ts'
import { type CertificateFacts, refusalSentence, stateOf, transition } from '../certificate/state.ts'
import type { Context } from '../context.ts'
import { kindOf } from './kinds.ts'
import { requestedCertificates, selectedCertificates } from './select-subjects.ts'

export interface Impact {
  total: number
  willChange: number
  refused: { error: string; message: string; count: number }[]
}

/**
 * What an act on certificates would change, and why it would leave the rest: the database counts how many there are of
 * each combination of facts, the state machine answers for each.
 */
export async function readImpact(
  ctx: Context,
  organisationId: string,
  request: BatchImpactRequest,
): Promise<Impact> {
  const { asks } = kindOf(request.kind)
  const selection = 'requests' in request ? request.requests : request.certificates
  const recorded = await recordedSize(ctx.db)
  const groups = await certificatesOf(ctx, organisationId, request)
    .select((q) => [
      'review',
      'origin',
      sql<boolean>`signed_at IS NOT NULL`.as('signed'),
      sql<boolean>`coalesce(log_index < ${String(recorded)}, false)`.as('recorded'),
      sql<boolean>`transferred_at IS NOT NULL`.as('transferred'),
      sql<boolean>`suspended_at IS NOT NULL`.as('suspended'),
      sql<boolean>`successor_id IS NOT NULL`.as('superseded'),
      sql<boolean>`revoked_at IS NOT NULL`.as('revoked'),
      q.fn.countAll<string>().as('count'),
    ])
    .groupBy(['review', 'origin', ...facts.map((fact) => sql.ref(fact))])
    .execute()

  const refused = new Map<ErrorCode, number>()
  const refuse = (code: ErrorCode, count: number) => refused.set(code, (refused.get(code) ?? 0) + count)
  let found = 0
  let willChange = 0
  for (const { count, origin, ...facts } of groups) {
    found += Number(count)
    const outcome = asks && transition(stateOf(facts), asks)
    if (outcome && 'refused' in outcome) refuse(outcome.refused, Number(count))
    else if (asks === 'sign' && origin === 'user') refuse('letter_required', Number(count))
    else willChange += Number(count)
  }
  const total = 'ids' in selection ? new Set(selection.ids).size : found
  if (total > found) refuse('not_found', total - found)
  return {
    total,
    willChange,
    refused: [...refused].map(([error, count]) => ({ error, message: refusalSentence(error), count })),
  }
}

const certificatesOf = ({ db }: Context, organisationId: string, request: BatchImpactRequest) =>
  'requests' in request
    ? requestedCertificates(db, { verifierId: organisationId, origin: request.origin }, request.requests)
    : selectedCertificates(db, organisationId, request.certificates)

/** The groups' columns. They are those of `CertificateFacts`, so that none is forgotten. */
const facts = [
  'signed',
  'recorded',
  'transferred',
  'suspended',
  'superseded',
  'revoked',
] as const satisfies (keyof CertificateFacts)[]
