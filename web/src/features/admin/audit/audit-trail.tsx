import { lazy } from '../../../lib/browser/lazy.ts'
import { TrailPage } from '../../audit/trail-page.tsx'
import { administrator } from '../../audit/trail-reader.ts'
import { Integrity } from './integrity.tsx'

const TrailFilters = lazy(() => import('./trail-filters.tsx'))

/** Who did what and when, in all trails; and whether anyone has tampered with them. */
export function AuditTrail() {
  return (
    <TrailPage reader={administrator} Filters={TrailFilters}>
      <Integrity />
    </TrailPage>
  )
}
