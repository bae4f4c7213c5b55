import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { CertificateRow } from './find-certificates.ts'

/** The facts by which certificates are counted. */
export type CountedFacts = Pick<
  CertificateRow,
  'org_id' | 'year' | 'category_name' | 'review' | 'signed_at' | 'decided_at' | 'created_at'
>

/** One certificate before and after a change; null where it did not exist or no longer does. */
export interface CountChange {
  before: CountedFacts | null
  after: CountedFacts | null
}

/**
 * Keeps the numbers on lists and the dashboard in step when certificates are created, signed, decided or withdrawn,
 * since lists of a million rows are never counted. Call it in the transaction of the change, after the certificates'
 * rows and before `appendAudit`, so that rows are locked in the same order everywhere.
 */
export async function countChanges(tx: Tx, changes: readonly CountChange[]): Promise<void> {
  await addToCounts(tx, changes)
  await addToMonths(tx, changes)
}

async function addToCounts(tx: Tx, changes: readonly CountChange[]): Promise<void> {
  const sums = new Map<string, { facts: CountedFacts; by: number }>()
  const add = (facts: CountedFacts | null, by: number) => {
    if (!facts) return
    const key = JSON.stringify([
      facts.org_id,
      facts.year,
      facts.category_name,
      facts.review,
      facts.signed_at !== null,
    ])
    const sum = sums.get(key) ?? { facts, by: 0 }
    sums.set(key, { facts, by: sum.by + by })
  }
  for (const { before, after } of changes) {
    add(before, -1)
    add(after, 1)
  }
  const rows = [...sums].sort(byKey).flatMap(([, sum]) => (sum.by === 0 ? [] : [sum]))
  if (rows.length === 0) return
  await sql`
    INSERT INTO certificate_count (org_id, year, category_name, review, signed, count)
    SELECT * FROM unnest(
      ${rows.map(({ facts }) => facts.org_id)}::text[], ${rows.map(({ facts }) => facts.year)}::text[],
      ${rows.map(({ facts }) => facts.category_name)}::text[], ${rows.map(({ facts }) => facts.review)}::text[],
      ${rows.map(({ facts }) => facts.signed_at !== null)}::boolean[], ${rows.map(({ by }) => by)}::bigint[])
    ON CONFLICT (org_id, year, category_name, review, signed)
    DO UPDATE SET count = certificate_count.count + excluded.count`.execute(tx)
}

type MonthColumn = 'created' | 'signed' | 'accepted'

async function addToMonths(tx: Tx, changes: readonly CountChange[]): Promise<void> {
  const months = new Map<string, { org_id: string; month: string } & { [column in MonthColumn]: number }>()
  const add = (organisationId: string, at: Date, column: MonthColumn, by: number) => {
    const month = at.toISOString().slice(0, 7)
    const key = `${organisationId} ${month}`
    const entry = months.get(key) ?? { org_id: organisationId, month, created: 0, signed: 0, accepted: 0 }
    entry[column] += by
    months.set(key, entry)
  }
  for (const { before, after } of changes) {
    if (!after) {
      if (before) add(before.org_id, before.created_at, 'created', -1)
      continue
    }
    if (!before) add(after.org_id, after.created_at, 'created', 1)
    if (after.signed_at && !before?.signed_at) add(after.org_id, after.signed_at, 'signed', 1)
    const isAccepted = after.review === 'verified' && before?.review !== 'verified'
    if (isAccepted && after.decided_at) add(after.org_id, after.decided_at, 'accepted', 1)
  }
  const rows = [...months].sort(byKey).map(([, row]) => row)
  if (rows.length === 0) return
  await sql`
    INSERT INTO certificate_month (org_id, month, created, signed, accepted)
    SELECT * FROM unnest(
      ${rows.map((row) => row.org_id)}::text[], ${rows.map((row) => row.month)}::text[],
      ${rows.map((row) => row.created)}::bigint[], ${rows.map((row) => row.signed)}::bigint[],
      ${rows.map((row) => row.accepted)}::bigint[])
    ON CONFLICT (org_id, month) DO UPDATE SET created = certificate_month.created + excluded.created,
      signed = certificate_month.signed + excluded.signed,
      accepted = certificate_month.accepted + excluded.accepted`.execute(tx)
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)
