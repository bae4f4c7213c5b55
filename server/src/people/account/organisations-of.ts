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
  await sql`
    DELETE FROM account_organisation
    WHERE org_id = ${organisationId} AND account_id = ${anyOf(accountIds)}
      AND NOT EXISTS (SELECT FROM student
        WHERE student.org_id = ${organisationId} AND student.account_id = account_organisation.account_id)
      AND NOT EXISTS (SELECT FROM certificate
        WHERE certificate.org_id = ${organisationId} AND certificate.account_id = account_organisation.account_id)`.execute(
    tx,
  )
}

/** Those of these people whom no organisation knows. */
export async function knownToNobody(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM unnest(${[...new Set(accountIds)]}::text[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM account_organisation WHERE account_id = asked.id)
      AND (EXISTS (SELECT FROM back_fill WHERE name = ${organisationsBackFill} AND done_at IS NOT NULL)
        OR NOT EXISTS (SELECT FROM student WHERE account_id = asked.id)
          AND NOT EXISTS (SELECT FROM certificate WHERE account_id = asked.id))`.execute(tx)
  return rows.map(({ id }) => id)
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
