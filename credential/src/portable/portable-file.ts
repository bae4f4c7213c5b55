import { hexEncode } from '../bytes/bytes.ts'
import { parseStrictJson } from '../bytes/strict-json.ts'
import { sha256 } from '../crypto/sha256.ts'
import { isObject } from '../json/values.ts'
import type { Verification } from '../verify/answers.ts'
import { checkValidity } from '../verify/checks/check-validity.ts'
import type { Witnesses } from '../verify/checks/seen-by.ts'
import type { Container } from '../verify/document/came-in.ts'
import { alteredPage, pageFromLater } from '../verify/document/container-of.ts'
import { type Bundle, parseBundle } from '../verify/evidence/bundle.ts'
import { BundleError } from '../verify/evidence/bundle-problems.ts'
import { isClockBehind } from '../verify/evidence/signed-answer.ts'
import { conclude } from '../verify/judge.ts'
import type { GeneralPath, Ports } from '../verify/ports.ts'
import { verifyCertificate } from '../verify/verify-certificate.ts'
import { isRecording, type Recording, replayAnswers } from './recording.ts'

/** A certificate with every answer that one verification of it needed, so that it can be verified again without a network. */
export type PortableFile = {
  bundle: Bundle
  recording: Recording
  /** Where the certificate is checked online. */
  link: string
  /** The issuer's drawing of the certificate as SVG. It is not signed: show it, but do not rely on it. */
  drawing: string | null
}

/** What the verifier adds: ports other than those that repeat everything recorded (`replaySigned`), and their own witnesses. */
type Asked = { replay?: (recording: Recording) => Ports; witnesses?: Witnesses | undefined }

/** An opened portable file. `intact`: its text matches its digest. */
export type Opened = { file: PortableFile; verification: Verification; intact: boolean }

/** SHA-256 of a portable file's text, in hexadecimal. */
export const digestOf = (text: string): string => hexEncode(sha256(text))

/** Whether a portable file's text matches its digest. */
export const isIntact = ({ text, digest }: { text: string; digest: string }): boolean =>
  digestOf(text) === digest

/** Throws `BundleError` for anything that is not a portable file. */
export function parsePortable(text: string): PortableFile {
  const value = parseJson(text)
  if (!isObject(value)) throw new BundleError({ code: 'empty' })
  const { bundle, recording, link, drawing } = value
  if (!isRecording(recording) || typeof link !== 'string') throw new BundleError({ code: 'no-answers' })
  return {
    bundle: parseBundle(bundle),
    recording,
    link,
    drawing: typeof drawing === 'string' ? drawing : null,
  }
}

/**
 * Verifies a portable file as of the moment it was made, except that its period of validity is checked as of `today`. A
 * text that does not match the digest is never VALID, whatever its checks say, and neither is one from the future. This
 * repeats what the file says was found, unless `replay` counts less of it. `witnesses` are those that the verifier asks for,
 * instead of the file's own. Throws `BundleError`.
 */
export async function openPortable(
  text: string,
  digest: string,
  today: Date,
  asked: Asked = {},
): Promise<Opened> {
  const file = parsePortable(text)
  const intact = isIntact({ text, digest })
  const container = containerOfPage(file, intact, today)
  return { file, intact, verification: await verifyAsOf(file, { ...asked, today, container }) }
}

function containerOfPage({ recording }: PortableFile, intact: boolean, today: Date): Container | undefined {
  if (!intact) return alteredPage
  return isClockBehind(today, recording.at) ? pageFromLater : undefined
}

/** We save files only for certificates in our own form, so a file with another form is not ours. */
const notOurForm = 'it is not in the form of the certificates that such files are made of'
const ourFormOnly: GeneralPath = {
  hashDocument: async () => ({ ok: false, reason: 'malformed', problem: notOurForm }),
  openSdJwt: () => Promise.reject(new TypeError(notOurForm)),
  partsIn: async () => undefined,
  verifyProof: async () => 'invalid',
}

async function verifyAsOf(
  { bundle, recording }: PortableFile,
  {
    today,
    replay = replayAnswers,
    witnesses,
    container,
  }: Asked & { today: Date; container: Container | undefined },
): Promise<Verification> {
  const ports = { ...replay(recording), ...(witnesses && { witnesses }), general: ourFormOnly }
  const { checks, facts } = await verifyCertificate(bundle, ports, { container })
  // A clock that is a little behind the recording is wrong.
  const now = today > ports.now ? today : ports.now
  const period = { validFrom: facts.date || undefined, validUntil: facts.until || undefined }
  const hasPeriod = facts.date !== '' || facts.until !== ''
  return conclude(
    checks.map((check) => (check.name === 'validity' && hasPeriod ? checkValidity(period, now) : check)),
    facts,
  )
}

function parseJson(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch {
    throw new BundleError({ code: 'damaged' })
  }
}
