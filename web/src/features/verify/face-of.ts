import { z } from 'zod'
import type { CertificateFace } from '../certificate/rendered-certificate.tsx'

const shownParts = z.object({
  issuer: z.object({ name: z.string() }),
  validFrom: z.string().catch(''),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityHash: z.string(), identityType: z.string() })).catch([]),
    achievement: z.object({ name: z.string() }),
  }),
  proof: z.array(z.object({ proofValue: z.string() })).catch([]),
})

/** The sheet to draw for a credential of ours, from the signed document alone; undefined for any other shape. */
export function faceOf(
  certificate: unknown,
  { valid, logIndex }: { valid: boolean; logIndex: string },
): CertificateFace | undefined {
  const parsed = shownParts.safeParse(certificate)
  if (!parsed.success) return undefined
  const { issuer, validFrom, credentialSubject, proof } = parsed.data
  const name = credentialSubject.identifier.find((identity) => identity.identityType === 'name')
  return {
    recipient: name?.identityHash ?? '',
    issuer: issuer.name,
    title: credentialSubject.achievement.name,
    date: validFrom,
    digitalSignature: proof[0]?.proofValue ?? '',
    certificateNumber: logIndex,
    verified: valid,
    recorded: valid,
  }
}
