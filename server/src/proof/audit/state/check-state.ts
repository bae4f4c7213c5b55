import { sql } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { RecordedTable } from './recorded-table.ts'
import { isSubjectOf, rowSubjects, unrecordedRow } from './row-bytes.ts'
import { gone, type RecordedState } from './state-digests.ts'

export type StateCheck =
  | { ok: true; subjects: number }
  /** The first subject of the trail that differs from its newest entry; `seq` is that entry, if there is one. */
  | { ok: false; trail: string; seq: bigint | undefined; subject: string; reason: string }

const pageSize = 5000

/**
 * Compares the tables with the trails: for every subject they must hold what the newest entry about it recorded, and every
 * subject with rows must have an entry. Reads within one snapshot.
 */
export async function checkState(recorded: RecordedState, db: Tx): Promise<StateCheck[]> {
  const checks: StateCheck[] = []
  for (const trail of await trailsOf(db)) checks.push(await checkTrailState(recorded, db, trail))
  const unrecorded = await findUnrecordedRow(recorded, db)
  return unrecorded.ok ? checks : [...checks, unrecorded]
}

/** The first row of a recorded table that no trail has an entry about. */
export async function findUnrecordedRow({ tables }: RecordedState, db: Tx): Promise<StateCheck> {
  for (const table of tables) {
    const found = await findUnrecorded(db, table)
    if (found) return found
  }
  return { ok: true, subjects: tables.length }
}

async function trailsOf(db: Tx): Promise<string[]> {
  const rows = await db.selectFrom('audit_entry').select('org_id').distinct().orderBy('org_id').execute()
  return rows.map((row) => row.org_id)
}

interface NewestEntry {
  subject: string
  seq: string
  action: string
  state: Uint8Array
}

/** Like `checkState`, for one trail; with `afterSeq`, only for subjects with a later entry than that. */
export async function checkTrailState(
  recorded: RecordedState,
  db: Tx,
  trail: string,
  afterSeq = 0n,
): Promise<StateCheck> {
  let subjects = 0
  let first: NewestEntry | undefined
  for (let after = ''; ; ) {
    const page = await newestEntries(db, trail, { after, afterSeq })
    const states = await recorded.digests(
      db,
      trail,
      page.map(({ subject }) => subject),
    )
    for (const entry of page) {
      if (Buffer.compare(states.get(entry.subject) ?? gone, entry.state) === 0) continue
      if (!first || BigInt(entry.seq) < BigInt(first.seq)) first = entry
    }
    subjects += page.length
    if (page.length < pageSize) break
    after = page.at(-1)!.subject
  }
  if (!first) return { ok: true, subjects }
  const { subject, seq } = first
  const states = await recorded.digests(db, trail, [subject])
  return {
    ok: false,
    trail,
    seq: BigInt(seq),
    subject,
    reason: reasonOf(recorded, first, states.get(subject) ?? gone),
  }
}

/** For each of the next subjects of a trail, the newest entry that has a state. */
async function newestEntries(
  db: Db | Tx,
  trail: string,
  { after, afterSeq }: { after: string; afterSeq: bigint },
): Promise<NewestEntry[]> {
  const { rows } = await sql<NewestEntry>`
    SELECT DISTINCT ON (subject) subject, seq, action, state FROM audit_entry
    WHERE org_id = ${trail} AND subject > ${after} AND seq > ${String(afterSeq)} AND state IS NOT NULL
    ORDER BY subject, seq DESC LIMIT ${pageSize}`.execute(db)
  return rows
}

function reasonOf(
  { tablesOf }: RecordedState,
  { subject, state, action }: NewestEntry,
  now: Uint8Array,
): string {
  const tables = [...new Set(tablesOf(subject).map(({ table }) => table))].join(', ')
  if (state.length === 0) return `it was gone after ${action}, and is there again (${tables})`
  if (now.length === 0) return `it is gone, though ${action} left it there (${tables})`
  return `it is not what ${action} left (${tables})`
}

async function findUnrecorded(db: Tx, table: RecordedTable): Promise<StateCheck | undefined> {
  const found = await (table.liesApart ? firstUnrecorded(db, table) : unrecordedByJoin(db, table))
  if (!found) return undefined
  return { ok: false, ...found, seq: undefined, reason: `no entry says how it came into ${table.table}` }
}

interface Subject {
  trail: string
  subject: string
}

async function unrecordedByJoin(db: Tx, table: RecordedTable): Promise<Subject | undefined> {
  const { rows } = await sql.raw<Subject>(unrecordedRow(table)).execute(db)
  return rows[0]
}

/** Reads the table once, some rows at a time, and looks each up in its trail. */
async function firstUnrecorded(db: Tx, table: RecordedTable): Promise<Subject | undefined> {
  await sql`DECLARE subjects NO SCROLL CURSOR FOR ${sql.raw(rowSubjects(table))}`.execute(db)
  try {
    for (;;) {
      const { rows } = await sql<Subject>`FETCH ${sql.lit(pageSize)} FROM subjects`.execute(db)
      for (const [trail, some] of Map.groupBy(rows, (row) => row.trail)) {
        const noted = await recordedAmong(db, trail, new Set(some.map(({ subject }) => subject)))
        const found = some.find(({ subject }) => !isSubjectOf(table, subject) || !noted.has(subject))
        if (found) return found
      }
      if (rows.length < pageSize) return undefined
    }
  } finally {
    await sql`CLOSE subjects`.execute(db)
  }
}

async function recordedAmong(db: Tx, trail: string, subjects: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('subject')
    .distinct()
    .where('org_id', '=', trail)
    .where('subject', '=', anyOf([...subjects]))
    .where('state', 'is not', null)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}
