import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { contentDigest, type Said } from './content.ts'

/** A certificate as it would be signed now. */
export interface Draft {
  id: string
  said: Said
  email: string
  isSigned: boolean
}

/** An organisation's certificates by id, each with what it will say. Leaves out unknown ids. */
async function readDrafts(db: Db | Tx, organisationId: string, ids: readonly string[]): Promise<Draft[]> {
  const { rows } = await sql<Said & { id: string; email: string; isSigned: boolean }>`
    SELECT own.id, own.category_name AS "categoryName", own.title, own.date,
      nullif(own.valid_until, '') AS "validUntil", own.issuer_name AS "issuerName", own.user_name AS "userName",
      coalesce(own.details, '{}') AS details, own.results, own.template_id AS "templateId",
      own.template_version AS "templateVersion", account.email, own.signed_at IS NOT NULL AS "isSigned"
    FROM unnest(${ids}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT * FROM certificate WHERE org_id = ${organisationId} AND id = wanted.id LIMIT 1
    ) AS own
    JOIN account ON account.id = own.account_id`.execute(db)
  return rows.map(({ id, email, isSigned, ...said }) => ({ id, email, isSigned, said }))
}

const perStep = 1_000

/** Like `readDrafts`, in pages of a thousand ids, with each certificate's digest under the salt. */
export async function* readDigests(
  tx: Tx,
  { organisationId, salt, ids }: { organisationId: string; salt: Uint8Array; ids: readonly string[] },
): AsyncGenerator<(Draft & { digest: Uint8Array })[]> {
  for (let from = 0; from < ids.length; from += perStep) {
    const drafts = await readDrafts(tx, organisationId, ids.slice(from, from + perStep))
    yield drafts.map((draft) => ({ ...draft, digest: contentDigest(salt, draft.said, draft.email) }))
  }
}
