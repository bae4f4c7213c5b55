import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface TemplateTables {
  template: {
    org_id: string
    id: string
    name: string
    /** The newest version. */
    version: number
    created_at: Timestamp
    updated_at: Timestamp
    /** Archived templates still draw the certificates made with them. */
    archived_at: Timestamp | null
  }
  /** What a template looked like at each save. Rows are immutable. */
  template_version: {
    org_id: string
    template_id: string
    version: number
    /** As saved. An old version lacks settings added since; reading through the schema completes it. */
    settings: ColumnType<unknown, string, never>
    created_at: Timestamp
  }
  /** Logos, seals and signatures, sealed under the master key. Rows are immutable. */
  template_image: {
    org_id: string
    id: string
    /** Keyed MAC of the picture, so that the same picture is stored once. */
    digest: Uint8Array
    media_type: string
    sealed: Uint8Array
    created_at: Timestamp
  }
}
