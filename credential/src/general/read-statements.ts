import type { Quad, Term } from 'jsonld'
import { canonicaliseJson } from '../json/canonicalise-json.ts'

type JsonObject = Record<string, unknown>
type Node = Map<string, Term[]>

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'

/**
 * Every property that checks and screens read, with the full name that a signature covers. Each term has one full name, so
 * that a second vocabulary with the same local name stays separate.
 */
const VOCABULARIES: Record<string, string> = {
  'https://www.w3.org/2018/credentials#':
    'VerifiableCredential VerifiablePresentation issuer holder credentialSubject credentialStatus validFrom validUntil issuanceDate expirationDate evidence verifiableCredential',
  'https://schema.org/': 'name description value targetFramework targetName targetUrl',
  'https://purl.imsglobal.org/spec/vc/ob/vocab.html#':
    'OpenBadgeCredential EndorsementCredential Achievement AchievementSubject IdentityObject Profile achievement achievementType Criteria criteria narrative identifier identityHash identityType hashed salt Result ResultDescription result resultDescription resultType valueMax status creditsEarned alignment targetCode',
  'http://data.europa.eu/snb/model/elm/': 'hasClaim',
  'http://purl.org/dc/terms/': 'title',
  'http://xmlns.com/foaf/0.1/': 'fullName',
  'http://www.w3.org/ns/regorg#': 'legalName',
  'https://www.w3.org/ns/credentials/status#':
    'BitstringStatusList BitstringStatusListCredential BitstringStatusListEntry statusPurpose statusListIndex statusListCredential statusSize statusMessage encodedList',
}
const TERM_BY_NAME = new Map(
  Object.entries(VOCABULARIES).flatMap(([vocabulary, terms]) =>
    terms.split(' ').map((term): [string, string] => [vocabulary + term, term]),
  ),
)

/** Members whose values are objects with more to say, even where only their id is given. */
const OBJECTS = new Set(['credentialSubject', 'credentialStatus'])

/** Only a document that repeats itself has more nodes than this; the JSON limits exclude other large ones. */
const MOST_NODES = 5_000

/**
 * A document as its signature covers it: read back from its RDF statements, under plain terms. How its JSON spelt them
 * (aliases, full names, nesting, scoped contexts) leaves no trace. Unknown terms keep their full names. Several values
 * become a list sorted by text: statements have no order, and the JSON's order must not decide which value is shown first.
 * Texts lose datatype and language. Returns `undefined` unless exactly one node of this type is not named by any other: a
 * second one could be the document as well.
 */
export function readStatements(
  quads: readonly Quad[],
  type: 'VerifiableCredential' | 'VerifiablePresentation',
): JsonObject | undefined {
  const nodes = new Map<string, Node>()
  const named = new Set<string>()
  for (const { subject, predicate, object, graph } of quads) {
    if (graph.termType !== 'DefaultGraph') continue
    const name = nameOf(subject)
    const node: Node = nodes.get(name) ?? new Map()
    nodes.set(name, node)
    const objects = node.get(predicate.value) ?? []
    if (!objects.some((known) => known.termType === object.termType && known.value === object.value))
      node.set(predicate.value, [...objects, object])
    const isName = object.termType !== 'Literal' && predicate.value !== RDF_TYPE
    if (isName && nameOf(object) !== name) named.add(nameOf(object))
  }
  const isOfType = (node: Node) => node.get(RDF_TYPE)?.some(({ value }) => TERM_BY_NAME.get(value) === type)
  const [root, ...others] = [...nodes].filter(([name, node]) => isOfType(node) && !named.has(name))
  if (root === undefined || others.length > 0) return undefined

  let count = 0
  const describe = (name: string, node: Node, above: readonly string[]): JsonObject => {
    if (++count > MOST_NODES) throw new RangeError('The document repeats itself without end')
    const members = [...node].map(([predicate, objects]): [string, unknown] => {
      const member = predicate === RDF_TYPE ? 'type' : (TERM_BY_NAME.get(predicate) ?? predicate)
      const values = inOrder(objects.map((object) => shown(object, member, [...above, name])))
      return [member, values.length === 1 ? values[0] : values]
    })
    return { ...(name.startsWith('_:') ? {} : { id: name }), ...Object.fromEntries(members) }
  }
  const shown = (term: Term, member: string, above: readonly string[]): unknown => {
    const { termType, value } = term
    const name = nameOf(term)
    if (member === 'type') return TERM_BY_NAME.get(value) ?? value
    if (termType === 'Literal') return value
    const node = nodes.get(name)
    if (node !== undefined && !above.includes(name)) return describe(name, node, above)
    if (termType === 'BlankNode') return {}
    return OBJECTS.has(member) ? { id: value } : value
  }
  return describe(...root, [])
}

function inOrder(values: unknown[]): unknown[] {
  if (values.length < 2) return values
  const texts = new Map(values.map((value) => [value, canonicaliseJson(value)]))
  return values.toSorted((a, b) => (texts.get(a)! < texts.get(b)! ? -1 : 1))
}

/** Prefixes the labels of blank nodes, which could otherwise equal the name of another node. */
const nameOf = ({ termType, value }: Term): string =>
  termType === 'BlankNode' && !value.startsWith('_:') ? `_:${value}` : value
