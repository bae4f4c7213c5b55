import { type Attribute, attributeNamed } from './attributes.ts'

export type Bag = Record<string, unknown>

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Renames what was sent to our names for the attributes, and drops what is read-only, unknown or null: providers send a
 * person's whole profile. A list's only value may come without the list, and a flag as "True", as Entra sends it.
 */
export function canonicalBag(attributes: readonly Attribute[], given: unknown): unknown {
  if (!isBag(given)) return given
  const found = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const attribute = attributeNamed(attributes, name)
    if (!attribute || attribute.readOnly || value === null) return []
    return [[attribute.name, canonicalValue(attribute, value)]]
  })
  return Object.fromEntries(found)
}

/** The attribute's value as a whole. */
export const canonicalValue = (attribute: Attribute, value: unknown): unknown =>
  attribute.multiValued
    ? [value].flat().map((one) => canonicalOne(attribute, one))
    : canonicalOne(attribute, value)

/** One value of the attribute, or one entry if it is a list. */
export function canonicalOne({ type, subAttributes }: Attribute, value: unknown): unknown {
  if (subAttributes) return canonicalBag(subAttributes, value)
  const flag = type === 'boolean' && typeof value === 'string' ? value.toLowerCase() : ''
  return flag === 'true' || flag === 'false' ? flag === 'true' : value
}
