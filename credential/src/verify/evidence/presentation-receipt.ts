import { parseStrictJson } from '../../bytes/strict-json.ts'
import { isObject } from '../../json/values.ts'
import type { Verdict } from '../answers.ts'
import { type AnswerKey, openAnswer, type SignedAnswer, signAnswer } from './signed-answer.ts'

const KIND = 'presentation'

/** What a deployment saw of an answer to one of its requests. It names no person. */
export type PresentationReceipt = {
  /** The request's URL. */
  request: string
  /** When the answer came, ISO 8601. */
  at: string
  /** The DID of the organisation that asked. */
  asker: string
  /** The claims that were asked for. */
  facts: readonly string[]
  answeredWith: 'wallet' | 'file'
  /** SHA-256 of the answer as received, in hexadecimal. */
  answerSha256: string
  verdict: Verdict
}

/** Signs a receipt with the key of the deployment's log. */
export const signReceipt = ({ request, at, ...seen }: PresentationReceipt, key: AnswerKey): SignedAnswer =>
  signAnswer({ about: request, asOf: at, kind: KIND, ...seen }, key)

/**
 * The URL of the request that a file (parsed JSON) claims to be a receipt for; undefined for anything else. Checks no
 * signature.
 */
export function receiptAbout(answer: unknown): string | undefined {
  try {
    const said: unknown = isObject(answer) ? parseStrictJson(String(answer.said)) : undefined
    return isObject(said) && said.kind === KIND && URL.canParse(String(said.about))
      ? String(said.about)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Opens a receipt with the pinned key of the log, without a network. Throws a `TypeError` for anything else, or when another
 * key signed it.
 */
export async function openReceipt(
  answer: unknown,
  trust: Parameters<typeof openAnswer>[2],
): Promise<PresentationReceipt> {
  const request = receiptAbout(answer)
  if (request === undefined) throw new TypeError('This is not a receipt')
  const { about: _, asOf: at, kind: __, ...seen } = await openAnswer(answer, request, trust)
  // Safe: the log's key signs no receipt without these members.
  return { request, at, ...(seen as unknown as Omit<PresentationReceipt, 'request' | 'at'>) }
}
