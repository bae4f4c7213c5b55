import type { SitePageLanguage, SitePageName } from '@credenza/schema'
import type { ColumnType } from 'kysely'

export interface SitePageTables {
  /** A page that the administrator writes for everyone, once per language. */
  site_page: {
    page: SitePageName
    language: SitePageLanguage
    body: string
    changed_at: ColumnType<Date, Date, Date>
  }
}
