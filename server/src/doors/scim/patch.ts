import { type Attribute, attributeNamed } from '@credenza/schema/scim/attributes'
import { type Bag, canonicalOne, canonicalValue, isBag } from '@credenza/schema/scim/canonical'
import type { PatchOperation } from '@credenza/schema/scim/requests'
import { refusal } from '../../platform/http/api-error.ts'
import type { PatchPath } from './filter/filter.ts'
import { parsePath } from './filter/parse.ts'
import { patchList } from './patch-list.ts'

/**
 * The resource after the operations (RFC 7644 section 3.5.2), in the order given. Ignores unknown attributes, because providers
 * patch whatever their mapping names. Throws 'malformed' if an operation cannot be read or applied; then none of them takes
 * effect.
 */
export const patched = (
  attributes: readonly Attribute[],
  resource: Bag,
  operations: readonly PatchOperation[],
): Bag => operations.reduce((before, operation) => operated(attributes, before, operation), resource)

function operated(attributes: readonly Attribute[], resource: Bag, { op, path, value }: PatchOperation): Bag {
  if (path !== undefined) {
    const read = parsePath(path)
    if (!read) throw refusal('malformed.scim_path')
    return changed(attributes, resource, { op, path: read, value })
  }
  if (op === 'remove') throw refusal('malformed.scim_target')
  if (!isBag(value)) throw refusal('malformed.scim_value')
  // Without a path, the value is an object of attributes. Okta also sends the id in it, and Entra uses paths as names.
  return Object.entries(value).reduce((before, [name, one]) => {
    const read = parsePath(name)
    const isFixed = !read || attributeNamed(attributes, read.attribute)?.readOnly
    return isFixed ? before : changed(attributes, before, { op, path: read, value: one })
  }, resource)
}

interface Change {
  op: PatchOperation['op']
  path: PatchPath
  value: unknown
}

function changed(attributes: readonly Attribute[], resource: Bag, { op, path, value }: Change): Bag {
  const attribute = attributeNamed(attributes, path.attribute)
  if (!attribute) return resource
  const { name, readOnly, multiValued, subAttributes } = attribute
  if (readOnly) throw refusal('malformed.scim_read_only', { attribute: name })
  if (path.filter && !multiValued) throw refusal('malformed.scim_path')
  const sub = path.sub === undefined ? undefined : attributeNamed(subAttributes, path.sub)
  if (path.sub !== undefined && !sub) return resource
  const held = resource[name]
  if (multiValued) {
    const entries = (held as Bag[] | undefined) ?? []
    return { ...resource, [name]: patchList(attribute, entries, { op, filter: path.filter, sub, value }) }
  }
  if (sub) return { ...resource, [name]: { ...(held as Bag), [sub.name]: given(op, sub, value) } }
  if (subAttributes && op !== 'remove') {
    const bag = canonicalOne(attribute, value)
    if (!isBag(bag)) throw refusal('malformed.scim_value')
    return { ...resource, [name]: { ...(held as Bag), ...bag } }
  }
  return { ...resource, [name]: given(op, attribute, value) }
}

/** A value of null removes the attribute (RFC 7643 section 2.5). */
const given = (op: Change['op'], attribute: Attribute, value: unknown): unknown =>
  op === 'remove' || value === null ? undefined : canonicalValue(attribute, value)
