import fc from 'fast-check'
import jsonld from 'jsonld'
import { heldContexts } from '../src/json-ld/contexts.ts'

type Json = Record<string, unknown>
type Expanded = Record<string, { '@value'?: unknown; '@id'?: string }[]>

/** The parts of jsonld that the product does not use. */
const { expand, compact } = jsonld as unknown as {
  expand: (document: object, options: object) => Promise<object[]>
  compact: (document: object, context: object, options: object) => Promise<Json>
}
const documentLoader = async (url: string) => ({
  contextUrl: null,
  documentUrl: url,
  document: heldContexts.get(url)!,
})
const options = { base: null, documentLoader }

const CRED = 'https://www.w3.org/2018/credentials#'
const SCHEMA = 'https://schema.org/'
const STATUS = 'https://www.w3.org/ns/credentials/status#'
const OB = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#'
const XSD = 'http://www.w3.org/2001/XMLSchema#'

/** Names that decide what is shown and judged; `null` keeps the published term. */
const TARGETS: [term: string, iri: string, coercion?: string][] = [
  ['issuer', `${CRED}issuer`, '@id'],
  ['validFrom', `${CRED}validFrom`, `${XSD}dateTime`],
  ['validUntil', `${CRED}validUntil`, `${XSD}dateTime`],
  ['credentialSubject', `${CRED}credentialSubject`, '@id'],
  ['credentialStatus', `${CRED}credentialStatus`, '@id'],
  ['name', `${SCHEMA}name`],
  ['description', `${SCHEMA}description`],
  ['achievement', `${OB}achievement`, '@id'],
  ['identifier', `${OB}identifier`, '@id'],
  ['identityHash', `${OB}identityHash`],
  ['identityType', `${OB}identityType`],
  ['statusPurpose', `${STATUS}statusPurpose`],
  ['statusListIndex', `${STATUS}statusListIndex`],
  ['statusListCredential', `${STATUS}statusListCredential`, '@id'],
]

/** Short names sort before the published ones, so that JSON-LD prefers them when it compacts. */
const alias = (i: number) => `a${i.toString(36)}`

/** One way of spelling a document, each part as likely as not. */
const spelling = fc.record({
  aliased: fc.subarray(TARGETS.map((_, i) => i)),
  coerced: fc.boolean(),
  container: fc.constantFrom(undefined, '@set', '@language', '@index'),
  idAlias: fc.boolean(),
  typeAlias: fc.boolean(),
  prefix: fc.boolean(),
  vocab: fc.boolean(),
  base: fc.boolean(),
  scopedSwap: fc.boolean(),
  inSubject: fc.boolean(),
  repeatedContexts: fc.boolean(),
  withoutPublished: fc.boolean(),
  fullNames: fc.subarray(TARGETS.map((_, i) => i)),
  nested: fc.boolean(),
  included: fc.boolean(),
  reversed: fc.boolean(),
  graph: fc.constantFrom(false, false, false, true),
  valueObjects: fc.boolean(),
  lists: fc.boolean(),
  decoy: fc.boolean(),
  order: fc.integer(),
})
export type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never
export const anySpelling: fc.Arbitrary<Spelling> = spelling

/**
 * The same RDF statements in another spelling: aliasing, scoping, coercing and moving members leaves the signed form as it
 * is, wherever JSON-LD accepts it. The proofs are copied unchanged.
 */
export async function respell({ proof, ...document }: Json, how: Spelling): Promise<Json> {
  const published = document['@context'] as unknown[]
  const inline = inlineContext(how)
  const contexts = [
    ...(how.withoutPublished ? published.slice(0, 1) : published),
    inline,
    ...(how.repeatedContexts ? [inline] : []),
  ]
  const expanded = (await expand(document, options)) as Expanded[]
  const compacted = await compact(expanded, contexts, options)
  const respelt = reshape({ ...compacted, '@context': contexts }, how, published)
  return { ...shuffled(respelt, how.order), ...(proof !== undefined && { proof }) }
}

