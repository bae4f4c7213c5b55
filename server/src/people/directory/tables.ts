import type { GivenRole } from '@credenza/schema'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DirectoryTables {
  /**
   * A person in an organisation's directory. The row gives no access: that needs an account or an invitation
   * (settle-access.ts).
   */
  directory_user: {
    org_id: string
    /** The directory's id of the person, which never changes. */
    id: string
    /** The id of the account of the person's address; null if it is the row's id. Read it with `accountIdOf`. */
    account_id: string | null
    /** Whether the owner had limited them to departments under an earlier address. Then only the owner lets them in. */
    was_bound: Generated<boolean>
    user_name: string
    /** The directory's own id; '' if it has none, as for the names. */
    external_id: string
    email: string
    given_name: string
    family_name: string
    display_name: string
    active: boolean
    /** Whether a group gave their role here. A role from the owner stays until a group gives another. */
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
