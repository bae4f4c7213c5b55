import { sql } from 'kysely'
import type { Tx } from '../../../context.ts'
import type { Certificate } from '../certificate.ts'

/** The facts by which certificates are counted. */
export type CountedFacts = Pick<
  Certificate,
  'organisationId' | 'year' | 'categoryName' | 'review' | 'signedAt' | 'decidedAt' | 'createdAt'
>

/** One certificate before and after a change; null where it did not exist or no longer does. */
export interface CountChange {
  before: CountedFacts | null
  after: CountedFacts | null
}

/**
 * Updates the counts behind lists and the dashboard when certificates are created, signed, decided or withdrawn, since lists of
 * a million rows are never counted. Call it in the transaction of the change, right before `appendAudit`: it locks the
 * organisation's counts until the transaction ends, and locks must be taken in the same order everywhere.
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
      facts.organisationId,
      facts.year,
      facts.categoryName,
      facts.review,
      facts.signedAt !== null,
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
      ${rows.map(({ facts }) => facts.organisationId)}::text[], ${rows.map(({ facts }) => facts.year)}::text[],
      ${rows.map(({ facts }) => facts.categoryName)}::text[], ${rows.map(({ facts }) => facts.review)}::text[],
      ${rows.map(({ facts }) => facts.signedAt !== null)}::boolean[], ${rows.map(({ by }) => by)}::bigint[])
    ON CONFLICT (org_id, year, category_name, review, signed)
    DO UPDATE SET count = certificate_count.count + excluded.count`.execute(tx)
}

/**
 * Notes that certificates of a type are about to be created, before any is: another department can no longer take the name of
 * the type (`category/is-type-used.ts`).
 */
export async function noteType(
  tx: Tx,
  organisationId: string,
  { categoryName, date }: Pick<Certificate, 'categoryName' | 'date'>,
): Promise<void> {
  await sql`
    INSERT INTO certificate_count (org_id, year, category_name, review, signed, count)
    VALUES (${organisationId}, ${date.slice(0, 4)}, ${categoryName}, 'pending', false, 0)
    ON CONFLICT (org_id, year, category_name, review, signed) DO NOTHING`.execute(tx)
}

/** For each act counted by month, when it happened; null if it did not. */
const countedActs = {
  created: ({ createdAt }: CountedFacts) => createdAt,
  signed: ({ signedAt }: CountedFacts) => signedAt,
  accepted: ({ review, decidedAt }: CountedFacts) => (review === 'verified' ? decidedAt : null),
}
type MonthColumn = keyof typeof countedActs

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
      if (before) add(before.organisationId, before.createdAt, 'created', -1)
      continue
    }
    for (const column of Object.keys(countedActs) as MonthColumn[]) {
      const at = countedActs[column](after)
      if (at && !(before && countedActs[column](before))) add(after.organisationId, at, column, 1)
    }
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
