import { type Attribute, groupKind, type ResourceKind, userKind } from '@credenza/schema/scim/attributes'
import type { Bag } from '@credenza/schema/scim/canonical'

const kinds = { User: userKind, Group: groupKind }

/** What this provider can do (RFC 7643 section 5). */
export const serviceProviderConfig = (base: string): Bag => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The key that the organisation’s owner created for its directory.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

/** RFC 7643 section 6. */
export const resourceTypes = (base: string): Bag[] =>
  Object.entries(kinds).map(([name, { urn }]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema: urn,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }))

/** RFC 7643 section 7. */
export const schemas = (base: string): Bag[] =>
  Object.entries(kinds).map(([name, kind]) => schemaOf(base, name, kind))

const schemaOf = (base: string, name: string, { urn, own }: ResourceKind): Bag => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: urn,
  name,
  description: name === 'User' ? 'A person of the directory' : 'A group of the directory',
  attributes: own.map(described),
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${urn}` },
})

const described = (attribute: Attribute): Bag => ({
  name: attribute.name,
  type: attribute.type,
  multiValued: attribute.multiValued ?? false,
  description: attribute.description,
  required: attribute.required ?? false,
  caseExact: attribute.caseExact ?? false,
  mutability: attribute.readOnly ? 'readOnly' : 'readWrite',
  returned: 'default',
  uniqueness: attribute.isUnique ? 'server' : 'none',
  ...(attribute.canonicalValues && { canonicalValues: attribute.canonicalValues }),
  ...(attribute.referenceTypes && { referenceTypes: attribute.referenceTypes }),
  ...(attribute.subAttributes && { subAttributes: attribute.subAttributes.map(described) }),
})
