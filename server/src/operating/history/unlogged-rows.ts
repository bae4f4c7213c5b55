import { statementDigest } from '@credenza/credential/issue'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { sha256 } from '../../platform/sha256.ts'
import { archivedHeads } from '../../proof/audit/archived/archived-parts.ts'

/**
 * The digests of all statements that are in the statements log or wait for it. credential/src/log/entry.ts defines where a
 * digest is in a leaf.
 */
const loggedOrWaiting = sql`
  (SELECT substring(entry FROM 39 FOR 32) FROM log_entry WHERE log = 'statements'
  UNION ALL SELECT digest FROM log_pending WHERE log = 'statements')`

/**
 * Finds a row that must be in the statements log but is neither there nor waiting, although its transaction should have written
 * its leaf. Compares each table in one statement, so that it sees a leaf that moves from waiting to logged in one of the two;
 * and with EXCEPT, which no planner turns into a search per row.
 */
export async function firstUnlogged(db: Db): Promise<string | undefined> {
  for (const table of withDigests) {
    const found = await firstUnloggedIn(db, table)
    if (found) return found
  }
  return (await firstUnloggedKeyEvent(db)) ?? (await firstUnloggedList(db)) ?? (await firstStrayHead(db))
}

/** The tables that keep the digest of each row's leaf, and the column that names the row. */
const withDigests = [
  { table: 'certificate_statement', name: 'id', is: 'statement' },
  { table: 'acceptance', name: 'certificate_id', is: 'acceptance of' },
  { table: 'approval', name: 'request_id', is: 'approval of' },
] as const

async function firstUnloggedIn(
  db: Db,
  { table, name, is }: (typeof withDigests)[number],
): Promise<string | undefined> {
  const digest = await firstUnloggedDigest(db, table)
  if (!digest) return undefined
  const { rows } = await sql<{ name: string }>`
    SELECT ${sql.ref(name)} AS name FROM ${sql.table(table)} WHERE digest = ${digest}`.execute(db)
  return `${is} ${rows[0]?.name ?? '(deleted since)'}`
}

async function firstUnloggedDigest(db: Db, table: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ digest: Uint8Array }>`
    SELECT digest FROM ${sql.table(table)} EXCEPT ${loggedOrWaiting} LIMIT 1`.execute(db)
  return rows[0]?.digest
}

/** Key events have no column for their digests, because organisations have few of them. */
async function firstUnloggedKeyEvent(db: Db): Promise<string | undefined> {
  const events = await db.selectFrom('organisation_key_event').select(['id', 'document']).execute()
  const byDigest = new Map(events.map(({ id, document }) => [digestOf(document), id]))
  const digests = [...byDigest.keys()].map((digest) => Buffer.from(digest, 'hex'))
  const { rows } = await sql<{ digest: Buffer }>`
    SELECT digest FROM unnest(${digests}::bytea[]) AS event (digest) EXCEPT ${loggedOrWaiting} LIMIT 1`.execute(
    db,
  )
  return rows[0] && `key event ${byDigest.get(rows[0].digest.toString('hex'))}`
}

/** Returns for a damaged document a digest that no leaf has. */
function digestOf(document: string): string {
  try {
    return Buffer.from(statementDigest(JSON.parse(document), sha256)).toString('hex')
  } catch {
    return '00'
  }
}

async function firstUnloggedList(db: Db): Promise<string | undefined> {
  const digest = await firstUnloggedDigest(db, 'status_list_version')
  if (!digest) return undefined
  const signed = await db
    .selectFrom('status_list_version')
    .select(['org_id', 'list', 'version'])
    .where('digest', '=', digest)
    .executeTakeFirst()
  return `version ${signed?.version} of status list ${signed?.list} of ${signed?.org_id}`
}

/** The code of 'trail-head' in a leaf. */
const headCode = 8

/** Finds a head that claims a leaf which belongs to no trail. Leaves of trails are compared with their heads elsewhere. */
async function firstStrayHead(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ org_id: string; seq: string }>`
    SELECT head.org_id, head.seq FROM trail_leaf AS head
    LEFT JOIN log_entry AS leaf ON leaf.log = 'statements' AND leaf.index = head.leaf_index
    WHERE leaf.entry IS NULL OR get_byte(leaf.entry, 37) <> ${headCode} LIMIT 1`.execute(db)
  return rows[0] && `head ${rows[0].seq} of audit trail ${rows[0].org_id}`
}

/**
 * Compares only numbers: trails' leaves below `size`, and heads in the table and in archives. Returns the mismatch in words.
 * Each head is compared elsewhere.
 */
export async function lostHeads(
  db: Db,
  { logged, size }: { logged: number; size: number },
): Promise<string | undefined> {
  const { heads } = await archivedHeads(db)
  const { rows } = await sql<{ n: string }>`
    SELECT count(*) AS n FROM trail_leaf WHERE leaf_index < ${size}`.execute(db)
  const missing = logged - Number(rows[0]!.n)
  // Heads may have been archived or read back in the meantime.
  if (missing === heads || (await archivedHeads(db)).heads !== heads) return undefined
  return `${missing} heads of audit trails are missing, but ${heads} are archived`
}

/** Finds an accepted certificate that has no number and does not wait for one. */
export async function firstUnloggedCertificate(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM certificate WHERE review = 'verified' AND log_index IS NULL
    EXCEPT (SELECT certificate_id FROM log_pending WHERE log = 'certificates') LIMIT 1`.execute(db)
  return rows[0] && `certificate ${rows[0].id}`
}
