import { labelledDetails } from '@credenza/schema/detail-labels'
import { DocumentError } from './errors.ts'
import type { DocumentFacts, DocumentInput } from './input.ts'

/** Limits in UTF-16 code units. A native call cannot be interrupted, so its input is bounded first. */
const longest: Partial<Record<keyof DocumentFacts, number>> = {
  name: 200,
  title: 300,
  type: 100,
  issuer: 200,
  number: 60,
  link: 500,
  digitalSignature: 300,
}
const MOST_RESULTS = 300
const MOST_DETAILS = 16
const LONGEST_DETAIL = 100
/** What fits in a QR code of version 12 at level L, the largest that can be read from 30 mm at 150 dpi (decision 0038). */
const LONGEST_STATEMENT = 535
const LONGEST_ADDRESS = 300

/** Throws DocumentError `too_long`. The settings' lengths were checked when they were parsed. */
export function checkLengths({ facts }: DocumentInput): void {
  for (const [field, max] of Object.entries(longest)) {
    const value = facts[field as keyof DocumentFacts]
    if (typeof value === 'string' && value.length > max)
      throw new DocumentError({ code: 'too_long', field: `facts.${field}` })
  }
  if (
    facts.paper &&
    (facts.paper.statement.length > LONGEST_STATEMENT || facts.paper.address.length > LONGEST_ADDRESS)
  )
    throw new DocumentError({ code: 'too_long', field: 'facts.paper' })
  if ((facts.results?.length ?? 0) > MOST_RESULTS)
    throw new DocumentError({ code: 'too_long', field: 'facts.results' })
  const details = labelledDetails(facts.details ?? {})
  if (
    details.length > MOST_DETAILS ||
    details.some(({ label, value }) => Math.max(label.length, value.length) > LONGEST_DETAIL)
  )
    throw new DocumentError({ code: 'too_long', field: 'facts.details' })
}
