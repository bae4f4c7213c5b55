import { recorded } from '../../proof/audit/state/recorded-table.ts'
import { sitePageSubjects } from './site-pages.ts'

export const recordedSitePages = [
  recorded('site_page', {
    of: [sitePageSubjects],
    trail: `'platform'`,
    subject: `'${sitePageSubjects}' || t.page`,
    columns: { page: 'key', language: 'value', body: 'value', changed_at: 'value' },
  }),
]
