import type { CertificateInput } from './build-certificate.ts'
import { requireText } from './require.ts'

/** The kinds of Open Badges 3.0.3 that our certificates use, and our own for courses. */
export type ResultType =
  | 'LetterGrade'
  | 'GradePointAverage'
  | 'Result'
  | 'ext:CourseGrade'
  | 'ext:CourseCredits'

/** One thing that the recipient achieved, with the best possible value where there is one. */
export type AchievedResult = { name: string; resultType: ResultType; value: string; valueMax?: string }

/** Open Badges 3.0.3 ResultDescription: what was measured. */
export type ResultDescription = {
  id: string
  type: readonly ['ResultDescription']
  name: string
  resultType: ResultType
  valueMax?: string
}

/** Open Badges 3.0.3 Result: what the recipient achieved. */
export type Result = { id: string; type: readonly ['Result']; resultDescription: string; value: string }

/** 'A', 'B+', 'AB'; but neither 'Excellent' nor '87%'. */
export const isLetterGrade = (value: string): boolean => /^[A-Z]{1,2}[+\-−]?$/.test(value)

/** Whether it is one of the results of a course; every other result is of the certificate as a whole. */
export const isOfCourse = ({ resultType }: { resultType: ResultType }): boolean =>
  resultType.startsWith('ext:')

/**
 * The results of a certificate and what they are results of; nothing for a certificate without any. Each has an id, so
 * that it is a named node: many blank nodes are slow to put into canonical order.
 */
export function resultParts({ id, achievement, results = [] }: CertificateInput): {
  resultDescription?: ResultDescription[]
  result?: Result[]
} {
  if (results.length === 0) return {}
  const told = results.map(({ name, resultType }) =>
    isOfCourse({ resultType }) ? `${resultType} ${name}` : name,
  )
  if (new Set(told).size < results.length) throw new TypeError('results must have different names')
  const descriptionId = (index: number) => `${achievement.id}#result-${index + 1}`
  return {
    resultDescription: results.map(({ name, resultType, valueMax }, index) => ({
      id: descriptionId(index),
      type: ['ResultDescription'],
      name: requireText(`results.${index}.name`, name),
      resultType,
      ...(valueMax !== undefined && { valueMax: requireText(`results.${index}.valueMax`, valueMax) }),
    })),
    result: results.map(({ value }, index) => ({
      id: `${id}#result-${index + 1}`,
      type: ['Result'],
      resultDescription: descriptionId(index),
      value: requireText(`results.${index}.value`, value),
    })),
  }
}
