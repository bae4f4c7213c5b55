/** An attribute as /scim/v2/Schemas describes it (RFC 7643 section 7). */
export interface Attribute {
  name: string
  type: 'boolean' | 'complex' | 'reference' | 'string'
  description: string
  multiValued?: true
  required?: true
  caseExact?: true
  readOnly?: true
  isUnique?: true
  canonicalValues?: readonly string[]
  referenceTypes?: readonly string[]
  subAttributes?: readonly Attribute[]
}

export const userUrn = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupUrn = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** The attributes of every resource (RFC 7643 section 3.1), which no schema lists. */
const common: readonly Attribute[] = [
  { name: 'id', type: 'string', description: 'Our id.', caseExact: true, readOnly: true },
  { name: 'externalId', type: 'string', description: 'The directory’s own id.', caseExact: true },
  { name: 'schemas', type: 'reference', description: 'Its schemas.', multiValued: true, readOnly: true },
  { name: 'meta', type: 'complex', description: 'When it was created and changed.', readOnly: true },
]

export const userAttributes: readonly Attribute[] = [
  {
    name: 'userName',
    type: 'string',
    description: 'What the directory calls the person.',
    required: true,
    isUnique: true,
  },
  {
    name: 'name',
    type: 'complex',
    description: 'The person’s name.',
    subAttributes: [
      { name: 'formatted', type: 'string', description: 'Made of the other two where they are known.' },
      { name: 'givenName', type: 'string', description: 'Given name.' },
      { name: 'familyName', type: 'string', description: 'Family name.' },
    ],
  },
  { name: 'displayName', type: 'string', description: 'The name that colleagues read.' },
  { name: 'active', type: 'boolean', description: 'Whether the person may have a role here.' },
  {
    name: 'emails',
    type: 'complex',
    description: 'One address is kept: the primary one, or the one for work, or the first.',
    multiValued: true,
    subAttributes: [
      { name: 'value', type: 'string', description: 'The address.', isUnique: true },
      { name: 'type', type: 'string', description: 'What it is for.', canonicalValues: ['work'] },
      { name: 'primary', type: 'boolean', description: 'Whether it is the one to write to.' },
    ],
  },
  {
    name: 'groups',
    type: 'complex',
    description: 'The groups that the person is in.',
    multiValued: true,
    readOnly: true,
    subAttributes: [
      { name: 'value', type: 'string', description: 'The group’s id.', caseExact: true, readOnly: true },
      { name: 'display', type: 'string', description: 'The group’s name.', readOnly: true },
    ],
  },
]

export const groupAttributes: readonly Attribute[] = [
  { name: 'displayName', type: 'string', description: 'Its name.', required: true, isUnique: true },
  {
    name: 'members',
    type: 'complex',
    description: 'The people in it.',
    multiValued: true,
    subAttributes: [
      { name: 'value', type: 'string', description: 'The person’s id.', caseExact: true },
      { name: 'display', type: 'string', description: 'The person’s name.', readOnly: true },
      {
        name: '$ref',
        type: 'reference',
        description: 'The person’s address.',
        referenceTypes: ['User'],
        readOnly: true,
      },
    ],
  },
]

/** A kind of resource: the name of its schema, and every attribute that it can have. */
export interface ResourceKind {
  urn: string
  /** Without the common attributes of all resources. */
  own: readonly Attribute[]
  attributes: readonly Attribute[]
}

export const userKind: ResourceKind = {
  urn: userUrn,
  own: userAttributes,
  attributes: [...common, ...userAttributes],
}
export const groupKind: ResourceKind = {
  urn: groupUrn,
  own: groupAttributes,
  attributes: [...common, ...groupAttributes],
}

/** Finds an attribute. Names are case-insensitive (RFC 7643 section 2.1). */
export const attributeNamed = (
  attributes: readonly Attribute[] | undefined,
  name: string,
): Attribute | undefined => attributes?.find((one) => one.name.toLowerCase() === name.toLowerCase())
