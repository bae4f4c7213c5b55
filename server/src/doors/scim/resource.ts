import type { ResourceKind } from '@credenza/schema/scim/attributes'
import type { Bag } from '@credenza/schema/scim/canonical'
import type { ScimReadQuery } from '@credenza/schema/scim/requests'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { DirectoryQuery } from '../../people/directory/list-directory.ts'
import type { Author } from '../../people/directory/settle-access.ts'
import type { Fields } from './filter/fields.ts'

/** One kind of a directory's resources: its wire form, and the functions that read and change what is stored. */
export interface Resource<Kept extends { id: string }, Facts> {
  /** The last part of its path. */
  name: 'Groups' | 'Users'
  /** Words for descriptions, as in 'Add a person to the directory'. */
  words: { one: string; all: string }
  kind: ResourceKind
  facts: z.ZodType<Facts>
  fields: Fields
  /** `base` as in baseOf. */
  toScim: (base: string, kept: Kept) => Bag
  list: (
    ctx: Context,
    organisationId: string,
    part: DirectoryQuery,
    shown: ScimReadQuery,
  ) => Promise<{ items: Kept[]; total: number }>
  find: (ctx: Context, organisationId: string, id: string) => Promise<Kept>
  add: (ctx: Context, by: Author, facts: Facts) => Promise<Kept>
  change: (ctx: Context, by: Author, id: string, change: (before: Kept) => Facts) => Promise<Kept>
  remove: (ctx: Context, by: Author, id: string) => Promise<void>
  /** The attributes that stay as they were if a replacement does not name them. */
  staying: (before: Kept) => Bag
  /** If false, PATCH answers 204, as RFC 7644 section 3.5.2 allows. */
  isSentAfterPatch: boolean
}
