import { sql } from 'kysely'
import type { Db } from '../../../context.ts'
import type { Certificate } from '../certificate.ts'
import { documentOf, type StatementRow, statementRows } from './statement-rows.ts'

export interface MadeStatement
  extends Pick<StatementRow, 'action' | 'signer_org_id' | 'digest' | 'created_at'> {
  /** JSON text, as it was signed. */
  document: string
}

/** Every signed statement about a certificate, in the order in which they were made. */
export async function readStatements(
  db: Db,
  { organisationId, id }: Pick<Certificate, 'organisationId' | 'id'>,
): Promise<MadeStatement[]> {
  const { rows } = await sql<StatementRow>`
    SELECT * FROM ${statementRows} AS statement WHERE org_id = ${organisationId} AND certificate_id = ${id}
    ORDER BY created_at, id`.execute(db)
  return rows.map((row) => {
    const { action, signer_org_id, digest, created_at } = row
    return { action, signer_org_id, digest, created_at, document: documentOf(row) }
  })
}
