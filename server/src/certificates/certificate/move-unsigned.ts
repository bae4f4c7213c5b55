import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { walletsOf } from '../../people/account/wallets-of.ts'
import { noteWallets } from './note-wallets.ts'

/**
 * Moves the unsigned certificates of students to their new accounts; signed ones stay with the account that they were
 * signed for. Returns the ids of the moved certificates.
 */
export async function moveUnsigned(
  tx: Tx,
  organisationId: string,
  accounts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE certificate SET account_id = moved.account_id
    FROM unnest(${[...accounts.keys()]}::text[], ${[...accounts.values()]}::text[]) AS moved (id, account_id)
    WHERE certificate.org_id = ${organisationId} AND certificate.student_id = moved.id
      AND certificate.signed_at IS NULL RETURNING certificate.id`.execute(tx)
  await noteWallets(tx, await walletsOf(tx, [...accounts.values()]))
  return rows.map(({ id }) => id)
}
