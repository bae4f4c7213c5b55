import { listOf } from '../json/values.ts'
import { claimedIssuer } from '../verify/document/credential.ts'

/** What the signature of a presentation covers. */
export type PresentationFacts = {
  /** Empty where it names none; undefined where it names several, or one that is not a text. */
  holder: string | undefined
  /** How many credentials are in it, under whatever members. */
  credentials: number
}

/** Takes the statements that `hashPresentation` read. */
export const presentationFacts = (said: Record<string, unknown>): PresentationFacts => ({
  holder: said.holder === undefined ? '' : claimedIssuer({ issuer: said.holder }) || undefined,
  credentials: listOf(said.verifiableCredential).length,
})
