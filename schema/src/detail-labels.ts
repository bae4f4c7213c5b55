import type { CertificateDetails } from './certificate-details.ts'

/** What a certificate can say about its holder besides the title, in the order in which it is shown. */
export const detailNames = ['grade', 'gpa', 'honours', 'level', 'credits', 'hours'] as const
export type DetailName = (typeof detailNames)[number]

/** The details' names in signed documents. They are always English, whatever the reader's language. */
export const signedLabels: Record<DetailName, string> = {
  grade: 'Grade',
  gpa: 'GPA',
  honours: 'Honours',
  level: 'Level',
  credits: 'Credits',
  hours: 'Hours',
}

/** Translates a label of a signed document. Labels that are not ours stay as they are. */
export function labelIn(labels: Readonly<Record<DetailName, string>>, signed: string): string {
  const name = nameOf(signed)
  return name ? labels[name] : signed
}

const nameOf = (signed: string): DetailName | undefined =>
  detailNames.find((name) => signedLabels[name] === signed)

/** A detail as shown. */
export type Detail = { label: string; value: string }
/** `name` is missing for a custom detail. */
export type LabelledDetail = Detail & { name?: DetailName }

/** Everything that a certificate says besides its title, in order, with the labels of one language. */
export function labelledDetails(
  details: CertificateDetails,
  labels: Readonly<Record<DetailName, string>> = signedLabels,
): LabelledDetail[] {
  const { custom = [], gpaScale } = details
  const named = detailNames.flatMap((name): LabelledDetail[] => {
    const value = details[name]
    if (value === undefined) return []
    return [
      { name, label: labels[name], value: name === 'gpa' && gpaScale ? `${value} / ${gpaScale}` : value },
    ]
  })
  return [...named, ...custom]
}

/** The names of details, and 'custom' for all others. */
export const detailFields = [...detailNames, 'custom'] as const

/** One detail that differs between two versions; '' if a version does not have it. */
export type DetailChange = { field: (typeof detailFields)[number]; from: string; to: string }

/** The details that differ between two certificates, given with their signed labels. A custom detail includes its label. */
export function detailChanges(before: readonly Detail[], after: readonly Detail[]): DetailChange[] {
  const [was, is] = [before, after].map(
    (details) => new Map(details.map(({ label, value }) => [label, value])),
  )
  const labels = [...new Set([...was!.keys(), ...is!.keys()])]
  return labels
    .filter((label) => was!.get(label) !== is!.get(label))
    .map((label) => {
      const name = nameOf(label)
      const told = (value = '') => (name || value === '' ? value : `${label}: ${value}`)
      return { field: name ?? 'custom', from: told(was!.get(label)), to: told(is!.get(label)) }
    })
}
