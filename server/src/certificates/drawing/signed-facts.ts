import { coursesOf, isOfCourse } from '@credenza/credential/issue'
import type { DocumentFacts } from '@credenza/document'
import { z } from 'zod'
import { detailsIn } from '../certificate/signing/sign-details.ts'

const resultType = z.enum([
  'LetterGrade',
  'GradePointAverage',
  'Result',
  'ext:CourseGrade',
  'ext:CourseCredits',
])
const description = z.object({
  id: z.string(),
  name: z.string(),
  resultType,
  valueMax: z.string().optional(),
})
const result = z.object({ resultDescription: z.string(), value: z.string() })
const day = z.string().transform((time) => time.slice(0, 10))
const parts = z.object({
  issuer: z.object({ name: z.string() }),
  validFrom: day,
  validUntil: day.optional(),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityHash: z.string(), identityType: z.string() })),
    achievement: z.object({
      name: z.string(),
      tag: z.tuple([z.string()]),
      resultDescription: z.array(description).default([]),
    }),
    result: z.array(result).default([]),
    creditsEarned: z.number().optional(),
  }),
})

/** The part of a certificate's drawing that its issuer has signed. */
export type SignedPart = Pick<
  DocumentFacts,
  'name' | 'title' | 'type' | 'issuer' | 'date' | 'validUntil' | 'details' | 'results'
>

/** The facts in one of our signed documents, byte for byte as `openSigned` returns it. */
export function signedPart(credential: Uint8Array): SignedPart {
  const document = JSON.parse(new TextDecoder().decode(credential))
  const { issuer, validFrom, validUntil, credentialSubject } = parts.parse(document)
  const { identifier, achievement, result, creditsEarned } = credentialSubject
  const described = new Map(achievement.resultDescription.map((one) => [one.id, one]))
  const results = result.flatMap(({ resultDescription, value }) => {
    const description = described.get(resultDescription)
    return description && !isOfCourse(description) ? [{ ...description, value }] : []
  })
  const name = identifier.find(({ identityType }) => identityType === 'name')
  return {
    name: name?.identityHash ?? '',
    title: achievement.name,
    type: achievement.tag[0],
    issuer: issuer.name,
    date: validFrom,
    validUntil: validUntil ?? '',
    details: detailsIn({ results, ...(creditsEarned !== undefined && { creditsEarned }) }),
    results: coursesOf(document).map(({ name, grade, credits = '' }) => ({ subject: name, grade, credits })),
  }
}