function inlineContext(how: Spelling): Json {
  const context: Json = {}
  for (const i of how.aliased) {
    const [, iri, coercion] = TARGETS[i]!
    const isText = coercion === undefined
    context[alias(i)] = {
      '@id': iri,
      ...(how.coerced && coercion !== undefined && { '@type': coercion }),
      ...(how.container === '@set' && { '@container': '@set' }),
      ...(how.container === '@language' && isText && { '@container': '@language' }),
      ...(how.container === '@index' && { '@container': '@index' }),
      ...(how.scopedSwap && coercion === '@id' && { '@context': swap }),
    }
  }
  if (how.idAlias) context.aid = '@id'
  if (how.typeAlias) context.atype = '@type'
  if (how.prefix) Object.assign(context, { cred: CRED, ob: { '@id': OB, '@prefix': true } })
  if (how.vocab) context['@vocab'] = 'https://example.org/terms#'
  if (how.base) context['@base'] = 'https://example.org/'
  if (how.nested) context.box = '@nest'
  if (how.included) context.also = '@included'
  if (how.reversed) context.subjectOf = { '@reverse': `${CRED}credentialSubject` }
  return context
}

/** In a property's own context even protected terms may change: here each means the other. */
const swap = {
  name: `${SCHEMA}description`,
  description: `${SCHEMA}name`,
  validFrom: { '@id': `${CRED}validUntil`, '@type': `${XSD}dateTime` },
  validUntil: { '@id': `${CRED}validFrom`, '@type': `${XSD}dateTime` },
  identityHash: `${OB}identityType`,
  identityType: `${OB}identityHash`,
}

function reshape(document: Json, how: Spelling, published: unknown[]): Json {
  const result: Json = { ...document }
  for (const i of how.fullNames) {
    const [term, iri, coercion] = TARGETS[i]!
    if (!Object.hasOwn(result, term)) continue
    result[iri] = asExpanded(result[term], coercion)
    delete result[term]
  }
  if (how.inSubject && isObject(result.credentialSubject)) {
    result.credentialSubject = { '@context': [...published], ...result.credentialSubject }
  }
  if (how.valueObjects && typeof result.name === 'string') result.name = { '@value': result.name }
  if (how.lists && typeof result.validUntil === 'string') result.validUntil = [result.validUntil]
  if (how.nested) {
    for (const key of ['validUntil', 'credentialStatus', 'name', `${CRED}validUntil`]) {
      if (!Object.hasOwn(result, key)) continue
      result.box = { ...(result.box as Json | undefined), [key]: result[key] }
      delete result[key]
    }
  }
  const id = result.id ?? result.aid ?? result['@id']
  if (how.included && id !== undefined) {
    for (const key of ['validUntil', 'credentialStatus', `${CRED}validUntil`]) {
      if (!Object.hasOwn(result, key)) continue
      result.also = { ...(result.also as Json | undefined), '@id': id, [key]: result[key] }
      delete result[key]
    }
  }
  const subject = result.credentialSubject
  if (how.reversed && isObject(subject) && typeof subject.id === 'string' && id !== undefined) {
    const { credentialSubject: _, ...rest } = result
    return { ...rest, also: undefined, '@included': [{ ...subject, subjectOf: { '@id': id } }] }
  }
  // It is read as a member of the JSON but says nothing: its name stands for no statement.
  if (how.decoy) result.decoy = null
  if (how.graph) {
    const { '@context': contexts, ...rest } = result
    return { '@context': contexts, '@graph': [rest] }
  }
  return result
}

const asExpanded = (value: unknown, coercion?: string): unknown =>
  typeof value !== 'string'
    ? value
    : coercion === '@id'
      ? { '@id': value }
      : { '@value': value, ...(coercion !== undefined && { '@type': coercion }) }

function shuffled(value: Json, seed: number): Json {
  const rank = (key: string) => [...`${seed}${key}`].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) | 0, 7)
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => rank(a) - rank(b)))
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
