import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Name of the back-fill of `account_organisation`. Until it is done, rows of earlier releases are missing. */
export const organisationsBackFill = 'account-organisations'

/** Records that an organisation knows these people, as students or from an upload. */
export async function noteOrganisation(
  tx: Tx,
  organisationId: string,
  accountIds: Iterable<string>,
): Promise<void> {
  await sql`
    INSERT INTO account_organisation (account_id, org_id)
    SELECT account_id, ${organisationId} FROM unnest(${[...new Set(accountIds)].sort()}::text[]) AS known (account_id)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Records that an organisation has neither a student nor a certificate of these people any more, where that is so. */
export async function forgetOrganisation(
  tx: Tx,
  organisationId: string,
  accountIds: readonly string[],
): Promise<void> {
  // Apart from the deletion, because a distributed database has the two in different places.
  const { rows: kept } = await sql<{ account_id: string }>`
    SELECT account_id FROM student WHERE org_id = ${organisationId} AND account_id = ${anyOf(accountIds)}
    UNION SELECT account_id FROM certificate WHERE org_id = ${organisationId} AND account_id = ${anyOf(accountIds)}`.execute(
    tx,
  )
  const isKept = new Set(kept.map(({ account_id }) => account_id))
  await tx
    .deleteFrom('account_organisation')
    .where('org_id', '=', organisationId)
    .where('account_id', '=', anyOf(accountIds.filter((id) => !isKept.has(id))))
    .execute()
}

/** Those of these people whom no organisation knows. */
export async function knownToNobody(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  const { rows: noted } = await sql<{ account_id: string }>`
    SELECT account_id FROM account_organisation WHERE account_id = ${anyOf(accountIds)}`.execute(tx)
  const { rows: others } = (await isDirectoryWhole(tx))
    ? { rows: [] }
    : await sql<{ account_id: string }>`
        SELECT account_id FROM student WHERE account_id = ${anyOf(accountIds)}
        UNION SELECT account_id FROM certificate WHERE account_id = ${anyOf(accountIds)}`.execute(tx)
  const known = new Set([...noted, ...others].map(({ account_id }) => account_id))
  return [...new Set(accountIds)].filter((id) => !known.has(id))
}

async function isDirectoryWhole(tx: Tx): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM back_fill WHERE name = ${organisationsBackFill} AND done_at IS NOT NULL`.execute(tx)
  return rows.length > 0
}

/**
 * The organisations that know one of these people, in order. Only they have rows about them, so statements about a person name
 * them: in a distributed database only their nodes are then asked.
 */
export async function organisationsOf(db: Db | Tx, accountIds: readonly string[]): Promise<string[]> {
  const {
    rows: [directory],
  } = await sql<{ is_whole: boolean; organisations: string[] }>`
    SELECT EXISTS (SELECT FROM back_fill WHERE name = ${organisationsBackFill} AND done_at IS NOT NULL) AS is_whole,
      ARRAY(SELECT DISTINCT org_id FROM account_organisation
        WHERE account_id = ${anyOf(accountIds)} ORDER BY org_id) AS organisations`.execute(db)
  if (directory!.is_whole) return directory!.organisations
  const { rows } = await sql<{ org_id: string }>`
    SELECT org_id FROM student WHERE account_id = ${anyOf(accountIds)}
    UNION SELECT org_id FROM certificate WHERE account_id = ${anyOf(accountIds)}
    ORDER BY org_id`.execute(db)
  return rows.map(({ org_id }) => org_id)
}

/**
 * The rows that `read` finds at each organisation that knows one of these people, in the order of `organisationsOf`, as locks
 * need it.
 */
export async function atEachOrganisation<Row>(
  tx: Tx,
  accountIds: readonly string[],
  read: (organisationId: string) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const organisationId of await organisationsOf(tx, accountIds))
    found.push(...(await read(organisationId)))
  return found
}
