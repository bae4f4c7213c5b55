import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Where the directory's tables hold an attribute that a filter names, and how its values compare. */
export type Field =
  | { kind: 'exact' | 'flag' | 'text' | 'time'; sql: RawBuilder<unknown> }
  /** A list, of which some row must meet the condition. `value` is what the list's own name stands for. */
  | { kind: 'list'; fields: Fields; some: (condition: RawBuilder<SqlBool>) => RawBuilder<SqlBool> }

/** Keys are paths of attributes in lower case. */
export type Fields = Record<string, Field>

const shared: Fields = {
  id: { kind: 'exact', sql: sql.ref('id') },
  externalid: { kind: 'exact', sql: sql.ref('external_id') },
  displayname: { kind: 'text', sql: sql.ref('display_name') },
  'meta.created': { kind: 'time', sql: sql.ref('created_at') },
  'meta.lastmodified': { kind: 'time', sql: sql.ref('changed_at') },
}

export const userFields: Fields = {
  ...shared,
  username: { kind: 'text', sql: sql.ref('user_name') },
  'name.givenname': { kind: 'text', sql: sql.ref('given_name') },
  'name.familyname': { kind: 'text', sql: sql.ref('family_name') },
  'name.formatted': { kind: 'text', sql: sql`trim(given_name || ' ' || family_name)` },
  active: { kind: 'flag', sql: sql.ref('active') },
  emails: {
    kind: 'list',
    // Each person has exactly one email here.
    some: (condition) => condition,
    fields: {
      value: { kind: 'text', sql: sql.ref('email') },
      type: { kind: 'text', sql: sql`'work'` },
      primary: { kind: 'flag', sql: sql`true` },
    },
  },
  groups: {
    kind: 'list',
    some: (condition) => sql<SqlBool>`EXISTS (SELECT 1 FROM directory_member AS of
      WHERE of.org_id = directory_user.org_id AND of.user_id = directory_user.id AND ${condition})`,
    fields: { value: { kind: 'exact', sql: sql`of.group_id` } },
  },
}

export const groupFields: Fields = {
  ...shared,
  members: {
    kind: 'list',
    some: (condition) => sql<SqlBool>`EXISTS (SELECT 1 FROM directory_member AS of
      WHERE of.org_id = directory_group.org_id AND of.group_id = directory_group.id AND ${condition})`,
    fields: { value: { kind: 'exact', sql: sql`of.user_id` } },
  },
}
