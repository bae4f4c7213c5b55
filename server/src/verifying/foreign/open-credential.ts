import {
  type Bundle,
  type CameIn,
  certificateIdOf,
  completeBundle,
  containerOf,
  type GeneralPath,
  noCertificate,
  parseBundle,
  type Verification,
  verifyCertificate,
  type Witnesses,
} from '@credenza/credential/verify'
import type { Evidence } from '../../certificates/certificate/evidence.ts'
import type { Context } from '../../context.ts'
import { judgedPath, openJudged } from './judging/judged-path.ts'
import type { Judge } from './judging/open-judging.ts'
import { ownEvidence } from './own-evidence.ts'
import { serverPorts } from './server-ports.ts'

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

/** For what must not be taken for a credential, and for what nobody judges. */
export const nothingIn = (judge: Judge): Opened => ({
  bundle: noCertificate,
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
