import {
  type BatchImpactRequest,
  type ReviewQuote,
  type StudentSelection,
  transition,
} from '@credenza/schema'
import { type PlainCode, sentence } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import { countLacking } from '../../certificates/approval/lacking-approval.ts'
import { selectedCertificates } from '../../certificates/certificate/list/selected-certificates.ts'
import { openTo, stateSql } from '../../certificates/certificate/state-sql.ts'
import type { Context, Db } from '../../context.ts'
import { suspendedOrganisations } from '../../people/organisation/suspended-among.ts'
import { findUndoable } from '../../people/student/import/undo/find-undoable.ts'
import { readUndoImpact } from '../../people/student/import/undo/undo-impact.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusalInWords } from '../../platform/http/api-error.ts'
import { recordedSize } from '../../proof/log/anchored.ts'
import { quoteNewCertificates, quoteUnsigned } from '../../review/fee/quote-review.ts'
import { kindOf } from './kinds.ts'
import { requestedCertificates, selectedStudents } from './select-subjects.ts'

export interface Impact {
  total: number
  willChange: number
  refused: (ReturnType<typeof refusalInWords> & { count: number })[]
  quote: ReviewQuote | null
}

type ImpactOnExisting = Extract<BatchImpactRequest, { certificates: unknown } | { requests: unknown }>

type Refusal = PlainCode | 'not_found.certificate'

/** Counts what an act would change, what it would skip and why, and what the reviews that follow will cost. */
export async function readImpact(ctx: Context, reach: Reach, request: BatchImpactRequest): Promise<Impact> {
  if ('importId' in request) {
    const now = ctx.clock()
    await findUndoable(ctx.db, reach, request.importId, now)
    const { total, removable, kept } = await readUndoImpact(ctx.db, reach, request.importId, now)
    const refused = [...kept].map(([key, count]) => ({ ...refusalInWords(sentence(key)), count }))
    return { total, willChange: removable, refused, quote: null }
  }
  if ('students' in request) {
    const total = await countSelected(ctx.db, reach, request.students)
    return { total, willChange: total, refused: [], quote: null }
  }
  if (request.kind === 'create') {
    const quote = await quoteNewCertificates(ctx.db, reach.organisationId, { ...request, at: ctx.clock() })
    return { total: request.count, willChange: request.count, refused: [], quote }
  }
  const [changes, quote] = await Promise.all([
    countChanges(ctx, reach, request),
    request.kind === 'sign' ? quoteUnsigned(ctx.db, certificatesOf(ctx, reach, request)) : null,
  ])
  return { ...changes, quote }
}

/** Counts every student of a selection, however many: lists stop counting early. */
async function countSelected(db: Db, reach: Reach, students: StudentSelection): Promise<number> {
  if ('ids' in students) return new Set(students.ids).size
  const { count } = await selectedStudents(db, reach, students)
    .select((q) => q.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the certificates by state in the database, and looks up each state in the table of transitions. */
async function countChanges(
  ctx: Context,
  reach: Reach,
  request: ImpactOnExisting,
): Promise<Omit<Impact, 'quote'>> {
  const { asks } = kindOf(request.kind)
  const selection = 'requests' in request ? request.requests : request.certificates
  const recorded = await recordedSize(ctx.db)
  const suspended = 'requests' in request ? await suspendedOrganisations(ctx.db) : []
  const groups = await certificatesOf(ctx, reach, request)
    .select((q) => [
      'origin',
      stateSql(recorded).as('state'),
      q('org_id', '=', anyOf(suspended)).as('waits'),
      q.fn.countAll<string>().as('count'),
    ])
    .groupBy(['origin', 'state', 'waits'])
    .execute()

  const refused = new Map<Refusal, number>()
  const refuse = (code: Refusal, count: number) => refused.set(code, (refused.get(code) ?? 0) + count)
  let found = 0
  let willChange = 0
  for (const { count, origin, state, waits } of groups) {
    found += Number(count)
    const outcome = asks && transition(state, asks)
    if (outcome && 'refused' in outcome) refuse(outcome.refused, Number(count))
    else if (waits) refuse('issuer_suspended', Number(count))
    else if (asks === 'sign' && origin === 'user') refuse('letter_required', Number(count))
    else willChange += Number(count)
  }
  if (request.kind === 'sign') {
    const drafts = certificatesOf(ctx, reach, request)
      .where(openTo('sign'))
      .where('origin', '=', sql.lit('issuer'))
    const lacking = await countLacking(ctx, reach.organisationId, drafts)
    for (const why of ['approval_required', 'approval_changed'] as const) {
      if (lacking[why] > 0) refuse(why, lacking[why])
      willChange -= lacking[why]
    }
  }
  const total = 'ids' in selection ? new Set(selection.ids).size : found
  if (total > found) refuse('not_found.certificate', total - found)
  return {
    total,
    willChange,
    refused: [...refused].map(([key, count]) => ({ ...refusalInWords(sentence(key)), count })),
  }
}

const certificatesOf = ({ db }: Context, reach: Reach, request: ImpactOnExisting) =>
  'requests' in request
    ? requestedCertificates(
        db,
        { verifierId: reach.organisationId, origin: request.origin },
        request.requests,
      )
    : selectedCertificates(db, reach, request.certificates)
