import type { Attribute } from '@credenza/schema/scim/attributes'
import { type Bag, canonicalOne, canonicalValue, isBag } from '@credenza/schema/scim/canonical'
import type { PatchOperation } from '@credenza/schema/scim/requests'
import { refusal } from '../../platform/http/api-error.ts'
import type { Filter } from './filter/filter.ts'
import { matcherOf, seedOf } from './filter/matches.ts'

interface ListChange {
  op: PatchOperation['op']
  /** Selects the entries to change; undefined for all. */
  filter: Filter | undefined
  /** The attribute of these entries to change; undefined for whole entries. */
  sub: Attribute | undefined
  value: unknown
}

/** The entries of a list after one operation. Throws 'malformed' if the operation selects nothing to change. */
export function patchList(attribute: Attribute, entries: readonly Bag[], change: ListChange): Bag[] {
  const { op, filter, sub, value } = change
  if (!filter && !sub) return wholeList(attribute, entries, op, value)
  const isMeant = filter ? matcherOf(filter, attribute) : () => true
  if (op === 'remove') {
    if (!sub) return entries.filter((entry) => !isMeant(entry))
    return entries.map((entry) => (isMeant(entry) ? { ...entry, [sub.name]: undefined } : entry))
  }
  const set = sub ? { [sub.name]: canonicalOne(sub, value) } : canonicalOne(attribute, value)
  if (!isBag(set)) throw refusal('malformed.scim_value')
  if (entries.some(isMeant)) return entries.map((entry) => (isMeant(entry) ? { ...entry, ...set } : entry))
  const seed = filter && seedOf(filter)
  if (!seed) throw refusal('malformed.scim_target')
  return [...entries, { ...seed, ...set }]
}

function wholeList(
  attribute: Attribute,
  entries: readonly Bag[],
  op: PatchOperation['op'],
  value: unknown,
): Bag[] {
  const isNone = value === undefined || value === null
  if (isNone && op === 'add') throw refusal('malformed.scim_value')
  const given = isNone ? [] : canonicalValue(attribute, value)
  if (!Array.isArray(given) || !given.every(isBag)) throw refusal('malformed.scim_value')
  const named = new Set(given.map((entry) => entry.value))
  const others = entries.filter((entry) => !named.has(entry.value))
  switch (op) {
    case 'add':
      return [...others, ...given]
    case 'replace':
      return given
    case 'remove':
      // Entra names the entries to remove in the value, instead of a filter in the path.
      return isNone ? [] : others
  }
}
