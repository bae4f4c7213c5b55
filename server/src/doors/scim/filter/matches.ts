import { type Attribute, attributeNamed } from '@credenza/schema/scim/attributes'
import type { Bag } from '@credenza/schema/scim/canonical'
import { refusal } from '../../../platform/http/api-error.ts'
import type { Filter, Operator, Value } from './filter.ts'

type Test = (entry: Bag) => boolean

/**
 * Returns a test of whether an entry of the list meets the filter in an operation's path. It is compiled once, because a group
 * can have thousands of entries. Throws 'malformed' for a list within the list.
 */
export function matcherOf(filter: Filter, list: Attribute): Test {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const [left, right] = filter.of.map((one) => matcherOf(one, list)) as [Test, Test]
      if (filter.kind === 'and') return (entry) => left(entry) && right(entry)
      return (entry) => left(entry) || right(entry)
    }
    case 'not': {
      const inner = matcherOf(filter.of, list)
      return (entry) => !inner(entry)
    }
    case 'present': {
      const name = nameOf(filter.path.attribute, list)
      return (entry) => isPresent(entry[name])
    }
    case 'compare': {
      const name = nameOf(filter.path.attribute, list)
      const test = comparison(filter.operator, filter.value)
      return (entry) => test(entry[name])
    }
    case 'some':
      throw refusal('malformed.scim_path')
  }
}

/**
 * The entry to add when none meets the filter, if the filter contains only equalities: Entra expects an operation on
 * `emails[type eq "work"].value` to add such an address. Undefined for other filters.
 */
export function seedOf(filter: Filter): Bag | undefined {
  if (filter.kind === 'compare' && filter.operator === 'eq') return { [filter.path.attribute]: filter.value }
  if (filter.kind !== 'and') return undefined
  const [left, right] = filter.of.map(seedOf)
  return left && right && { ...left, ...right }
}

/** The property of an entry that a name means. A name that the list does not have matches nothing. */
const nameOf = (name: string, { subAttributes }: Attribute): string =>
  attributeNamed(subAttributes, name)?.name ?? ''

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

function comparison(operator: Operator, value: Value): (held: unknown) => boolean {
  if (value === null) return (held) => (operator === 'eq') !== isPresent(held)
  const wanted = String(value).toLowerCase()
  const test = tests[operator]
  return (held) => (isPresent(held) ? test(String(held).toLowerCase(), wanted) : operator === 'ne')
}

const tests: Record<Operator, (held: string, wanted: string) => boolean> = {
  eq: (held, wanted) => held === wanted,
  ne: (held, wanted) => held !== wanted,
  co: (held, wanted) => held.includes(wanted),
  sw: (held, wanted) => held.startsWith(wanted),
  ew: (held, wanted) => held.endsWith(wanted),
  gt: (held, wanted) => held > wanted,
  ge: (held, wanted) => held >= wanted,
  lt: (held, wanted) => held < wanted,
  le: (held, wanted) => held <= wanted,
}
