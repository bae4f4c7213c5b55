import type { Bag } from '@credenza/schema/scim/canonical'
import { refusal } from '../../../platform/http/api-error.ts'
import type { AttributePath, Filter, Operator, Value } from './filter.ts'

/** Whether an entry of a list meets the filter in an operation's path. Throws 'malformed' for a list within the list. */
export function matches(filter: Filter, entry: Bag): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.of.every((one) => matches(one, entry))
    case 'or':
      return filter.of.some((one) => matches(one, entry))
    case 'not':
      return !matches(filter.of, entry)
    case 'present':
      return isPresent(valueAt(entry, filter.path))
    case 'compare':
      return compares(valueAt(entry, filter.path), filter.operator, filter.value)
    case 'some':
      throw refusal('malformed.scim_path')
  }
}

/**
 * What an entry must hold to meet the filter, if that is only equalities: an operation on `emails[type eq "work"].value`
 * where there is no such address adds it, as Entra expects.
 */
export function seedOf(filter: Filter): Bag | undefined {
  if (filter.kind === 'compare' && filter.operator === 'eq') return { [filter.path.attribute]: filter.value }
  if (filter.kind !== 'and') return undefined
  const [left, right] = filter.of.map(seedOf)
  return left && right && { ...left, ...right }
}

const valueAt = (entry: Bag, { attribute }: AttributePath): unknown =>
  Object.entries(entry).find(([name]) => name.toLowerCase() === attribute.toLowerCase())?.[1]

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

function compares(held: unknown, operator: Operator, value: Value): boolean {
  if (value === null) return (operator === 'eq') !== isPresent(held)
  if (!isPresent(held)) return operator === 'ne'
  const [left, right] = [String(held).toLowerCase(), String(value).toLowerCase()]
  switch (operator) {
    case 'eq':
      return left === right
    case 'ne':
      return left !== right
    case 'co':
      return left.includes(right)
    case 'sw':
      return left.startsWith(right)
    case 'ew':
      return left.endsWith(right)
    case 'gt':
      return left > right
    case 'ge':
      return left >= right
    case 'lt':
      return left < right
    case 'le':
      return left <= right
  }
}
