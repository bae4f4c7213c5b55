import { groupUrn, userUrn } from '@credenza/schema/scim/attributes'
import {
  type AttributePath,
  type Filter,
  type Operator,
  operators,
  type PatchPath,
  type Value,
} from './filter.ts'
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

class Unreadable extends Error {}

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
  let at = 0
  let comparisons = 0

  const isMark = (text: string) => {
    const token = tokens[at]
    return token?.kind === 'mark' && token.text === text
  }
  const isWord = (text: string) => {
    const token = tokens[at]
    return token?.kind === 'word' && token.text.toLowerCase() === text
  }
  const take = (isNext: boolean): boolean => {
    if (isNext) at += 1
    return isNext
  }
  const expect = (mark: string) => {
    if (!take(isMark(mark))) throw new Unreadable()
  }
  const word = (): string => {
    const token = tokens[at]
    if (token?.kind !== 'word') throw new Unreadable()
    at += 1
    return token.text
  }

  const sub = (): string | undefined => {
    const token = tokens[at]
    if (token?.kind !== 'sub') return undefined
    at += 1
    return token.text
  }

  function filter(depth: number): Filter {
    if (depth > deepest) throw new Unreadable()
    let left = conjunction(depth)
    while (take(isWord('or'))) left = { kind: 'or', of: [left, conjunction(depth)] }
    return left
  }

  function conjunction(depth: number): Filter {
    let left = term(depth)
    while (take(isWord('and'))) left = { kind: 'and', of: [left, term(depth)] }
    return left
  }

  function term(depth: number): Filter {
    if (take(isWord('not'))) {
      expect('(')
      return { kind: 'not', of: inBrackets(depth, ')') }
    }
    if (take(isMark('('))) return inBrackets(depth, ')')
    const path = attributePath(word())
    if (take(isMark('['))) return some(path, inBrackets(depth, ']'))
    return condition(path)
  }

  /**
   * `emails[type eq "work"]`, optionally followed by a condition on the entry found: `emails[…].value eq "x"`, as Entra writes.
   */
  function some(path: AttributePath, meant: Filter): Filter {
    const attribute = sub()
    if (attribute === undefined) return { kind: 'some', path, of: meant }
    return { kind: 'some', path, of: { kind: 'and', of: [meant, condition({ attribute, sub: undefined })] } }
  }

  function condition(path: AttributePath): Filter {
    comparisons += 1
    if (comparisons > most) throw new Unreadable()
    const operator = word().toLowerCase()
    if (operator === 'pr') return { kind: 'present', path }
    if (!(operators as readonly string[]).includes(operator)) throw new Unreadable()
    return { kind: 'compare', path, operator: operator as Operator, value: value() }
  }

  function inBrackets(depth: number, end: string): Filter {
    const inner = filter(depth + 1)
    expect(end)
    return inner
  }

  function value(): Value {
    const token = tokens[at]
    at += 1
    if (token?.kind === 'value') return token.value
    if (token?.kind !== 'word') throw new Unreadable()
    const constants: Record<string, Value> = { true: true, false: false, null: null }
    const text = token.text.toLowerCase()
    if (Object.hasOwn(constants, text)) return constants[text]!
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Unreadable()
    return Number(text)
  }

  function path(): PatchPath {
    const named = attributePath(word())
    if (!take(isMark('['))) return { ...named, filter: undefined }
    if (named.sub !== undefined) throw new Unreadable()
    const found = inBrackets(0, ']')
    return { attribute: named.attribute, sub: sub(), filter: found }
  }

  return { filter, path, isAtEnd: () => at === tokens.length }
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
