import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { meansNodeLost } from '../../platform/db/unavailable.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationOf } from '../../platform/ids.ts'
import type { Certificate } from './certificate.ts'
import { type CertificateRow, certificateOf } from './certificate-row.ts'

/**
 * Certificates of any organisation by id; leaves out unknown ids. Looks up each id separately, because for all ids at once a
 * planner without fresh statistics reads every certificate of those organisations. Each organisation has its own part of the
 * statement that names it, so that only the nodes with these organisations are asked.
 */
export async function findCertificates(db: Db | Tx, ids: readonly string[]): Promise<Certificate[]> {
  const known = [...new Set(ids)].filter((id) => organisationOf(id, 'cert'))
  if (known.length === 0) return []
  const parts = [...Map.groupBy(known, (id) => organisationOf(id, 'cert')!)].map(
    ([organisationId, own]) => sql`
      SELECT certificate.* FROM unnest(${own}::text[]) AS wanted (id)
      CROSS JOIN LATERAL ${lookUpOf(organisationId, 'wanted.id')} AS certificate`,
  )
  const { rows } = await sql<CertificateRow>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  return rows.map(certificateOf)
}

/** A subquery: the certificate whose id is in this column. Even without fresh statistics, a planner looks it up by its id. */
export const lookUpOf = (organisationId: string, id: string): RawBuilder<CertificateRow> =>
  sql`(SELECT * FROM certificate WHERE org_id = ${organisationId} AND id = ${sql.ref(id)} LIMIT 1)`

/**
 * Like `findCertificates`, but returns the ids of organisations on an unreachable node separately, so that the others can go
 * on.
 */
export async function findReachable(
  db: Db,
  ids: readonly string[],
): Promise<{ found: Certificate[]; lost: string[] }> {
  try {
    return { found: await findCertificates(db, ids), lost: [] }
  } catch (error) {
    if (!meansNodeLost(error)) throw error
  }
  const lost: string[] = []
  const parts = [...Map.groupBy(ids, (id) => organisationOf(id, 'cert')).values()].map((own) =>
    findCertificates(db, own).catch((error: unknown) => {
      if (!meansNodeLost(error)) throw error
      lost.push(...own)
      return []
    }),
  )
  return { found: (await Promise.all(parts)).flat(), lost }
}

/**
 * One certificate by id or by a name in the directory: public slug, number in the log, or id of the credential. Throws
 * not_found with the specification's words.
 */
export async function findCertificate(db: Db | Tx, name: string): Promise<Certificate> {
  const id = organisationOf(name, 'cert') ? name : await idInDirectory(db, name)
  const [row] = id ? await findCertificates(db, [id]) : []
  if (!row) throw refusal('not_found.certificate')
  return row
}

/** The corrections that were made of this certificate. */
export async function findCorrections(
  db: Db | Tx,
  { organisationId, id }: Pick<Certificate, 'organisationId' | 'id'>,
): Promise<Certificate[]> {
  const rows = await db
    .selectFrom('certificate')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('predecessor_id', '=', id)
    .execute()
  return rows.map(certificateOf)
}

async function idInDirectory(db: Db | Tx, name: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom('certificate_directory')
    .select('certificate_id')
    .where(directoryColumn(name), '=', name)
    .executeTakeFirst()
  return entry?.certificate_id
}

function directoryColumn(name: string): 'log_index' | 'credential_id' | 'slug' {
  if (/^\d{1,15}$/.test(name)) return 'log_index'
  return name.startsWith('urn:uuid:') ? 'credential_id' : 'slug'
}
