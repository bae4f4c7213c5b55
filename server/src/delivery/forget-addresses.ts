import { sql } from 'kysely'
import type { Tx } from '../context.ts'

/** Forgets which address mails about a person's certificates went to; that they were sent stays on record. */
export async function forgetAddresses(tx: Tx, accountId: string): Promise<void> {
  await sql`
    UPDATE delivery SET email = '', search = replace(delivery.search, lower(delivery.email), '')
    FROM certificate
    WHERE certificate.org_id = delivery.org_id AND certificate.id = delivery.certificate_id
      AND certificate.account_id = ${accountId}`.execute(tx)
}
