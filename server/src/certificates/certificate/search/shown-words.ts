import { type CertificateWord, wordsFor } from '@credenza/languages/certificate-words'
import { type RawBuilder, sql } from 'kysely'
import { foldedText } from '../../../platform/lists/search-text.ts'
import { hasFacts, isPast } from '../state-sql.ts'

/** Condition for the rows in which a list shows a word. Each has its own index (see first-schema.ts). */
const saidOf: Record<CertificateWord, RawBuilder<boolean>> = {
  pending: hasFacts({ review: 'pending' }),
  verified: hasFacts({ review: 'verified' }),
  declined: hasFacts({ review: 'declined' }),
  unsigned: hasFacts({ review: 'pending', signed: false }),
  uploaded: sql`certificate.origin = 'user'`,
  expired: sql`(${hasFacts({ review: 'verified' })} AND ${isPast})`,
  suspended: hasFacts({ suspended: true }),
  revoked: hasFacts({ revoked: true }),
  transferred: hasFacts({ transferred: true }),
  superseded: hasFacts({ superseded: true }),
}

/** The text of each word in every language, in the form that searches compare. */
const textOf = new Map(
  (Object.keys(saidOf) as CertificateWord[]).map((word) => [word, foldedText(wordsFor(word))]),
)

/** The conditions of all words that contain the search text, in any language. */
export const conditionsOfWords = (search: string): RawBuilder<boolean>[] =>
  wordsWith(search).map((word) => saidOf[word])

/** The words that contain the search text. */
export function wordsWith(search: string): CertificateWord[] {
  const wanted = foldedText([search])
  return [...textOf].filter(([, text]) => text.includes(wanted)).map(([word]) => word)
}
