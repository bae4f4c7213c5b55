import type { CertificateDetails } from './certificate-details.ts'

/** What one holder's certificate can say beside its title, in the order in which it is shown. */
export const detailNames = ['grade', 'gpa', 'honours', 'level', 'credits', 'hours'] as const
export type DetailName = (typeof detailNames)[number]

/** Their names in signed documents, which are in English whatever language they are read in. */
export const signedLabels: Record<DetailName, string> = {
  grade: 'Grade',
  gpa: 'GPA',
  honours: 'Honours',
  level: 'Level',
  credits: 'Credits',
  hours: 'Hours',
}

/** One of them as it is shown; `name` is missing for a custom one. */
export type LabelledDetail = { name?: DetailName; label: string; value: string }

/** Everything that a certificate says beside its title, in order, with the labels of one language. */
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

/** One detail that differs between two versions; empty where a version does not have it. */
export type DetailChange = { field: (typeof detailFields)[number]; from: string; to: string }

/** The details in which two certificates differ. A custom one is told with its label. */
export function detailChanges(before: CertificateDetails, after: CertificateDetails): DetailChange[] {
  const [was, is] = [byLabel(before), byLabel(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((label): DetailChange => {
      const { field } = (is.get(label) ?? was.get(label))!
      return { field, from: was.get(label)?.text ?? '', to: is.get(label)?.text ?? '' }
    })
    .filter(({ from, to }) => from !== to)
}

const byLabel = (details: CertificateDetails): Map<string, { field: DetailChange['field']; text: string }> =>
  new Map(
    labelledDetails(details).map(({ name, label, value }) => [
      label,
      { field: name ?? 'custom', text: name ? value : `${label}: ${value}` },
    ]),
  )
