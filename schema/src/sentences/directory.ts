/** The people and groups that an institution's directory sends (SCIM). */
export const directory = {
  'invalid.directory_key_alone': 'A directory’s key can have only the scope scim.',
  'invalid.too_many_directory_users': ({ max }: { max: number }) =>
    `A directory can send up to ${max} people. Send only those who work here.`,
  'invalid.too_many_directory_groups': ({ max }: { max: number }) =>
    `A directory can send up to ${max} groups. Send only those that give a role.`,
  'invalid.directory_members': 'Members must be people whom the directory has sent.',
  'already_exists.directory_user': 'The directory already has a person with this userName.',
  'already_exists.directory_group': 'The directory already has a group with this name.',
  'not_found.directory_user': 'The directory has no such person.',
  'not_found.directory_group': 'The directory has no such group.',
  'not_found.directory_resource': 'There is no such resource under /scim/v2.',
  'forbidden.directory_owner':
    'The owner’s account cannot be deactivated or removed by a directory. Exclude it in the directory.',
  'malformed.scim_filter': 'The filter cannot be read, or uses an attribute that is not stored here.',
  'malformed.scim_path': 'The path of an operation cannot be read.',
  'malformed.scim_target': 'The path of an operation matches nothing.',
  'malformed.scim_value': 'An operation has a value that does not fit its path.',
  'malformed.scim_read_only': ({ attribute }: { attribute: string }) => `${attribute} cannot be changed.`,
}
