import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/** Writes the log numbers of an organisation's certificates into their rows and the directory. */
export async function numberCertificates(
  tx: Tx,
  organisationId: string,
  numbered: readonly { id: string; index: number }[],
): Promise<void> {
  const indexes = sql`
    unnest(${numbered.map(({ id }) => id)}::text[], ${numbered.map(({ index }) => index)}::bigint[])
      AS numbered (id, index)`
  await sql`
    UPDATE certificate SET log_index = numbered.index FROM ${indexes}
    WHERE certificate.org_id = ${organisationId} AND certificate.id = numbered.id`.execute(tx)
  await sql`
    UPDATE certificate_directory SET log_index = numbered.index FROM ${indexes}
    WHERE certificate_directory.certificate_id = numbered.id`.execute(tx)
}
