import type { SitePageName } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { ColumnType } from 'kysely'

export interface SitePageTables {
  /** A page that the administrator writes for everyone, once per language. */
  site_page: {
    page: SitePageName
    language: LanguageCode
    body: string
    changed_at: ColumnType<Date, Date, Date>
  }
}
