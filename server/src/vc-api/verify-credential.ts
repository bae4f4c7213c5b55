import { openSecured, requireCredential, type Secured, verifyProofs } from '@credenza/credential/general'
import { type Verification, verifyCertificate } from '@credenza/credential/verify'
import type { Context } from '../context.ts'
import { resolveDid } from '../foreign/resolve-did.ts'
import { serverPorts } from '../foreign/server-ports.ts'
import { type Problem, problem, problemsOf } from './problems.ts'

/** What a caller asks for beside the document (VC API §3.3). */
export interface VerifyOptions {
  /** 'proof', 'credentialStatus', …; everything when it is empty. */
  checks: readonly string[]
  expectedProofPurpose?: string | undefined
  challenge?: string | undefined
  domain?: string | undefined
}

export interface Verified {
  errors: Problem[]
  /** What does not count here, since whoever asks may trust the issuer for reasons of their own. */
  warnings: Problem[]
  /** The eight checks of this deployment; none for what is no credential. */
  verification?: Verification
  /** Whose keys made the proofs. */
  controllers: string[]
}

type ProofFindings = Awaited<ReturnType<typeof verifyProofs>>

/**
 * Verifies a credential for the VC API: the rules of the data model, every proof in it, its period and its status. That
 * issuer and key belong together is said beside it: the proofs of published vectors are sound without.
 */
export async function verifyCredential(
  ctx: Context,
  value: unknown,
  options: VerifyOptions,
): Promise<Verified> {
  let secured: Secured
  try {
    secured = openSecured(value)
  } catch {
    return refused(problem('parsing', 'A credential is an object with a proof, or an envelope round a JWT.'))
  }
  const [wrong] = await problemsOf(secured.document, requireCredential)
  if (wrong) return refused(wrong)
  const proofs = await problemsOfProofs(ctx, secured, { ...options, purpose: 'assertionMethod' })
  const verification = await verifyCertificate(
    { certificate: secured.document, endorsements: [] },
    { ...serverPorts(ctx, undefined), general: secured.general },
  )
  const issuer = verification.checks.find(({ name }) => name === 'issuer')!
  return {
    errors: [...proofs.errors, ...problemsOfChecks(secured, verification, options)],
    warnings: issuer.answer === 'passed' ? [] : [problem('issuer', issuer.sentence)],
    verification,
    controllers: proofs.controllers,
  }
}

/** What is wrong with the proofs of a credential or presentation. */
export async function problemsOfProofs(
  ctx: Context,
  secured: Secured,
  options: VerifyOptions & { purpose: string },
): Promise<{ errors: Problem[]; controllers: string[] }> {
  const purpose = options.expectedProofPurpose ?? options.purpose
  let findings: ProofFindings
  try {
    findings = await verifyProofs(secured, {
      purpose,
      now: ctx.clock(),
      resolveDid: (did) => resolveDid(ctx, did),
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { errors: [problem('proof', 'There is no proof, or it is not an object.')], controllers: [] }
  }
  const errors = findings.flatMap(({ proof, outcome }) => [
    ...(outcome === 'valid' ? [] : [problem('proof', sentences[outcome])]),
    ...(isExpected(options.challenge, proof.challenge)
      ? []
      : [problem('challenge', 'It is another challenge.')]),
    ...(isExpected(options.domain, proof.domain) ? [] : [problem('domain', 'It is for another domain.')]),
  ])
  return { errors, controllers: findings.map(({ controller }) => controller) }
}

const sentences = {
  invalid: 'A proof does not fit the document, has expired, or was made for another purpose.',
  'unknown-cryptosuite': 'A proof is of a kind that is not known here.',
  'key-unavailable': 'The key of a proof cannot be had.',
  'key-not-allowed': 'The key of a proof does not belong to its controller, or not for this purpose.',
  unchecked: 'A proof cannot be checked.',
}

function isExpected(expected: string | undefined, found: unknown): boolean {
  return expected === undefined || [found].flat().includes(expected)
}

function problemsOfChecks(
  { document }: Secured,
  { checks }: Verification,
  { checks: wanted }: VerifyOptions,
): Problem[] {
  const isWanted = (...names: string[]) => wanted.length === 0 || names.some((name) => wanted.includes(name))
  const find = (name: string) => checks.find((check) => check.name === name)!
  const validity = find('validity')
  const status = find('status')
  const isPeriodWrong = isWanted('validity', 'credentialValidity') && validity.answer === 'failed'
  const isStatusOpen = document.credentialStatus !== undefined && status.answer === 'inconclusive'
  const isStatusWrong = isWanted('status', 'credentialStatus') && (status.answer === 'failed' || isStatusOpen)
  return [
    ...(isPeriodWrong ? [problem('period', validity.sentence)] : []),
    ...(isStatusWrong ? [problem(isStatusOpen ? 'retrieval' : 'status', status.sentence)] : []),
  ]
}

const refused = (wrong: Problem): Verified => ({ errors: [wrong], warnings: [], controllers: [] })
