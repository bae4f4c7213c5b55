/**
 * A document shape, compiled from the JSON-LD contexts by `tools/compile-templates.ts`: which keys a document of this shape
 * has, and which RDF statements they become. It is valid for one exact `@context` only.
 */
export type Template = { contexts: readonly string[]; root: NodeTemplate }

/** One JSON object of the shape, hence one RDF subject: named by its `id`, or blank. Members are in predicate order. */
export type NodeTemplate = { blank: boolean; members: readonly MemberTemplate[] }

export type MemberTemplate = ConstantMember | ValueMember | NodeMember

/** A member with one permitted value, such as `type`. The tails are the statements it makes, without their subject. */
export type ConstantMember = { kind: 'constant'; key: string; value: unknown; tails: readonly string[] }

/** A member with a free value. `listed` is a JSON array of exactly one value. */
export type ValueMember = {
  kind: 'text' | 'iri' | 'boolean' | 'integer' | 'float'
  key: string
  optional: boolean
  listed: boolean
  /** ` <predicate> ` */
  predicate: string
  /** Datatype in N-Quads form, `^^<…>`; empty for plain strings and IRIs. */
  datatype: string
}

/** A member that holds one nested object, an array of them, or either. */
export type NodeMember = {
  kind: 'node'
  key: string
  optional: boolean
  form: 'one' | 'many' | 'either'
  predicate: string
  node: NodeTemplate
}
