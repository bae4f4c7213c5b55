import { userKind } from '@credenza/schema/scim/attributes'
import { scimUser, type UserFacts } from '@credenza/schema/scim/resources'
import type { DirectoryUser } from '../../people/directory/directory-user.ts'
import { findUser } from '../../people/directory/find-user.ts'
import { listUsers } from '../../people/directory/list-directory.ts'
import { addUser, changeUser, removeUser } from '../../people/directory/save-user.ts'
import { userFields } from './filter/fields.ts'
import type { Resource } from './resource.ts'
import { userToScim } from './wire.ts'

/** The people of a directory. */
export const userResource: Resource<DirectoryUser, UserFacts> = {
  name: 'Users',
  words: { one: 'a person', all: 'people' },
  kind: userKind,
  facts: scimUser,
  fields: userFields,
  toScim: userToScim,
  list: listUsers,
  find: findUser,
  add: addUser,
  change: changeUser,
  remove: removeUser,
  // A replacement without `active` must not bring back somebody who left.
  staying: ({ active }) => ({ active }),
  isSentAfterPatch: true,
}
