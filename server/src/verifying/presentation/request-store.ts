import type { PresentationAnswer, PresentationRequest } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationOf } from '../../platform/ids.ts'
import { sealedJson } from '../../platform/keys/sealed-json.ts'
import type { PresentationTables } from './tables.ts'

export type PresentationRequestRow = Selectable<PresentationTables['presentation_request']>

export interface RequestKey {
  organisationId: string
  requestId: string
}

/** The words of a request, which may name a person. */
type Words = Pick<PresentationRequest, 'title' | 'purpose'>
export type KeptAnswer = Omit<PresentationAnswer, 'sha256'>

const { seal, open: openWords } = sealedJson<Words>('presentation-request')
export const sealWords = seal
export const { seal: sealAnswer, open: openAnswer } = sealedJson<KeptAnswer>('presentation-answer')

export const requestNotFound = () => refusal('not_found.presentation_request')

export const requestsOf = (db: Db | Tx, organisationId: string) =>
  db.selectFrom('presentation_request').selectAll().where('org_id', '=', organisationId)

/** Finds a request of this organisation. Throws not_found. */
export async function findRequest(
  db: Db | Tx,
  { organisationId, requestId }: RequestKey,
): Promise<PresentationRequestRow> {
  const row = await requestsOf(db, organisationId).where('id', '=', requestId).executeTakeFirst()
  if (!row) throw requestNotFound()
  return row
}

/** Finds the request that a link names. Throws not_found. */
export async function findByCode(db: Db | Tx, code: string): Promise<PresentationRequestRow> {
  const organisationId = organisationOf(code, 'ask')
  if (!organisationId) throw requestNotFound()
  return findRequest(db, { organisationId, requestId: code })
}

export const stateOf = (
  { state, ends_at }: PresentationRequestRow,
  now: Date,
): PresentationRequest['state'] => (state === 'waiting' && ends_at <= now ? 'expired' : state)

export function requestToWire(
  { config, keys, clock }: Context,
  row: PresentationRequestRow,
): PresentationRequest {
  return {
    _id: row.id,
    ...openWords(keys, row.sealed_words),
    facts: row.facts,
    url: `${config.publicUrl}/ask/${row.id}`,
    state: stateOf(row, clock()),
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    keptDays: row.kept_days,
    endedAt: row.ended_at?.toISOString() ?? '',
    keptUntil: row.sealed_answer ? (row.kept_until?.toISOString() ?? '') : '',
    answeredWith: row.answered_with ?? '',
    verdict: row.verdict ?? '',
    refusedAnswers: row.refused_answers,
  }
}
