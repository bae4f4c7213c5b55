import { presentationFacts, requirePresentation } from '@credenza/credential/general'
import type { Context } from '../../context.ts'
import { judgedHash, judgedPath } from '../../verifying/foreign/judging/judged-path.ts'
import type { Judge } from '../../verifying/foreign/judging/open-judging.ts'
import { type Problem, problem, problemsOf } from './problems.ts'
import { problemsOfProofs, type Verified, type VerifyOptions, verifyCredential } from './verify-credential.ts'

type JsonObject = Record<string, unknown>

const mostCredentials = 20

/**
 * Verifies a presentation for the VC API: its form, its proofs, which must be made for authentication, and each credential in
 * it. An unsigned presentation says nothing about the presenter, so it fails if a challenge or domain is expected.
 */
export async function verifyPresentation(
  ctx: Context,
  judge: Judge,
  presentation: JsonObject,
  options: VerifyOptions & { isSigned: boolean },
): Promise<Omit<Verified, 'controllers'> & { credentialResults: Omit<Verified, 'controllers'>[] }> {
  const [wrong] = await problemsOf(judge, 'presentation', presentation)
  if (wrong) return { errors: [wrong], warnings: [], credentialResults: [] }
  const credentials = requirePresentation(presentation)
  if (credentials.length > mostCredentials) {
    const tooMany = problem('parsing', `A presentation holds at most ${mostCredentials} credentials here.`)
    return { errors: [tooMany], warnings: [], credentialResults: [] }
  }
  const hashed = await judgedHash(judge, 'hashPresentation', presentation)
  const facts = presentationFacts(hashed.ok ? hashed.said : {})
  const { holder } = facts
  if (holder === undefined || facts.credentials !== credentials.length) {
    const hidden = problem('malformed', 'Its members are not what its contexts make of them.')
    return { errors: [hidden], warnings: [], credentialResults: [] }
  }
  const proofs =
    presentation.proof === undefined && !options.isSigned
      ? { errors: problemsOfUnsigned(options), controllers: [] }
      : await problemsOfProofs(
          ctx,
          judge,
          { document: presentation, general: judgedPath(judge) },
          { ...options, purpose: 'authentication' },
        )
  const { checks } = options
  const results = await Promise.all(credentials.map((one) => verifyCredential(ctx, judge, one, { checks })))
  const own = credentials.filter((_, i) =>
    results[i]!.controllers.some((controller) => proofs.controllers.includes(controller)),
  )
  return {
    errors: [
      ...proofs.errors,
      ...problemsOfHolder(holder, proofs.controllers, own),
      ...results.flatMap(({ errors }) => errors),
    ],
    warnings: results.flatMap(({ warnings }) => warnings),
    credentialResults: results.map(({ controllers: _, ...result }) => result),
  }
}

function problemsOfUnsigned({ challenge, domain }: VerifyOptions): Problem[] {
  if (challenge === undefined && domain === undefined) return []
  return [problem('proof', 'Without a proof nothing answers the challenge.')]
}

/**
 * The faults in the holder. A named holder must sign the presentation; a person who presents credentials that they signed
 * themselves is both holder and issuer (VCDM 2.0 §4.13.4). `own` are the credentials signed by a key of the presenter.
 */
function problemsOfHolder(holder: string, signers: readonly string[], own: readonly JsonObject[]): Problem[] {
  if (holder !== '' && !signers.every((signer) => signer === holder))
    return [problem('malformed', 'The holder is not who signed the presentation.')]
  const isNamed = own.every(({ issuer }) => idOf(issuer) === holder)
  return isNamed ? [] : [problem('malformed', 'The holder is not the issuer of what it has signed itself.')]
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
}
