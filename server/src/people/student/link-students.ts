import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/** Moves an organisation's students to these accounts, given by student. */
export async function linkStudents(
  tx: Tx,
  organisationId: string,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    UPDATE student SET account_id = linked.account_id
    FROM unnest(${[...accounts.keys()]}::text[], ${[...accounts.values()]}::text[]) AS linked (id, account_id)
    WHERE student.org_id = ${organisationId} AND student.id = linked.id`.execute(tx)
}
