import { folded } from '@credenza/schema/folded'
import { type RawBuilder, sql } from 'kysely'
import { foldedSql } from '../../../platform/lists/folded-sql.ts'
import { searchPattern } from '../../../platform/lists/search-text.ts'
import { hasValueWith } from '../../search/certificate-values.ts'
import { idsOfTransactions } from './ids-of-transactions.ts'

/** Pieces have no index, so only this many of the newest certificates are looked through. */
const newest = 100_000
const fewestCharacters = 3

/**
 * Ids of an organisation's certificates that carry the search text anywhere in a link, hash, number or reason (readings R9).
 * Finds none if a value with an index contains the text, since then that is what the search is for.
 */
export function idsOfPieces(search: string, organisationId: string): RawBuilder<string>[] {
  const wanted = folded(search)
  if (wanted.length < fewestCharacters) return []
  const isNoValue = sql<boolean>`NOT ${hasValueWith(organisationId, search)}`
  const rows = sql`
    SELECT certificate.id, certificate.org_id, certificate.slug, certificate.log_index, certificate.decline_reason
    FROM certificate WHERE certificate.org_id = ${organisationId} ORDER BY certificate.id DESC LIMIT ${newest}`
  const hash = /^(?:0x)?([0-9a-f]{3,64})$/.exec(wanted)?.[1]
  return [
    sql`SELECT certificate.id FROM (${rows}) AS certificate LEFT JOIN certificate_document AS document
        ON document.org_id = ${organisationId} AND document.certificate_id = certificate.id AND document.stored_at IS NOT NULL
      WHERE ${isNoValue} AND ${hasPiece(search, sql`document.cid`)}`,
    ...(hash
      ? [
          sql<string>`SELECT found.id FROM (${idsOfTransactions(sql`encode(chain_tx.mined_hash, 'hex') LIKE ${`%${hash}%`}`)}) AS found (id)
            WHERE ${isNoValue}`,
        ]
      : []),
  ]
}

/** Whether a certificate that belongs to a short list carries the search text in one of its codes. */
export const carriesPiece = (search: string): RawBuilder<boolean> =>
  folded(search).length < fewestCharacters
    ? sql`false`
    : hasPiece(
        search,
        sql`(SELECT document.cid FROM certificate_document AS document WHERE document.org_id = certificate.org_id
      AND document.certificate_id = certificate.id AND document.stored_at IS NOT NULL)`,
      )

const hasPiece = (search: string, cid: RawBuilder<unknown>): RawBuilder<boolean> => {
  const pattern = searchPattern(search)
  return sql`(lower(certificate.slug) LIKE ${searchPattern(slugIn(search))} OR 'ipfs://' || ${cid} LIKE ${pattern}
    OR certificate.log_index::text LIKE ${pattern} OR ${foldedSql(sql.ref('certificate.decline_reason'))} LIKE ${pattern})`
}

/** The name of the certificate in its public link, or the text itself: every link begins alike, and may end with a key. */
const slugIn = (search: string): string => /\/verify\/([^#?]+)/.exec(search)?.[1] ?? search
