import { searchedCodes } from '@credenza/schema/searched-codes'
import { type RawBuilder, sql } from 'kysely'
import { searchText } from '../../platform/lists/search-text.ts'

/** The common beginning of all links to sealed documents (CIDv1, raw, SHA-256), which is all that a table shows of a link. */
const sharedLink = 'ipfs://bafkrei'

/** Whether the search text is part of every document's link. */
export const isInEveryLink = (search: string): boolean => sharedLink.includes(searchText([search]))

/**
 * Ids of certificates that a code leads to: a number, or the beginning of a document's link or of the recording transaction's
 * hash. Codes have no grams in the index, since a million different ones would cost more than all other values. With an
 * organisation, certificates of others may be left out.
 */
export function idsOfCodes(search: string, organisationId?: string): RawBuilder<string>[] {
  const wanted = searchText([search])
  const transaction = searchedCodes.hash.exec(wanted)?.[1]
  return [
    ...(searchedCodes.number.test(wanted) ? [idsOfNumber(wanted)] : []),
    ...idsOfLink(search, organisationId),
    ...(transaction ? [idsOfTransaction(transaction)] : []),
  ]
}

const idsOfNumber = (number: string): RawBuilder<string> =>
  sql`SELECT certificate_id FROM certificate_directory WHERE log_index = ${number}::bigint`

/** Like `idsOfCodes`, for links only. With an organisation, a single worker of a cluster can answer. */
export function idsOfLink(search: string, organisationId?: string): RawBuilder<string>[] {
  const cid = searchedCodes.link.exec(searchText([search]))?.[1]
  if (cid === undefined) return []
  const isOwn = organisationId === undefined ? sql`true` : sql`org_id = ${organisationId}`
  return [
    sql`SELECT certificate_id FROM certificate_document
      WHERE ${isOwn} AND cid COLLATE "C" >= ${cid} AND cid COLLATE "C" < ${`${cid}~`} AND stored_at IS NOT NULL`,
  ]
}

/** The certificates that a mined anchor is the first to cover, as in `firstAnchors`. */
function idsOfTransaction(beginning: string): RawBuilder<string> {
  const lowest = Buffer.from(beginning.padEnd(64, '0'), 'hex')
  const highest = Buffer.from(beginning.padEnd(64, 'f'), 'hex')
  return sql`
    SELECT named.certificate_id
    FROM chain_tx JOIN anchor ON anchor.transaction_key = chain_tx.key
    CROSS JOIN LATERAL (
      SELECT coalesce(max(certificates_size), 0) AS size FROM anchor AS earlier
      WHERE state IN ('mined', 'final') AND (earlier.certificates_size, earlier.statements_size)
        < (anchor.certificates_size, anchor.statements_size)
    ) AS covered
    JOIN certificate_directory AS named
      ON named.log_index >= covered.size AND named.log_index < anchor.certificates_size
    WHERE chain_tx.mined_hash BETWEEN ${lowest} AND ${highest} AND anchor.state IN ('mined', 'final')`
}
