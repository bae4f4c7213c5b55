import { certificateWords } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import { searchText } from '../platform/http/lists.ts'

type Word = keyof typeof certificateWords

/** The certificates of which a list says a word, each by an index of its own (see first-schema.ts). */
const saidOf: Record<Word, RawBuilder<boolean>> = {
  pending: sql`certificate.review = 'pending'`,
  verified: sql`certificate.review = 'verified'`,
  declined: sql`certificate.review = 'declined'`,
  unsigned: sql`(certificate.review = 'pending' AND certificate.signed_at IS NULL)`,
  uploaded: sql`certificate.origin = 'user'`,
  expired: sql`(certificate.review = 'verified' AND certificate.valid_until <> ''
    AND certificate.valid_until < to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD'))`,
  suspended: sql`certificate.suspended_at IS NOT NULL`,
  revoked: sql`certificate.revoked_at IS NOT NULL`,
  superseded: sql`certificate.successor_id IS NOT NULL`,
}

/** The conditions of words that contain what is searched for, in either language. */
export const conditionsOfWords = (search: string): RawBuilder<boolean>[] =>
  wordsWith(search).map((word) => saidOf[word])

/** The words that contain what is searched for. */
export function wordsWith(search: string): Word[] {
  const wanted = searchText([search])
  const words = Object.keys(certificateWords) as Word[]
  return words.filter((word) => searchText(certificateWords[word]).includes(wanted))
}
