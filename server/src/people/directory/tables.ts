import type { GivenRole } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DirectoryTables {
  /**
   * A person in an organisation's directory. It opens nothing: who may come in has an account or an invitation with the same
   * id (settle-access.ts).
   */
  directory_user: {
    org_id: string
    /** Of the account that the person has or would have. */
    id: string
    user_name: string
    /** The directory's own id; '' without one, like the names. */
    external_id: string
    email: string
    given_name: string
    family_name: string
    display_name: string
    active: boolean
    /** Whether a group gave the role that they have here; one that the owner gave stays until a group gives another. */
    role_from_group: boolean
    created_at: Timestamp
    changed_at: Timestamp
  }
  directory_group: {
    org_id: string
    id: string
    display_name: string
    external_id: string
    /** The role that its people have here; null until the owner chooses one. */
    member_role: GivenRole | null
    created_at: Timestamp
    changed_at: Timestamp
  }
  directory_member: { org_id: string; group_id: string; user_id: string }
}
