import { groupKind } from '@credenza/schema/scim/attributes'
import { type GroupFacts, scimGroup } from '@credenza/schema/scim/resources'
import type { DirectoryGroup } from '../../people/directory/directory-group.ts'
import { findGroup } from '../../people/directory/find-group.ts'
import { listGroups } from '../../people/directory/list-directory.ts'
import { addGroup, changeGroup, removeGroup } from '../../people/directory/save-group.ts'
import { groupFields } from './filter/fields.ts'
import { projected } from './project.ts'
import type { Resource } from './resource.ts'
import { groupToScim } from './wire.ts'

/** The groups of a directory. */
export const groupResource: Resource<DirectoryGroup, GroupFacts> = {
  name: 'Groups',
  words: { one: 'a group', all: 'groups' },
  kind: groupKind,
  facts: scimGroup,
  fields: groupFields,
  toScim: groupToScim,
  list: (ctx, organisationId, part, shown) =>
    listGroups(ctx, organisationId, {
      ...part,
      hasMembers: 'members' in projected(groupKind, { members: [] }, shown),
    }),
  find: findGroup,
  add: addGroup,
  change: changeGroup,
  remove: removeGroup,
  staying: () => ({}),
  // The answer would only repeat people whom the directory already knows.
  isSentAfterPatch: false,
}
