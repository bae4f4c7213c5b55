import { base64Decode, base64Encode } from '../../bytes/base64.ts'
import { utf8 } from '../../bytes/bytes.ts'
import { parseStrictJson } from '../../bytes/strict-json.ts'
import { type VerifyEd25519, verifyEd25519 } from '../../crypto/ed25519.ts'
import { instant, isObject } from '../../json/values.ts'
import { parseVerifierKey } from '../../log/note.ts'

/** The first line of the signed text. No checkpoint begins with it, so neither can be mistaken for the other. */
const kind = 'credenza-answer/v1'

/**
 * A deployment's answer that any copy can serve. `said` is JSON text (`Said`); `signature` is the Ed25519 signature over it, in
 * base64, by the key of the deployment's certificates log.
 */
export type SignedAnswer = { said: string; signature: string }

/**
 * `about` names what was asked for. `asOf` is when it was true, `validUntil` how long it stays so; without it, always. ISO
 * 8601.
 */
export type Said = { about: string; asOf: string; validUntil?: string; [part: string]: unknown }

export type AnswerKey = { sign: (bytes: Uint8Array) => Uint8Array }

/** Signs an answer. `sign` gives the 64-byte Ed25519 signature. */
export function signAnswer(said: Said, { sign }: AnswerKey): SignedAnswer {
  const text = JSON.stringify(said)
  return { said: text, signature: base64Encode(sign(bytesOf(text))) }
}

/** How far a verifier's clock may be behind that of an issuer or a deployment. */
export const clocksDifferMs = 60 * 60_000

/** Whether a clock is so far behind a time that somebody has already signed (ISO 8601) that it must be wrong. */
export const isClockBehind = (now: Date, signedAt: string | undefined): boolean =>
  instant(signedAt ?? '') > now.getTime() + clocksDifferMs

/**
 * What a signed answer says. `answer` is its parsed JSON, `logKey` the pinned verifier key (C2SP). Throws a `TypeError` for an
 * answer that another key signed, that is about something else, or that is no longer valid.
 */
export async function openAnswer(
  answer: unknown,
  about: string,
  { logKey, now, verify = verifyEd25519 }: { logKey: string; now: Date; verify?: VerifyEd25519 },
): Promise<Said> {
  const { said: text, signature } = isObject(answer) ? answer : {}
  if (typeof text !== 'string' || typeof signature !== 'string')
    throw new TypeError('A signed answer has a text and a signature')
  const { publicKey } = parseVerifierKey(logKey)
  if (!(await verify(publicKey, bytesOf(text), base64Decode(signature))))
    throw new TypeError('The key of the log did not sign this answer')
  const said: unknown = parseStrictJson(text)
  if (!isObject(said) || said.about !== about) throw new TypeError('This answer is about something else')
  const until = said.validUntil === undefined ? Number.POSITIVE_INFINITY : instant(String(said.validUntil))
  if (Number.isNaN(instant(String(said.asOf))) || !(now.getTime() < until))
    throw new TypeError('This answer is not valid now')
  return said as Said
}

const bytesOf = (text: string): Uint8Array => utf8(`${kind}\n${text}`)
