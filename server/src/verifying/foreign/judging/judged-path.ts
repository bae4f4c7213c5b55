import {
  brokenLimit,
  jwtIn,
  type Limit,
  openSecured,
  partsIn,
  RefusedJwt,
  type Secured,
} from '@credenza/credential/general'
import { looksLikeSdJwt, openSdJwt } from '@credenza/credential/sd-jwt'
import type { DocumentHash, GeneralPath } from '@credenza/credential/verify'
import { type Judge, TooCostly } from './open-judging.ts'
import type { Parsed } from './tasks.ts'

type JsonObject = Record<string, unknown>

/**
 * The general path, in a judging process. A document that costs too much is not judged, because its cost says nothing about
 * whether it is good.
 */
export function judgedPath(judge: Judge): GeneralPath {
  return {
    hashDocument: (document) => judgedHash(judge, 'hashDocument', document),
    openSdJwt,
    partsIn,
    verifyProof: (request) =>
      brokenLimit(request.document) === undefined
        ? unlessTooCostly('unchecked', () => judge.run('verifyProof', request))
        : Promise.resolve('unchecked'),
  }
}

/** The JWT that a document came from, which determines how it is read. */
const jwts = new WeakMap<JsonObject, string>()

/** Each judge hashes a document only once, however many callers need the hash. */
const hashes = new WeakMap<Judge, WeakMap<JsonObject, Promise<DocumentHash>>>()

export function judgedHash(
  judge: Judge,
  how: 'hashDocument' | 'hashPresentation',
  document: JsonObject,
): Promise<DocumentHash> {
  const known = hashes.get(judge) ?? new WeakMap()
  hashes.set(judge, known)
  const hash = known.get(document) ?? hashNow(judge, how, document)
  known.set(document, hash)
  return hash
}

/** Does not even send a document that exceeds the limits. */
async function hashNow(
  judge: Judge,
  how: 'hashDocument' | 'hashPresentation',
  document: JsonObject,
): Promise<DocumentHash> {
  const limit = brokenLimit(document)
  if (limit !== undefined) return { ok: false, reason: 'beyond-limits', limit }
  const jwt = jwts.get(document)
  return unlessTooCostly({ ok: false, reason: 'beyond-limits', limit: 'cost' }, () =>
    jwt === undefined ? judge.run(how, document) : judge.run('hashJwt', jwt),
  )
}

/** A credential exceeded a limit before it could be opened. */
export class BeyondLimit extends TypeError {
  override name = 'BeyondLimit'
  readonly limit: Limit

  constructor(limit: Limit) {
    super(`It goes beyond a limit: ${limit}`)
    this.limit = limit
  }
}

/** Runs `openSecured` in a judging process. Throws a `TypeError` for anything that is not a credential, and `BeyondLimit`. */
export async function openJudged(judge: Judge, value: unknown): Promise<Secured> {
  const general = judgedPath(judge)
  if (typeof value === 'string' && looksLikeSdJwt(value.trim()))
    return { document: openSecured(value).document, general }
  const jwt = jwtIn(value)
  if (jwt === undefined) return { document: openSecured(value).document, general }
  const document = (await handedOn(() => judge.run('openJwt', jwt))) as JsonObject
  jwts.set(document, jwt)
  const verifyProof: GeneralPath['verifyProof'] = ({ document: asked, proof, ...request }) => {
    const at = asked === document ? [asked.proof].flat().indexOf(proof) : -1
    if (at < 0) return general.verifyProof({ document: asked, proof, ...request })
    return unlessTooCostly('unchecked', () => judge.run('verifyJwtProof', { ...request, jwt, at }))
  }
  return { document, general: { ...general, verifyProof } }
}

async function handedOn(parse: () => Promise<Parsed>): Promise<unknown> {
  const parsed = await unlessTooCostly<Parsed>({ limit: 'cost' }, parse)
  if ('limit' in parsed) throw new BeyondLimit(parsed.limit)
  if ('malformed' in parsed)
    throw new (parsed.malformed === 'refused' ? RefusedJwt : TypeError)('There is no credential in it')
  return parsed.value
}

async function unlessTooCostly<Outcome>(otherwise: Outcome, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TooCostly) return otherwise
    throw error
  }
}
