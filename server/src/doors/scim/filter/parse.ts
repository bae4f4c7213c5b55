import { groupUrn, userUrn } from '@credenza/schema/scim/attributes'
import { type AttributePath, type Filter, type Operator, operators, type PatchPath } from './filter.ts'
import { tokenReader, Unreadable } from './token-reader.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The most comparisons. A path may have fewer than a filter, because a call can have hundreds of paths. */
const mostComparisons = { filter: 20, path: 4 }
/** The deepest that brackets may be nested. */
const deepest = 10

/** Parses a filter (RFC 7644 figure 1). Returns undefined if the text is not one or is too complex. */
export const parseFilter = (text: string): Filter | undefined =>
  parsed(text, mostComparisons.filter, (reader) => reader.filter(0))

/** Parses the path of an operation (RFC 7644 figure 7). Returns undefined if the text is not one. */
export const parsePath = (text: string): PatchPath | undefined =>
  parsed(text, mostComparisons.path, (reader) => reader.path())

function parsed<Result>(
  text: string,
  most: number,
  read: (reader: ReturnType<typeof readerOf>) => Result,
): Result | undefined {
  const tokens = tokensOf(text)
  if (!tokens) return undefined
  try {
    const reader = readerOf(tokens, most)
    const result = read(reader)
    return reader.isAtEnd() ? result : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** A recursive-descent parser: `or` binds less tightly than `and`, and `and` less than `not`. */
function readerOf(tokens: readonly Token[], most: number) {
  const next = tokenReader(tokens)
  let comparisons = 0

  function filter(depth: number): Filter {
    if (depth > deepest) throw new Unreadable()
    let left = conjunction(depth)
    while (next.takeKeyword('or')) left = { kind: 'or', of: [left, conjunction(depth)] }
    return left
  }

  function conjunction(depth: number): Filter {
    let left = term(depth)
    while (next.takeKeyword('and')) left = { kind: 'and', of: [left, term(depth)] }
    return left
  }

  function term(depth: number): Filter {
    if (next.takeKeyword('not')) {
      next.requireMark('(')
      return { kind: 'not', of: inBrackets(depth, ')') }
    }
    if (next.takeMark('(')) return inBrackets(depth, ')')
    const path = attributePath(next.takeWord())
    if (next.takeMark('[')) return some(path, inBrackets(depth, ']'))
    return condition(path)
  }

  /**
   * `emails[type eq "work"]`, optionally followed by a condition on the entry found: `emails[…].value eq "x"`, as Entra writes.
   */
  function some(path: AttributePath, meant: Filter): Filter {
    const attribute = next.takeSub()
    if (attribute === undefined) return { kind: 'some', path, of: meant }
    return { kind: 'some', path, of: { kind: 'and', of: [meant, condition({ attribute, sub: undefined })] } }
  }

  function condition(path: AttributePath): Filter {
    comparisons += 1
    if (comparisons > most) throw new Unreadable()
    const operator = next.takeWord().toLowerCase()
    if (operator === 'pr') return { kind: 'present', path }
    if (!(operators as readonly string[]).includes(operator)) throw new Unreadable()
    return { kind: 'compare', path, operator: operator as Operator, value: next.takeValue() }
  }

  function inBrackets(depth: number, end: string): Filter {
    const inner = filter(depth + 1)
    next.requireMark(end)
    return inner
  }

  function path(): PatchPath {
    const named = attributePath(next.takeWord())
    if (!next.takeMark('[')) return { ...named, filter: undefined }
    if (named.sub !== undefined) throw new Unreadable()
    const found = inBrackets(0, ']')
    return { attribute: named.attribute, sub: next.takeSub(), filter: found }
  }

  return { filter, path, isAtEnd: next.isAtEnd }
}

/** A path can start with the URI of a schema (RFC 7644 section 3.10). The URI of an unknown schema stays part of the name. */
function attributePath(text: string): AttributePath {
  const urn = [userUrn, groupUrn].find((one) => text.toLowerCase().startsWith(`${one.toLowerCase()}:`))
  const name = urn ? text.slice(urn.length + 1) : text
  if (name.includes(':')) return { attribute: name, sub: undefined }
  const [attribute = '', sub, ...more] = name.split('.')
  if (!/^[A-Za-z$]/.test(attribute) || sub === '' || more.length > 0) throw new Unreadable()
  return { attribute, sub }
}
