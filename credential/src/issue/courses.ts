import type { CertificateDocument } from './build-certificate.ts'
import type { AchievedResult } from './results.ts'

/** A course on a transcript: its grade, and its credits where it has any, such as '7.5'. */
export type Course = { name: string; grade: string; credits?: string }

/** Open Badges 3.0.3 allows additional result types that begin with `ext:`. */
const GRADE = 'ext:CourseGrade'
const CREDITS = 'ext:CourseCredits'

/** Writes courses as signed results: one or two for each, under its name. */
export const courseResults = (courses: readonly Course[]): AchievedResult[] =>
  courses.flatMap(({ name, grade, credits }) => [
    { name, resultType: GRADE, value: grade },
    ...(credits === undefined ? [] : [{ name, resultType: CREDITS, value: credits } as const]),
  ])

/** The courses of a certificate, in order. */
export function coursesOf(document: Pick<CertificateDocument, 'credentialSubject'>): Course[] {
  const { achievement, result = [] } = document.credentialSubject
  const values = new Map(result.map(({ resultDescription, value }) => [resultDescription, value]))
  const descriptions = achievement.resultDescription ?? []
  const valueIn = (wanted: string, course: string) => {
    const found = descriptions.find(({ name, resultType }) => name === course && resultType === wanted)
    return found && values.get(found.id)
  }
  return descriptions
    .filter(({ resultType }) => resultType === GRADE)
    .map(({ name }) => {
      const credits = valueIn(CREDITS, name)
      return { name, grade: valueIn(GRADE, name) ?? '', ...(credits !== undefined && { credits }) }
    })
}
