import type { JsonObject } from '../crypto/jws.ts'
import { isObject } from '../json/values.ts'
import type { Disclosure } from './disclosure.ts'

/** As deep as any credential may be (json-limits.ts). */
const MOST_LEVELS = 40

/** What an SD-JWT VC must say openly, with everything below it (SD-JWT VC §2.2.2.2). */
const ALWAYS_OPEN = ['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'aka_vcts', 'status']

/**
 * Puts the disclosures of an SD-JWT in their places among its claims (RFC 9901 §7.1, step 3). Throws a `TypeError` that says
 * what is wrong: a digest that occurs twice, a disclosure without a place or in a place of the wrong kind, a name that
 * already exists, a hidden claim that must be open.
 */
export function disclosedClaims(payload: JsonObject, disclosures: readonly Disclosure[]): JsonObject {
  const { _sd_alg: algorithm = 'sha-256', ...claims } = payload
  if (algorithm !== 'sha-256') throw new TypeError('its disclosures are hashed in a way that is not known')
  const byDigest = new Map(disclosures.map((one) => [one.digest, one]))
  if (byDigest.size < disclosures.length) throw new TypeError('it discloses the same twice')
  const seen = new Set<string>()
  const used = new Set<Disclosure>()

  /** The disclosure of a digest, if it was presented. */
  function disclosed(digest: unknown): Disclosure | undefined {
    if (typeof digest !== 'string') throw new TypeError('a digest in it is not a text')
    if (seen.has(digest)) throw new TypeError('a digest occurs in it twice')
    seen.add(digest)
    const found = byDigest.get(digest)
    if (found) used.add(found)
    return found
  }

  function open(value: unknown, level: number): unknown {
    if (level > MOST_LEVELS) throw new TypeError('it is nested too deeply')
    if (Array.isArray(value)) return value.flatMap((element) => openElement(element, level))
    return isObject(value) ? openMembers(value, level) : value
  }

  function openElement(element: unknown, level: number): unknown[] {
    if (!isObject(element) || !Object.hasOwn(element, '...')) return [open(element, level + 1)]
    if (Object.keys(element).length > 1)
      throw new TypeError('an element of a list in it is two things at once')
    const found = disclosed(element['...'])
    if (!found) return []
    if (found.name !== undefined) throw new TypeError('a claim is disclosed in the place of an element')
    return [open(found.value, level + 1)]
  }

  function openMembers({ _sd: digests = [], ...members }: JsonObject, level: number): JsonObject {
    if (!Array.isArray(digests)) throw new TypeError('its digests are not a list')
    if (Object.hasOwn(members, '...')) throw new TypeError('a digest in it is not an element of a list')
    const entries = new Map(Object.entries(members).map(([name, value]) => [name, open(value, level + 1)]))
    for (const digest of digests) {
      const found = disclosed(digest)
      if (!found) continue
      if (found.name === undefined) throw new TypeError('an element is disclosed in the place of a claim')
      if (entries.has(found.name)) throw new TypeError('it discloses a claim that is already there')
      entries.set(found.name, open(found.value, level + 1))
    }
    return Object.fromEntries(entries)
  }

  const opened = openMembers(claims, 0)
  if (used.size < disclosures.length) throw new TypeError('it discloses what was not signed')
  for (const name of ALWAYS_OPEN)
    if (JSON.stringify(opened[name]) !== JSON.stringify(claims[name]))
      throw new TypeError(`it hides '${name}', which has to be open`)
  return opened
}
