import type { Sha256 } from '../crypto/sha256.ts'
import type { MemberTemplate, NodeTemplate, Template, ValueMember } from './template.ts'
import { floatText, isLiteralText, isPlainIri, quoteLiteral } from './term.ts'

/** Statements about one subject, in predicate order. A tail is a statement without its subject. */
type Group = { subject: string; tails: Tail[] }
type Tail = string | { predicate: string; blank: Blank }
type Blank = { tails: string[]; parent: string; hash: Uint8Array; label: string }
type Statements = { groups: Group[]; blanks: Blank[] }

const MAX_BLANK_NODES = 9
const NO_HASH = new Uint8Array()

/**
 * The canonical N-Quads (RDFC-1.0) of a document of the template's shape, without its top-level `proof`. Returns
 * `undefined` for any other shape, which the general JSON-LD path has to judge.
 */
export function canonicalise(template: Template, document: object, sha256: Sha256): string | undefined {
  if (!isSameConstant((document as Record<string, unknown>)['@context'], template.contexts)) return undefined
  return canonicaliseRoot(template.root, document, ['@context', 'proof'], sha256)
}

/** Like `canonicalise`, for a bare object whose context is known from elsewhere. `ignoredKeys` are left out. */
export function canonicaliseRoot(
  root: NodeTemplate,
  document: object,
  ignoredKeys: readonly string[],
  sha256: Sha256,
): string | undefined {
  const statements: Statements = { groups: [], blanks: [] }
  const ignored = ignoredKeys.filter((key) => Object.hasOwn(document, key)).length
  if (collect(document, root, statements, ignored) === undefined) return undefined
  if (!labelBlankNodes(statements.blanks, sha256)) return undefined
  for (const blank of statements.blanks)
    statements.groups.push({ subject: `_:${blank.label}`, tails: blank.tails })
  return serialise(statements.groups)
}

/** Adds the object's statements and returns its subject, or `undefined` when the object is not of the template's shape. */
function collect(
  value: unknown,
  template: NodeTemplate,
  statements: Statements,
  ignoredKeys: number,
): string | Blank | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const node = value as Record<string, unknown>
  let subject: string | Blank
  let tails: Tail[] = []
  let known = ignoredKeys
  if (template.blank) {
    const blank: Blank = { tails: [], parent: '', hash: NO_HASH, label: '' }
    statements.blanks.push(blank)
    subject = blank
    tails = blank.tails // The compiler ensures that blank nodes have no nested objects.
  } else {
    if (!isPlainIri(node.id)) return undefined
    known++
    subject = `<${node.id}>`
    statements.groups.push({ subject, tails })
  }
  for (const member of template.members) {
    if (!Object.hasOwn(node, member.key)) {
      if (member.kind === 'constant' || !member.optional) return undefined
      continue
    }
    known++
    if (!addMember(node[member.key], member, subject, tails, statements)) return undefined
  }
  return Object.keys(node).length === known ? subject : undefined
}

function addMember(
  value: unknown,
  member: MemberTemplate,
  subject: string | Blank,
  tails: Tail[],
  statements: Statements,
): boolean {
  if (member.kind === 'constant') {
    if (!isSameConstant(value, member.value)) return false
    tails.push(...member.tails)
    return true
  }
  if (member.kind !== 'node') {
    const term = valueTerm(value, member)
    if (term === undefined) return false
    tails.push(`${member.predicate}${term} .\n`)
    return true
  }
  const isArray = Array.isArray(value)
  if (isArray ? member.form === 'one' || value.length === 0 : member.form === 'many') return false
  const lines: Tail[] = []
  for (const item of isArray ? value : [value]) {
    const object = collect(item, member.node, statements, 0)
    if (object === undefined) return false
    if (typeof object === 'string') {
      lines.push(`${member.predicate}${object} .\n`)
    } else {
      object.parent = `${subject as string}${member.predicate}`
      lines.push({ predicate: member.predicate, blank: object })
    }
  }
  tails.push(...(member.node.blank ? lines : lines.sort()))
  return true
}

function valueTerm(value: unknown, member: ValueMember): string | undefined {
  if (member.listed) {
    if (!Array.isArray(value) || value.length !== 1) return undefined
    value = value[0]
  }
  switch (member.kind) {
    case 'iri':
      return isPlainIri(value) ? `<${value}>` : undefined
    case 'text':
      return isLiteralText(value) ? quoteLiteral(value) + member.datatype : undefined
    case 'boolean':
      return typeof value === 'boolean' ? `"${value}"${member.datatype}` : undefined
    case 'float': {
      const text = floatText(value)
      return text && `"${text}"${member.datatype}`
    }
    case 'integer':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? `"${value}"${member.datatype}` : undefined
  }
}

/**
 * RDFC-1.0 §4.6: each blank node gets the hash of the statements that mention it, with itself written as `_:a`, and labels
 * are assigned in the order of these hashes. Two equal hashes would need §4.7: not a fixed shape.
 */
function labelBlankNodes(blanks: Blank[], sha256: Sha256): boolean {
  if (blanks.length > MAX_BLANK_NODES) return false
  if (blanks.length > 1) {
    for (const blank of blanks) {
      // `<` sorts before `_`, so the parent's statement comes first.
      const lines = `${blank.parent}_:a .\n_:a${blank.tails.join('_:a')}`
      blank.hash = sha256(lines)
    }
    blanks.sort((a, b) => compareBytes(a.hash, b.hash))
  }
  for (const [number, blank] of blanks.entries()) {
    if (number > 0 && compareBytes(blanks[number - 1]!.hash, blank.hash) === 0) return false
    blank.label = `c14n${number}`
  }
  return true
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const differing = a.findIndex((byte, i) => byte !== b[i])
  return differing < 0 ? 0 : a[differing]! - b[differing]!
}

/**
 * Sorts by subject and joins. Within a group the template's order is kept. No subject is a prefix of another (each ends in
 * `>`, which no IRI contains, or in one digit), so sorting the subjects sorts the lines.
 */
function serialise(groups: Group[]): string | undefined {
  groups.sort((a, b) => (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0))
  let text = ''
  for (let i = 0; i < groups.length; i++) {
    const { subject, tails } = groups[i]!
    if (groups[i + 1]?.subject === subject) {
      const merged = mergeTails([...tails, ...groups[i + 1]!.tails])
      if (merged === undefined) return undefined
      groups[i + 1]!.tails = merged
      continue
    }
    for (const tail of resolveBlankNodes(tails)) text += subject + tail
  }
  return text
}

/** The same node described in two places, which is allowed as long as no predicate occurs twice. */
function mergeTails(tails: Tail[]): Tail[] | undefined {
  const predicates = new Set<string>()
  for (const tail of tails) {
    if (typeof tail !== 'string') return undefined
    predicates.add(tail.slice(0, tail.indexOf('> ')))
  }
  return predicates.size === tails.length ? (tails as string[]).sort() : undefined
}

function resolveBlankNodes(tails: Tail[]): string[] {
  const labelled = (tail: Tail) =>
    typeof tail === 'string' ? tail : `${tail.predicate}_:${tail.blank.label} .\n`
  const lines = tails.map(labelled)
  // References to blank nodes under one predicate are adjacent; only they can be out of order.
  return tails.some((tail) => typeof tail !== 'string') ? lines.sort() : lines
}

function isSameConstant(value: unknown, constant: unknown): boolean {
  if (!Array.isArray(constant)) return value === constant
  return (
    Array.isArray(value) &&
    value.length === constant.length &&
    constant.every((item, index) => value[index] === item)
  )
}
