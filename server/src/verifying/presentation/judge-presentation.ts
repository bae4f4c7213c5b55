import { hash } from 'node:crypto'
import { isBound, readSdJwt, type SdJwt } from '@credenza/credential/sd-jwt'
import type { AskedFact } from '@credenza/schema'
import { certificateType } from '../../certificates/wallet-form/type-metadata.ts'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { openCredential, verifyOpened } from '../foreign/verify-anything.ts'
import { QUERY_ID } from './dcql.ts'
import type { Judged } from './keep-answer.ts'
import { keptAnswer, requireFacts } from './shown-facts.ts'

export interface Expected {
  facts: readonly AskedFact[]
  /** The audience that the wallet signs for. */
  clientId: string
  nonce: string
  /** Who gave it, of whom no more than a share is judged at once. */
  caller: string
}

/**
 * Judges what a wallet presented. Throws 'invalid' unless it answers exactly this request: one certificate of this type,
 * signed by the holder's key for this asker and nonce, with all facts asked for and no others. Whether the certificate is
 * good is the verdict.
 */
export async function judgePresentation(
  ctx: Context,
  vpToken: unknown,
  { facts, clientId, nonce, caller }: Expected,
): Promise<Judged> {
  const text = presentationIn(vpToken)
  const sdJwt = readPresentation(text)
  const { claims } = sdJwt
  if (claims.vct !== certificateType(ctx)) throw refusal('invalid.answer_incomplete')
  if (!(await isBound(sdJwt, { audience: clientId, nonce, now: ctx.clock() })))
    throw refusal('invalid.answer_unbound')
  requireFacts(claims, facts)
  if (disclosed(sdJwt).some((name) => !(facts as readonly string[]).includes(name)))
    throw refusal('invalid.answer_excessive')
  const verification = await ctx.judging.forRequest(caller, async (judge) =>
    verifyOpened(ctx, await openCredential(judge, text)),
  )
  return {
    verdict: verification.verdict,
    sha256: hash('sha256', text, 'buffer'),
    answer: keptAnswer(verification, { claims, asked: facts, presentation: text }),
  }
}

/** The one presentation of the one credential asked for (OpenID4VP 1.0 §8.1). */
function presentationIn(vpToken: unknown): string {
  const [[id, presentations] = [], ...more] =
    typeof vpToken === 'object' && vpToken !== null ? Object.entries(vpToken) : []
  const [text, ...others] = Array.isArray(presentations) ? presentations : []
  if (id !== QUERY_ID || more.length > 0 || others.length > 0 || typeof text !== 'string')
    throw refusal('invalid.answer_unreadable')
  return text
}

function readPresentation(text: string): SdJwt {
  try {
    return readSdJwt(text)
  } catch (error) {
    if (error instanceof TypeError) throw refusal('invalid.answer_unreadable')
    throw error
  }
}

const disclosed = ({ claims, jws }: SdJwt): string[] =>
  Object.keys(claims).filter((name) => !Object.hasOwn(jws.claims, name))
