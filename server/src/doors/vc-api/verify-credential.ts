import { type Secured, verifyProofs } from '@credenza/credential/general'
import { type Check, type CheckName, looksLikeDid, type Verification } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { unlessMissing } from '../../platform/http/unless-missing.ts'
import { organisationOfDid } from '../../proof/issuer/did.ts'
import { openJudged } from '../../verifying/foreign/judging/judged-path.ts'
import type { Judge } from '../../verifying/foreign/judging/open-judging.ts'
import { verifyOpened } from '../../verifying/foreign/open-credential.ts'
import { resolveDid } from '../../verifying/foreign/resolve-did.ts'
import { type Problem, problem, problemsOf } from './problems.ts'

/** What a caller requests in addition to the document (VC API §3.3). */
export interface VerifyOptions {
  /** 'proof', 'credentialStatus', …; empty means everything. */
  checks: readonly string[]
  expectedProofPurpose?: string | undefined
  challenge?: string | undefined
  domain?: string | undefined
}

export interface Verified {
  errors: Problem[]
  /** Faults that do not make the credential invalid here, because the caller may have other reasons to trust the issuer. */
  warnings: Problem[]
  /** The eight checks and their verdict; only if the caller requested everything. */
  verification?: Verification
  /** The controllers of the keys that made the proofs. */
  controllers: string[]
}

type ProofFindings = Awaited<ReturnType<typeof verifyProofs>>

/**
 * Verifies a credential for the VC API: the rules of the data model, every proof, that one proof is the issuer's, and whatever
 * else the caller requests, which is everything unless `checks` names less. A verdict of INVALID always comes with an error.
 */
export async function verifyCredential(
  ctx: Context,
  judge: Judge,
  value: unknown,
  options: VerifyOptions,
): Promise<Verified> {
  let secured: Secured
  try {
    secured = await openJudged(judge, value)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refused(problem('parsing', 'A credential is an object with a proof, or an envelope round a JWT.'))
  }
  const { document, general } = secured
  const [wrong] = await problemsOf(judge, 'credential', document)
  if (wrong) return refused(wrong)
  const proofs = await problemsOfProofs(ctx, judge, secured, { ...options, purpose: 'assertionMethod' })
  const verification = await verifyOpened(ctx, {
    bundle: { certificate: document, endorsements: [] },
    general,
    judge,
  })
  const wanted = wantedChecks(verification, options)
  const open = wanted.filter(({ answer }) => answer === 'inconclusive')
  const issuer = verification.checks.find(({ name }) => name === 'issuer')!
  const errors = [
    ...(proofs.errors.length > 0 ? proofs.errors : problemsOfIssuer(verification, options)),
    ...wanted.filter(({ answer }) => answer === 'failed').map(asProblem),
    ...open.filter((check) => !isForCaller(check)).map(asProblem),
  ]
  const warnings = open.filter(isForCaller)
  if (!wanted.includes(issuer) && issuer.answer !== 'passed') warnings.push(issuer)
  return {
    errors,
    warnings: warnings.map(asProblem),
    ...(options.checks.length === 0 && { verification }),
    controllers: proofs.controllers,
  }
}

/**
 * Normally a key counts only through its controller's DID document. If the caller checks the proof alone, as for published
 * vectors, a key inside the proof also counts for an issuer without a DID.
 */
const isProofAlone = ({ checks }: VerifyOptions): boolean =>
  checks.length > 0 && checks.every((check) => check === 'proof')

/** The faults in the proofs of a credential or presentation. */
export async function problemsOfProofs(
  ctx: Context,
  judge: Judge,
  secured: Secured,
  options: VerifyOptions & { purpose: string },
): Promise<{ errors: Problem[]; controllers: string[] }> {
  let findings: ProofFindings
  try {
    findings = await verifyProofs(secured, {
      purpose: options.expectedProofPurpose ?? options.purpose,
      now: ctx.clock(),
      resolveDid: (did) => unlessMissing(resolveDid(ctx, did, judge.away)),
      trustsNamedKeys: isProofAlone(options),
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { errors: [problem('proof', 'There is no proof, or it is not an object.')], controllers: [] }
  }
  const isJudgedByRegister = (controller: string) =>
    options.purpose === 'assertionMethod' && organisationOfDid(ctx.config.publicUrl, controller) !== undefined
  const errors = findings.flatMap(({ proof, controller, outcome }) => [
    // If one of our own keys has ended, check 3 judges this together with the time of the log.
    ...(outcome === 'valid' || (outcome === 'key-ended' && isJudgedByRegister(controller))
      ? []
      : [problem('proof', sentences[outcome])]),
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
  'signer-nonexistent': 'A proof names the key of an organisation that does not exist.',
  'key-unavailable': 'The key of a proof is not published where it could be reached.',
  'key-unreadable': 'The key of a proof is of a kind that cannot be read here.',
  'key-not-allowed': 'The key of a proof does not belong to its controller, or not for this purpose.',
  'key-ended': 'The key of a proof has expired or was withdrawn.',
  unchecked: 'A proof cannot be checked.',
}

function isExpected(expected: string | undefined, found: unknown): boolean {
  return expected === undefined || [found].flat().includes(expected)
}

/** The faults in the binding of issuer and key. Without this binding nothing is verified, whatever the caller requests. */
function problemsOfIssuer({ checks, facts }: Verification, options: VerifyOptions): Problem[] {
  const signature = checks.find(({ name }) => name === 'signature')!
  const mayBeUnknown = isProofAlone(options) && facts.issuerId !== '' && !looksLikeDid(facts.issuerId)
  return signature.answer === 'passed' || mayBeUnknown ? [] : [problem('issuer', signature.sentence)]
}

/** The check behind each name of the VC API. The proof is always checked. */
const checksByName = new Map<string, CheckName | undefined>([
  ['proof', undefined],
  ['validity', 'validity'],
  ['credentialValidity', 'validity'],
  ['status', 'status'],
  ['credentialStatus', 'status'],
])

/**
 * The checks that count: those that the caller names, or all. The check of the signature is left out, because it is reported
 * with the proofs. An unknown name does not reduce the checks. A proof by a stolen key never counts, whatever the caller
 * requests.
 */
function wantedChecks({ checks }: Verification, { checks: wanted }: VerifyOptions): Check[] {
  if (wanted.length === 0 || !wanted.every((one) => checksByName.has(one)))
    return checks.filter(({ name }) => name !== 'signature')
  return checks.filter(
    ({ name, code }) =>
      wanted.some((one) => checksByName.get(one) === name) ||
      ['key-stolen', 'key-stolen-time-unknown'].includes(code),
  )
}

/**
 * Tells whether an undecided fact is for the caller to weigh: trust in an issuer, or evidence that only our verdict requires.
 */
function isForCaller({ name, code }: Check): boolean {
  const codes = ['not-our-form', 'issuer-unknown', 'issuer-not-approved', 'status-missing']
  return codes.includes(code) || ['log', 'anchor', 'endorsement'].includes(name)
}

function asProblem({ name, answer, sentence }: Check): Problem {
  const isOpen = answer === 'inconclusive'
  const kinds = {
    'well-formed': 'malformed',
    signature: 'proof',
    issuer: 'issuer',
    validity: 'period',
    status: isOpen ? 'retrieval' : 'status',
    log: 'proof',
    anchor: 'proof',
    endorsement: 'proof',
  } as const
  return problem(kinds[name], sentence)
}

const refused = (wrong: Problem): Verified => ({ errors: [wrong], warnings: [], controllers: [] })
