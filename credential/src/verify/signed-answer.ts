import { base64Decode, base64Encode } from '../bytes/base64.ts'
import { utf8 } from '../bytes/bytes.ts'
import { type VerifyEd25519, verifyEd25519 } from '../crypto/ed25519.ts'
import { parseVerifierKey } from '../log/note.ts'
import { instant, isObject } from './credential.ts'

/** The first line of what is signed: no checkpoint begins with it, so neither can be taken for the other. */
const kind = 'credenza-answer/v1'

/** Clocks differ by so much at most; an answer from later than that was not made now. */
const clockSkewMs = 5 * 60_000

/**
 * An answer of a deployment that also a copy of it can give, on a machine that nobody has to trust: JSON with `said`, itself
 * JSON text, and the Ed25519 signature of the key of its certificates log over it. `about` names what was asked for.
 * `asOf` is when it was true; without `validUntil` it stays true.
 */
export type Said = { about: string; asOf: string; validUntil?: string; [part: string]: unknown }

/** Signs an answer. `sign` gives the 64-byte Ed25519 signature. */
export function signAnswer(said: Said, { sign }: { sign: (bytes: Uint8Array) => Uint8Array }): string {
  const text = JSON.stringify(said)
  return JSON.stringify({ said: text, signature: base64Encode(sign(bytesOf(text))) })
}

/**
 * What a signed answer says. `answer` is its parsed JSON, `logKey` the pinned verifier key (C2SP). Throws a `TypeError` for
 * one that another key signed, that is about something else, from the future, or no longer valid.
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
  const said: unknown = JSON.parse(text)
  if (!isObject(said) || said.about !== about) throw new TypeError('This answer is about something else')
  const asOf = instant(String(said.asOf))
  const until = said.validUntil === undefined ? Number.POSITIVE_INFINITY : instant(String(said.validUntil))
  if (!(asOf <= now.getTime() + clockSkewMs && now.getTime() < until))
    throw new TypeError('This answer is not valid now')
  return said as Said
}

const bytesOf = (text: string): Uint8Array => utf8(`${kind}\n${text}`)
