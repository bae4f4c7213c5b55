import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DepartmentTables {
  /** A part of an issuer. Most issuers have none. */
  department: {
    org_id: string
    id: string
    name: string
    /** The name in lower case, which is unique within the organisation. */
    name_key: string
    created_at: Timestamp
    /** When it was closed. Since then only people of the whole organisation see its things. */
    closed_at: Timestamp | null
  }
  /** Which department something belongs to, by its id. What has no row belongs to the organisation as a whole. */
  department_object: { org_id: string; object_id: string; department_id: string }
  /**
   * Which department has the certificates of a type. By the type's name, which certificates keep if their category is renamed
   * or deleted.
   */
  department_type: { org_id: string; name: string; department_id: string }
}
