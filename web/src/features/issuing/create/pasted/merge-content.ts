import type { RecipientContent } from '@credenza/schema/batch'
import type { CertificateDetails } from '@credenza/schema/certificate-details'
import type { NewCourse } from '@credenza/schema/courses'

/** The fields to which both rows of a student give a value, but not the same. */
export function differingFields(before: RecipientContent, now: RecipientContent): string[] {
  const earlier = valuesOf(before)
  return [...valuesOf(now)].flatMap(([field, value]) =>
    earlier.has(field) && earlier.get(field) !== value ? [field] : [],
  )
}

const valuesOf = ({ title, details: { custom = [], ...details } = {} }: RecipientContent) =>
  new Map<string, unknown>([
    ...Object.entries(details),
    ...custom.map(({ label, value }) => [label, value] as const),
    ...(title === undefined ? [] : [['title', title] as const]),
  ])

/** What a student's rows say together; `courses` are those of all of them. */
export function merged(
  before: RecipientContent | undefined,
  now: RecipientContent,
  courses: NewCourse[],
): RecipientContent {
  const details = together(before?.details, now.details)
  return {
    ...before,
    ...now,
    ...(Object.keys(details).length > 0 && { details }),
    ...(courses.length > 0 && { courses }),
  }
}

function together(earlier: CertificateDetails = {}, later: CertificateDetails = {}): CertificateDetails {
  const custom = [...(earlier.custom ?? []), ...(later.custom ?? [])]
  const byLabel = new Map(custom.map((field) => [field.label, field]))
  return { ...earlier, ...later, ...(custom.length > 0 && { custom: [...byLabel.values()] }) }
}
