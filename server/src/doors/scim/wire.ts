import { groupUrn, userUrn } from '@credenza/schema/scim/attributes'
import type { Bag } from '@credenza/schema/scim/canonical'
import type { DirectoryGroup } from '../../people/directory/directory-group.ts'
import type { DirectoryUser } from '../../people/directory/directory-user.ts'

/** The base URL of the resources: '<origin>/scim/v2'. */
export const baseOf = ({ publicUrl }: { publicUrl: string }): string => `${publicUrl}/scim/v2`

/** A person of the directory in the form of RFC 7643 section 4.1, without empty attributes. */
export function userToScim(base: string, user: DirectoryUser): Bag {
  const formatted = `${user.givenName} ${user.familyName}`.trim()
  return {
    schemas: [userUrn],
    id: user.id,
    ...filled({ externalId: user.externalId }),
    userName: user.userName,
    ...(formatted && {
      name: { formatted, ...filled({ givenName: user.givenName, familyName: user.familyName }) },
    }),
    ...filled({ displayName: user.displayName }),
    active: user.active,
    emails: [{ value: user.email, type: 'work', primary: true }],
    groups: user.groups.map(({ id, displayName }) => ({ value: id, display: displayName })),
    meta: metaOf(base, 'User', user),
  }
}

/** A group of the directory in the form of RFC 7643 section 4.2. */
export const groupToScim = (base: string, group: DirectoryGroup): Bag => ({
  schemas: [groupUrn],
  id: group.id,
  ...filled({ externalId: group.externalId }),
  displayName: group.displayName,
  members: group.members.map(({ id, name }) => ({ value: id, display: name, $ref: `${base}/Users/${id}` })),
  meta: metaOf(base, 'Group', group),
})

const metaOf = (
  base: string,
  resourceType: 'Group' | 'User',
  { id, createdAt, changedAt }: { id: string; createdAt: Date; changedAt: Date },
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: changedAt.toISOString(),
  location: `${base}/${resourceType}s/${id}`,
})

const filled = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
