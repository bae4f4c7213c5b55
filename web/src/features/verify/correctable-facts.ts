import { signedDetails } from '@credenza/credential/verify'
import type { Detail } from '@credenza/schema/detail-labels'
import { z } from 'zod'
import type { CorrectableFacts } from '../correction/changes.ts'

const day = z.string().transform((value) => value.slice(0, 10))
const correctableParts = z.object({
  validFrom: day,
  validUntil: day.default(''),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityHash: z.string(), identityType: z.string() })),
    achievement: z.object({ name: z.string(), tag: z.tuple([z.string()]) }),
  }),
})

/** What a certificate says beside its title. */
export const detailsOf = (certificate: unknown): Detail[] =>
  typeof certificate === 'object' && certificate !== null ? signedDetails({ ...certificate }) : []

/** The correctable facts in an opened certificate that was issued here; undefined for any other shape. */
export function correctableFactsOf(certificate: unknown): CorrectableFacts | undefined {
  const parsed = correctableParts.safeParse(certificate)
  if (!parsed.success) return undefined
  const { validFrom, validUntil, credentialSubject } = parsed.data
  const { identifier, achievement } = credentialSubject
  const name = identifier.find(({ identityType }) => identityType === 'name')
  return {
    userName: name?.identityHash ?? '',
    title: achievement.name,
    categoryName: achievement.tag[0],
    date: validFrom,
    validUntil,
  }
}
