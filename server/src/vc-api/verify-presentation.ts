import { generalPath, requirePresentation } from '@credenza/credential/general'
import type { Context } from '../context.ts'
import { type Problem, problem, problemsOf } from './problems.ts'
import { problemsOfProofs, type Verified, type VerifyOptions, verifyCredential } from './verify-credential.ts'

type JsonObject = Record<string, unknown>

const mostCredentials = 20

/**
 * Verifies a presentation for the VC API: its form, its proofs, made to authenticate, and each credential in it. An
 * unsigned one says nothing about who presents, so it is good only where no challenge or domain is expected.
 */
export async function verifyPresentation(
  ctx: Context,
  presentation: JsonObject,
  options: VerifyOptions & { isSigned: boolean },
): Promise<Omit<Verified, 'controllers'> & { credentialResults: Omit<Verified, 'controllers'>[] }> {
  let credentials: JsonObject[] = []
  const [wrong] = await problemsOf(presentation, (document) => {
    credentials = requirePresentation(document)
  })
  if (wrong) return { errors: [wrong], warnings: [], credentialResults: [] }
  if (credentials.length > mostCredentials) {
    const tooMany = problem('parsing', `A presentation holds at most ${mostCredentials} credentials here.`)
    return { errors: [tooMany], warnings: [], credentialResults: [] }
  }
  const proofs =
    presentation.proof === undefined && !options.isSigned
      ? { errors: problemsOfUnsigned(options), controllers: [] }
      : await problemsOfProofs(
          ctx,
          { document: presentation, general: generalPath },
          { ...options, purpose: 'authentication' },
        )
  const { checks } = options
  const results = await Promise.all(credentials.map((one) => verifyCredential(ctx, one, { checks })))
  const own = credentials.filter((_, i) =>
    results[i]!.controllers.some((controller) => proofs.controllers.includes(controller)),
  )
  return {
    errors: [
      ...proofs.errors,
      ...problemsOfHolder(presentation.holder, own),
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
 * Whoever presents what they themselves have signed names themselves as holder and as issuer (VCDM 2.0 §4.13.4).
 * `own` are the credentials that were signed by a key of who presents.
 */
function problemsOfHolder(holder: unknown, own: readonly JsonObject[]): Problem[] {
  const sound = own.every(({ issuer }) => holder !== undefined && idOf(issuer) === idOf(holder))
  return sound ? [] : [problem('malformed', 'The holder is not the issuer of what it has signed itself.')]
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
}
