import type { ColumnType } from 'kysely'

export interface CategoryTables {
  category: {
    org_id: string
    id: string
    name: string
    /** The name in lower case, which is unique within the organisation. */
    name_key: string
    default_template_id: string | null
    created_at: ColumnType<Date, Date, never>
  }
}
