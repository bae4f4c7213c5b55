import type { Quad, Term } from 'jsonld'
import type { MemberTemplate, NodeTemplate, Template, ValueMember } from '../src/canonical/template.ts'
import { floatText, quoteLiteral } from '../src/canonical/term.ts'
import { toRdf } from '../src/json-ld/canonicalise-json-ld.ts'

/** A document of the shape with every optional member present and no value twice within one object. */
export type Specimen = {
  document: { '@context': readonly string[] }
  /** Dotted paths of members that a document may lack. */
  optional: readonly string[]
  /** Dotted paths of members with one permitted value; `type` always is. */
  constant: readonly string[]
  /** Dotted paths of members that may hold one object as well as an array. */
  either: readonly string[]
}

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'

/** Expands the specimen with jsonld and cuts its statements into constants and typed slots. */
export async function compileTemplate(specimen: Specimen): Promise<Template> {
  const quads = await toRdf(specimen.document)
  const used = new Set<Quad>()
  const root = compileNode([specimen.document], '', quads, used, specimen)
  if (used.size !== quads.length)
    throw new Error(`${quads.length - used.size} statements belong to no member`)
  return { contexts: specimen.document['@context'], root }
}

/** Compiles one place of the shape from all objects found there (a list has several). */
function compileNode(
  objects: readonly object[],
  path: string,
  quads: readonly Quad[],
  used: Set<Quad>,
  specimen: Specimen,
): NodeTemplate {
  const subjects = objects.map((object) => ({ object, subject: subjectOf(object, quads) }))
  const byKey = new Map<string, { value: unknown; subject: string }[]>()
  for (const { object, subject } of subjects) {
    for (const [key, value] of Object.entries(object)) {
      if (key !== 'id' && key !== '@context') byKey.set(key, [...(byKey.get(key) ?? []), { value, subject }])
    }
  }
  const members = [...byKey].map(([key, occurrences]) => {
    const memberPath = path === '' ? key : `${path}.${key}`
    const compiled = compileMember(key, occurrences, memberPath, quads, used, specimen)
    if (occurrences.length !== objects.length && !specimen.optional.includes(memberPath)) {
      throw new Error(`${memberPath} is missing in an object of the specimen but not declared optional`)
    }
    return compiled
  })
  members.sort((a, b) => (a.predicate < b.predicate ? -1 : 1))
  if (new Set(members.map(({ predicate }) => predicate)).size !== members.length) {
    throw new Error(`Two members at "${path}" share a predicate`)
  }
  const blank = subjects.every(({ subject }) => subject.startsWith('_:'))
  if (blank && members.some(({ member }) => member.kind === 'node')) {
    throw new Error(`The blank node at "${path}" has nested objects: give it an id`)
  }
  return { blank, members: members.map(({ member }) => member) }
}

function compileMember(
  key: string,
  occurrences: readonly { value: unknown; subject: string }[],
  path: string,
  quads: readonly Quad[],
  used: Set<Quad>,
  specimen: Specimen,
): { predicate: string; member: MemberTemplate } {
  const optional = specimen.optional.includes(path)
  const { value, subject } = occurrences[0]!
  const nested = occurrences.flatMap((occurrence) => asList(occurrence.value)).filter(isObject)
  if (nested.length > 0) {
    const found = nested.map((object) =>
      take(quads, used, (q) => nquadTerm(q.object) === subjectOf(object, quads)),
    )
    const predicate = predicateOf(found[0]!)
    const form = specimen.either.includes(path) ? 'either' : Array.isArray(value) ? 'many' : 'one'
    const node = compileNode(nested, path, quads, used, specimen)
    return { predicate, member: { kind: 'node', key, optional, form, predicate, node } }
  }
  if (key === 'type' || specimen.constant.includes(path)) {
    const all = occurrences.flatMap((occurrence) =>
      asList(occurrence.value).map((item) =>
        take(
          quads,
          used,
          (q) =>
            nquadTerm(q.subject) === occurrence.subject &&
            (key === 'type' ? q.predicate.value === RDF_TYPE : isTermOf(q, item)),
        ),
      ),
    )
    const tails = all.map((quad) => `${predicateOf(quad)}${nquadTerm(quad.object)} .\n`)
    return {
      predicate: predicateOf(all[0]!),
      member: { kind: 'constant', key, value, tails: [...new Set(tails)].sort() },
    }
  }
  const found = occurrences.map((occurrence) =>
    take(
      quads,
      used,
      (q) => nquadTerm(q.subject) === occurrence.subject && isValueOf(q, asList(occurrence.value)[0]),
    ),
  )
  const quad = found.find((q) => nquadTerm(q.subject) === subject)!
  const predicate = predicateOf(quad)
  const datatype = nquadTerm(quad.object).slice(quoteLiteral(quad.object.value).length)
  const kind = kindOf(quad.object.termType, asList(value)[0], datatype)
  const slot = { kind, key, optional, listed: Array.isArray(value), predicate } as const
  return { predicate, member: { ...slot, datatype: kind === 'iri' ? '' : datatype } }
}

function kindOf(termType: string, value: unknown, datatype: string): ValueMember['kind'] {
  if (termType === 'NamedNode') return 'iri'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value !== 'number') return 'text'
  return datatype.endsWith('#float>') ? 'float' : 'integer'
}

/** The RDF subject of a JSON object: its id, or the blank node that carries its first text. */
function subjectOf(object: object, quads: readonly Quad[]): string {
  if ('id' in object) return `<${object.id}>`
  const text = Object.entries(object).find(([key, value]) => key !== 'type' && typeof value === 'string')?.[1]
  const quad = quads.find((q) => q.object.value === text)
  if (quad === undefined) throw new Error('An object without id needs a text member that occurs nowhere else')
  return nquadTerm(quad.subject)
}

function take(quads: readonly Quad[], used: Set<Quad>, matches: (quad: Quad) => boolean): Quad {
  const quad = quads.find((candidate) => !used.has(candidate) && matches(candidate))
  if (quad === undefined) throw new Error('A member of the specimen makes no statement')
  used.add(quad)
  return quad
}

function isValueOf(quad: Quad, value: unknown): boolean {
  return quad.object.value === (typeof value === 'number' ? floatText(value) : String(value))
}

/** A constant may be a vocabulary term, expanded to an IRI that ends in it, or a plain literal. */
function isTermOf(quad: Quad, term: unknown): boolean {
  return new RegExp(`(?:^|[#/])${term}$`).test(quad.object.value)
}

function predicateOf(quad: Quad): string {
  return ` <${quad.predicate.value}> `
}

function nquadTerm(term: Term & { datatype?: Term }): string {
  if (term.termType === 'NamedNode') return `<${term.value}>`
  if (term.termType === 'BlankNode') return `_:${term.value}`
  const datatype = term.datatype?.value ?? ''
  return quoteLiteral(term.value) + (datatype.endsWith('XMLSchema#string') ? '' : `^^<${datatype}>`)
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
