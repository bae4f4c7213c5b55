import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/** Writes the log numbers of certificates into their rows and the directory. */
export async function numberCertificates(
  tx: Tx,
  numbered: readonly { org_id: string; id: string; index: number }[],
): Promise<void> {
  const ids = numbered.map(({ id }) => id)
  const indexes = numbered.map(({ index }) => index)
  await sql`
    UPDATE certificate SET log_index = numbered.index
    FROM unnest(${numbered.map(({ org_id }) => org_id)}::text[], ${ids}::text[], ${indexes}::bigint[])
      AS numbered (org_id, id, index)
    WHERE certificate.org_id = numbered.org_id AND certificate.id = numbered.id`.execute(tx)
  await sql`
    UPDATE certificate_directory SET log_index = numbered.index
    FROM unnest(${ids}::text[], ${indexes}::bigint[]) AS numbered (id, index)
    WHERE certificate_directory.certificate_id = numbered.id`.execute(tx)
}
