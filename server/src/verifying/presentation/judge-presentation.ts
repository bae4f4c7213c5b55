import { hash } from 'node:crypto'
import { inOurWords, isBound, readSdJwt, type SdJwt } from '@credenza/credential/sd-jwt'
import type { AskedFact } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { openCredential, verifyOpened } from '../foreign/open-credential.ts'
import { askedTypes } from './dcql.ts'
import type { Judged } from './keep-answer.ts'
import { keptAnswer, requireFacts } from './shown-facts.ts'

export interface Expected {
  facts: readonly AskedFact[]
  /** The audience that the wallet signs for. */
  clientId: string
  nonce: string
  /** The caller, whose share of what is judged at once is limited. */
  callerKey: string
}

/**
 * Judges what a wallet presented. Throws 'invalid' unless it answers exactly this request: one certificate of a requested type,
 * signed by the holder's key for this asker and nonce, with all requested facts and no others. The verdict says whether the
 * certificate itself is good.
 */
export async function judgePresentation(
  ctx: Context,
  vpToken: unknown,
  { facts, clientId, nonce, callerKey }: Expected,
): Promise<Judged> {
  const { id, text } = presentationIn(vpToken)
  const type = askedTypes(ctx, facts).find((one) => one.id === id)
  if (!type) throw refusal('invalid.answer_unreadable')
  const sdJwt = readPresentation(text)
  if (sdJwt.claims.vct !== type.vct) throw refusal('invalid.answer_incomplete')
  if (!(await isBound(sdJwt, { audience: clientId, nonce, now: ctx.clock() })))
    throw refusal('invalid.answer_unbound')
  const claims = inOurWords(sdJwt.claims)
  requireFacts(claims, facts)
  if (showsMore(sdJwt, type.ways.flat())) throw refusal('invalid.answer_excessive')
  const verification = await ctx.judging.forRequest(callerKey, async (judge) =>
    verifyOpened(ctx, await openCredential(judge, text)),
  )
  return {
    verdict: verification.verdict,
    sha256: hash('sha256', text, 'buffer'),
    answer: keptAnswer(verification, { claims, asked: facts, presentation: text }),
  }
}

/** The only presentation of the only credential (OpenID4VP 1.0 §8.1), and the query's name for this credential. */
function presentationIn(vpToken: unknown): { id: string; text: string } {
  const [[id = '', presentations] = [], ...more] =
    typeof vpToken === 'object' && vpToken !== null ? Object.entries(vpToken) : []
  const [text, ...others] = Array.isArray(presentations) ? presentations : []
  if (more.length > 0 || others.length > 0 || typeof text !== 'string')
    throw refusal('invalid.answer_unreadable')
  return { id, text }
}

function readPresentation(text: string): SdJwt {
  try {
    return readSdJwt(text)
  } catch (error) {
    if (error instanceof TypeError) throw refusal('invalid.answer_unreadable')
    throw error
  }
}

/** Tells whether anything else than these claims is disclosed, also inside a claim that is open. */
function showsMore({ text, claims, jws }: SdJwt, names: readonly string[]): boolean {
  const disclosed = Object.keys(claims).filter((name) => !Object.hasOwn(jws.claims, name))
  const disclosures = text.split('~').length - 2
  return disclosed.length < disclosures || disclosed.some((name) => !names.includes(name))
}
