import { folded } from '@credenza/schema/folded'
import { searchedCodes } from '@credenza/schema/searched-codes'
import { type RawBuilder, sql } from 'kysely'
import { idsOfTransactions } from './ids-of-transactions.ts'
import { idsOfPieces } from './pieces-of-codes.ts'
import { wordsWith } from './shown-words.ts'

/** The common beginning of all links to sealed documents (CIDv1, raw, SHA-256), which is all that a table shows of a link. */
const sharedLink = 'ipfs://bafkrei'

/** Whether the search text is part of every document's link. */
export const isInEveryLink = (search: string): boolean => sharedLink.includes(folded(search))

/**
 * Ids of certificates that a code leads to: a number, or the beginning of a document's link or of the recording transaction's
 * hash. Codes have no grams in the index, since a million different ones would cost more than all other values. With an
 * organisation, pieces from the middle are found too, and certificates of others may be left out.
 */
export function idsOfCodes(search: string, organisationId?: string): RawBuilder<string>[] {
  const wanted = folded(search)
  const transaction = searchedCodes.hash.exec(wanted)?.[1]
  const whole = [
    ...(searchedCodes.number.test(wanted) ? [idsOfNumber(wanted)] : []),
    ...idsOfLink(search, organisationId),
    ...(transaction ? [idsOfTransaction(transaction)] : []),
  ]
  const isWord = wordsWith(search).length > 0 || isInEveryLink(search)
  return organisationId === undefined || isWord ? whole : [...whole, ...idsOfPieces(search, organisationId)]
}

const idsOfNumber = (number: string): RawBuilder<string> =>
  sql`SELECT certificate_id FROM certificate_directory WHERE log_index = ${number}::bigint`

/** Like `idsOfCodes`, for links only. With an organisation, a single worker of a cluster can answer. */
function idsOfLink(search: string, organisationId?: string): RawBuilder<string>[] {
  const cid = searchedCodes.link.exec(folded(search))?.[1]
  if (cid === undefined) return []
  const isOwn = organisationId === undefined ? sql`true` : sql`org_id = ${organisationId}`
  return [
    sql`SELECT certificate_id FROM certificate_document
      WHERE ${isOwn} AND cid COLLATE "C" >= ${cid} AND cid COLLATE "C" < ${`${cid}~`} AND stored_at IS NOT NULL`,
  ]
}

/** The certificates of anchors whose transaction's hash begins like this. */
function idsOfTransaction(beginning: string): RawBuilder<string> {
  const lowest = Buffer.from(beginning.padEnd(64, '0'), 'hex')
  const highest = Buffer.from(beginning.padEnd(64, 'f'), 'hex')
  return idsOfTransactions(sql`chain_tx.mined_hash BETWEEN ${lowest} AND ${highest}`)
}
