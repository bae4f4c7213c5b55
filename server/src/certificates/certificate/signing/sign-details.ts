import { type AchievedResult, courseResults, isLetterGrade } from '@credenza/credential/issue'
import { type CertificateDetails, type DetailName, signedLabels } from '@credenza/schema'
import type { Certificate } from '../certificate.ts'

type Said = Pick<Certificate, 'details' | 'results'>

/** Details and courses as they are signed: Open Badges results, and `creditsEarned`. */
export function signedAs(said: Said): {
  results?: AchievedResult[]
  creditsEarned?: number
} {
  const results = resultsOf(said)
  const { details } = said
  return {
    ...(results.length > 0 && { results }),
    ...(details.credits !== undefined && { creditsEarned: Number(details.credits) }),
  }
}

/** The parts of an achievement that distinguish it: what the results measure, and the alignments. Empty without any. */
export const achievementParts = (said: Said): string[][] => [
  ...resultsOf(said).map(({ name, resultType, valueMax = '' }) => [name, resultType, valueMax]),
  ...(said.details.alignments ?? []).map(({ name, url }) => [name, url]),
]

const resultTypes: Record<Exclude<DetailName, 'credits'>, (value: string) => AchievedResult['resultType']> = {
  grade: (value) => (isLetterGrade(value) ? 'LetterGrade' : 'Result'),
  gpa: () => 'GradePointAverage',
  honours: () => 'Result',
  level: () => 'Result',
  hours: () => 'Result',
}

function resultsOf({ details, results }: Said): AchievedResult[] {
  const named = (Object.keys(resultTypes) as (keyof typeof resultTypes)[]).flatMap(
    (name): AchievedResult[] => {
      const value = details[name]
      if (value === undefined) return []
      const best = name === 'gpa' ? details.gpaScale : undefined
      return [
        {
          name: signedLabels[name],
          resultType: resultTypes[name](value),
          value,
          ...(best !== undefined && { valueMax: best }),
        },
      ]
    },
  )
  const custom = details.custom ?? []
  return [
    ...named,
    ...custom.map(({ label, value }) => ({ name: label, resultType: 'Result' as const, value })),
    ...courseResults(
      results.map(({ subject, grade, credits }) => ({
        name: subject,
        grade,
        ...(credits !== '' && { credits }),
      })),
    ),
  ]
}

/** The inverse of `signedAs`: the details that were signed. */
export function detailsIn(signed: ReturnType<typeof signedAs>): CertificateDetails {
  const nameOf = new Map(Object.entries(signedLabels).map(([name, label]) => [label, name]))
  const details: CertificateDetails = {}
  const custom: CertificateDetails['custom'] = []
  for (const { name: label, value, valueMax } of signed.results ?? []) {
    const name = nameOf.get(label)
    if (name === undefined) custom.push({ label, value })
    else Object.assign(details, { [name]: value, ...(valueMax !== undefined && { gpaScale: valueMax }) })
  }
  return {
    ...details,
    ...(signed.creditsEarned !== undefined && { credits: String(signed.creditsEarned) }),
    ...(custom.length > 0 && { custom }),
  }
}
