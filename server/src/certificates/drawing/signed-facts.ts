import type { DocumentFacts } from '@credenza/document'
import { z } from 'zod'

const day = z.string().transform((time) => time.slice(0, 10))
const parts = z.object({
  issuer: z.object({ name: z.string() }),
  validFrom: day,
  validUntil: day.optional(),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityHash: z.string(), identityType: z.string() })),
    achievement: z.object({ name: z.string(), tag: z.tuple([z.string()]) }),
  }),
})

/** What a certificate's drawing says that its issuer has signed. */
export type SignedPart = Pick<DocumentFacts, 'name' | 'title' | 'type' | 'issuer' | 'date' | 'validUntil'>

/** The facts in one of our signed documents, byte for byte as `openSigned` returns it. */
export function signedPart(credential: Uint8Array): SignedPart {
  const { issuer, validFrom, validUntil, credentialSubject } = parts.parse(
    JSON.parse(new TextDecoder().decode(credential)),
  )
  const { identifier, achievement } = credentialSubject
  const name = identifier.find(({ identityType }) => identityType === 'name')
  return {
    name: name?.identityHash ?? '',
    title: achievement.name,
    type: achievement.tag[0],
    issuer: issuer.name,
    date: validFrom,
    validUntil: validUntil ?? '',
  }
}
