import { attributeNamed, type ResourceKind } from '@credenza/schema/scim/attributes'
import { type Bag, isBag } from '@credenza/schema/scim/canonical'
import type { ScimReadQuery } from '@credenza/schema/scim/requests'
import { parsePath } from './filter/parse.ts'

/** The attributes that every answer has. */
const always = ['schemas', 'id']

/**
 * The resource with only the attributes that the caller asked for, or without those that it excludes (RFC 7644 section 3.9).
 * Ignores unknown names.
 */
export function projected(
  { attributes }: ResourceKind,
  resource: Bag,
  { attributes: wanted, excludedAttributes: unwanted }: ScimReadQuery,
): Bag {
  const named = (list: string) =>
    list.split(',').flatMap((one) => {
      const path = parsePath(one.trim())
      const name = path && attributeNamed(attributes, path.attribute)?.name
      return name === undefined ? [] : [{ name, sub: path?.sub?.toLowerCase() }]
    })
  if (wanted) {
    const entries = named(wanted).map(({ name, sub }): [string, unknown] => [name, only(resource[name], sub)])
    const kept = always.map((name): [string, unknown] => [name, resource[name]])
    return Object.fromEntries([...kept, ...entries])
  }
  const left = new Set(
    named(unwanted ?? '')
      .filter(({ sub }) => sub === undefined)
      .map(({ name }) => name),
  )
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => always.includes(name) || !left.has(name)),
  )
}

function only(value: unknown, sub: string | undefined): unknown {
  if (sub === undefined) return value
  if (Array.isArray(value)) return value.map((one) => only(one, sub))
  if (!isBag(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name.toLowerCase() === sub))
}
