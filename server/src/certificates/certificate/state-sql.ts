import {
  type CertificateFacts,
  type CertificateFilter,
  type CertificateState,
  certificateStates,
  isOpenTo,
  isOver,
  type OffChainAct,
  type OffChainFacts,
  stateRules,
} from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<boolean>
type ShownAs = NonNullable<CertificateFilter['shown']>

const columnOf = {
  signed: 'signed_at',
  transferred: 'transferred_at',
  suspended: 'suspended_at',
  superseded: 'successor_id',
  revoked: 'revoked_at',
} as const satisfies Record<Exclude<keyof OffChainFacts, 'review'>, string>

/** True for rows with these facts. Here and below, `table` is the query's name for the certificates. */
export const hasFacts = (facts: Partial<OffChainFacts>, table = 'certificate'): Condition =>
  allFacts(facts, table, sql`false`)

/** True for rows in this state. */
export const inState = (state: Exclude<CertificateState, 'accepted' | 'recorded'>): Condition =>
  inStates([state])

/** True for rows whose last day is over. */
export const isPast: Condition = sql`certificate.valid_until <> ''
    AND certificate.valid_until < to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

/** True for rows that lists show as this. The first facts of each have an index of their own. */
export function isShownAs(shown: ShownAs): Condition {
  const verified = inStates(['accepted', 'recorded', 'transferred'])
  switch (shown) {
    case 'verified':
      return sql`(${verified} AND NOT (${isPast}))`
    case 'expired':
      return sql`(${hasFacts({ review: 'verified' })} AND ${isPast} AND ${verified})`
    default:
      return sql`(${hasFacts({ [shown]: true })} AND ${inState(shown)})`
  }
}

/** True for rows that allow an act. */
export const openTo = (act: OffChainAct): Condition =>
  inStates(certificateStates.filter((state) => isOpenTo(state, act)))

/** True for rows in a final state. */
export const overIn = (table: string): Condition => inStates(certificateStates.filter(isOver), table)

/** The state of a row; `recordedSize` is the same as in `stateOfCertificate`. */
export const stateSql = (recordedSize: bigint): RawBuilder<CertificateState> =>
  stateBy('certificate', sql`coalesce(certificate.log_index < ${String(recordedSize)}, false)`)

const inStates = (states: readonly CertificateState[], table = 'certificate'): Condition =>
  sql`${stateBy(table, sql`false`)} IN (${sql.join(states.map((state) => sql.lit(state)))})`

function stateBy(table: string, recorded: Condition): RawBuilder<CertificateState> {
  const cases = stateRules.map(
    ({ state, facts }) => sql`WHEN ${allFacts(facts, table, recorded)} THEN ${sql.lit(state)}`,
  )
  return sql`CASE ${sql.join(cases, sql` `)} END`
}

function allFacts(facts: Partial<CertificateFacts>, table: string, isRecorded: Condition): Condition {
  const { review, recorded, ...others } = facts
  const conditions: Condition[] = []
  // Written out instead of bound as a parameter, so that the planner can match it with the conditions of indexes.
  if (review !== undefined) conditions.push(sql`${sql.ref(`${table}.review`)} = ${sql.lit(review)}`)
  if (recorded !== undefined) conditions.push(recorded ? isRecorded : sql`NOT ${isRecorded}`)
  for (const [fact, isSo] of Object.entries(others)) {
    const column = sql.ref(`${table}.${columnOf[fact as keyof typeof columnOf]}`)
    conditions.push(isSo ? sql`${column} IS NOT NULL` : sql`${column} IS NULL`)
  }
  return sql`(${sql.join(conditions, sql` AND `)})`
}
