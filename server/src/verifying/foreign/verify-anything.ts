import type { Limit } from '@credenza/credential/general'
import {
  type Bundle,
  beyondLimit,
  type CameIn,
  certificateIdOf,
  completeBundle,
  containerOf,
  type GeneralPath,
  parseBundle,
  type Verification,
  verifyCertificate,
  type Witnesses,
} from '@credenza/credential/verify'
import type { Evidence } from '../../certificates/certificate/evidence.ts'
import type { Context } from '../../context.ts'
import { BeyondLimit, judgedPath, openJudged, parseJudged } from './judging/judged-path.ts'
import type { Judge } from './judging/open-judging.ts'
import { ownEvidence } from './own-evidence.ts'
import { serverPorts } from './server-ports.ts'

/**
 * Verifies anything that somebody brings: a credential or a certificate file as JSON, an enveloped one, or a JWT, as bytes or
 * text. Adds our evidence if it is ours. Never rejects because of the document: one that cannot be read is malformed, and thus
 * INVALID. Throws 'too_many_requests' if too much is being judged, for this caller or in all; without a caller it waits
 * instead.
 */
export function verifyAnything(
  ctx: Context,
  input: Uint8Array | string,
  { caller, witnesses }: { caller?: string; witnesses?: Witnesses | undefined } = {},
): Promise<Verification> {
  const verify = async (judge: Judge) => {
    const opened = await openInput(judge, input)
    return 'limit' in opened ? beyondLimit(opened.limit) : verifyOpened(ctx, opened, { witnesses })
  }
  return caller === undefined ? ctx.judging.forJob(verify) : ctx.judging.forRequest(caller, verify)
}

/** A credential taken out of its container, with what can check it. */
export type Opened = { bundle: Bundle; general: GeneralPath; judge: Judge }

/**
 * Verifies an opened credential and what it came in, with our evidence about it added. `witnesses` are those required.
 */
export async function verifyOpened(
  ctx: Context,
  { bundle, general, judge }: Opened,
  { witnesses, cameIn }: { witnesses?: Witnesses | undefined; cameIn?: CameIn | undefined } = {},
): Promise<Verification> {
  const evidence = await ownEvidence(ctx, certificateIdOf(bundle.certificate.id))
  const ports = { ...serverPorts(ctx, evidence, judge.away), general, ...(witnesses && { witnesses }) }
  return verifyCertificate(complete(bundle, evidence), ports, { container: containerOf(cameIn) })
}

/** Verifies what a link leads to, which was on a paper if there is a `code` beside it. */
export const verifyLinked = (
  ctx: Context,
  followed: Opened,
  { code, witnesses }: { code?: string | undefined; witnesses?: Witnesses | undefined },
): Promise<Verification> => {
  const linked = followed.bundle.certificate
  return verifyOpened(ctx, followed, { witnesses, cameIn: code === undefined ? undefined : { code, linked } })
}

/** Opens parsed JSON, or the text of a JWT. Rejects with a `TypeError` for anything that is not a credential. */
export async function openCredential(judge: Judge, value: unknown): Promise<Opened> {
  if (isCertificateFile(value)) return { bundle: parseBundle(value), general: judgedPath(judge), judge }
  const { document, general } = await openJudged(judge, value)
  return { bundle: { certificate: document, endorsements: [] }, general, judge }
}

/** The longest text that the thread that answers requests parses itself. */
const parsedHere = 16 * 1024

async function openInput(judge: Judge, input: Uint8Array | string): Promise<Opened | { limit: Limit }> {
  try {
    const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input
    const isJson = /^\s*["{]/.test(new TextDecoder().decode(bytes.subarray(0, 1_000)))
    if (isJson && bytes.length > parsedHere)
      return await openCredential(judge, await parseJudged(judge, bytes))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return await openCredential(judge, isJson ? JSON.parse(text) : text)
  } catch (error) {
    if (error instanceof BeyondLimit) return { limit: error.limit }
    // Any other error is not the document's fault.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    return nothingIn(judge)
  }
}

/** The verdict for anything that contains no credential: malformed, and thus INVALID. */
export const nothingIn = (judge: Judge): Opened => ({
  bundle: { certificate: {}, endorsements: [] },
  general: judgedPath(judge),
  judge,
})

function isCertificateFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'certificate' in value && !('@context' in value)
}

function complete(bundle: Bundle, evidence: Evidence | undefined): Bundle {
  if (!evidence) return bundle
  const { endorsements, log, statementsLog } = evidence
  return completeBundle(bundle, {
    endorsements: endorsements as Bundle['endorsements'],
    ...(log && { log }),
    statementsLog,
  })
}
