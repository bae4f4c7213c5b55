import type { Alignment } from '@credenza/schema'
import type { ColumnType, JSONColumnType } from 'kysely'

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
  /** What a category corresponds to in classifications and registers. No row means nothing. */
  category_alignment: {
    org_id: string
    category_id: string
    alignments: JSONColumnType<Alignment[], string, never>
  }
}
