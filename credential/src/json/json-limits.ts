/**
 * How much work a document may ask of its verifier. Every member and every context costs JSON-LD time, every level costs
 * memory, and each proof costs the time of the whole again. Certificates have about 40 members, 5 levels, 3 contexts and 1
 * proof. Large texts, such as pictures, do not count.
 */
const MOST_MEMBERS = 2_500
const MOST_LEVELS = 40
const MOST_PROOFS = 5
const MOST_CONTEXTS = 10
/** For a presentation with all its credentials, or a badge with all its endorsements. */
const MOST_CONTEXTS_IN_ALL = 100

/** Which limit a document exceeds. `cost`: it took too much time or memory, which counting cannot foresee. */
export type Limit = 'members' | 'levels' | 'proofs' | 'contexts' | 'repeated-context' | 'cost'

/** The document is over a limit and was not processed. That says nothing about its contents. */
export class LimitError extends Error {
  override name = 'LimitError'
  readonly limit: Limit

  constructor(limit: Limit) {
    super(`The document goes beyond a limit: ${limit}`)
    this.limit = limit
  }
}

/**
 * The limit that a document exceeds, if any.
 *
 * Every text and every object in a `@context` is one context, wherever that `@context` is: in a subject, in the definition
 * of a term, in a place that no processor reads. No URL may be named twice; two objects are two contexts, whatever they
 * say. What is signed separately is counted separately: a proof, which may repeat the contexts that it was made under, and
 * a credential within the document, recognised by its type and by having the context of the data model first.
 */
export function brokenLimit(document: Record<string, unknown>): Limit | undefined {
  let members = 0
  let contexts = 0

  /** `named`: the contexts found so far in the document that this value is signed with. */
  function inValue(
    value: unknown,
    level: number,
    named: Set<unknown>,
    isContext: boolean,
  ): Limit | undefined {
    if (typeof value !== 'object' || value === null) return undefined
    if (level > MOST_LEVELS) return 'levels'
    const entries = Object.entries(value)
    members += entries.length
    if (members > MOST_MEMBERS) return 'members'
    const isNode = !Array.isArray(value)
    return (
      (isNode && '@context' in value ? inContexts(value['@context'], named) : undefined) ??
      first(entries, ([key, child]) => {
        if (isNode && key === 'proof' && !isContext) return inProofs(child, level + 1)
        const within = isContext || (isNode && key === '@context')
        return inValue(child, level + 1, !within && isCredential(child) ? new Set() : named, within)
      })
    )
  }

  function inProofs(value: unknown, level: number): Limit | undefined {
    const proofs = [value].flat()
    if (proofs.length > MOST_PROOFS) return 'proofs'
    return first(proofs, (proof) => inValue(proof, level + 1, new Set(), false))
  }

  function inContexts(value: unknown, named: Set<unknown>): Limit | undefined {
    return first([value].flat(), (context) => {
      const name = typeof context === 'string' ? context : Symbol()
      if (named.has(name)) return 'repeated-context'
      named.add(name)
      contexts++
      return named.size > MOST_CONTEXTS || contexts > MOST_CONTEXTS_IN_ALL ? 'contexts' : undefined
    })
  }

  return inValue(document, 1, new Set(), false)
}

function first<Item>(items: readonly Item[], broken: (item: Item) => Limit | undefined): Limit | undefined {
  for (const item of items) {
    const limit = broken(item)
    if (limit !== undefined) return limit
  }
  return undefined
}

function isCredential(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { '@context': contexts, type } = value as Record<string, unknown>
  return (
    Array.isArray(contexts) &&
    DATA_MODELS.includes(contexts[0]) &&
    [type].flat().includes('VerifiableCredential')
  )
}

const DATA_MODELS: readonly unknown[] = [
  'https://www.w3.org/ns/credentials/v2',
  'https://www.w3.org/2018/credentials/v1',
]
