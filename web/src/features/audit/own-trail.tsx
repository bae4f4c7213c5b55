import { lazy } from '../../lib/browser/lazy.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { TrailPage } from './trail-page.tsx'
import { readerOf } from './trail-reader.ts'

const OwnFilters = lazy(() => import('./own-filters.tsx'))
const readers = { issuer: readerOf('issuer'), verifier: readerOf('verifier') }

/** Who did what in the reader's organisation, and when. */
export function OwnTrail() {
  const role = useSession()?.role === 'verifier' ? 'verifier' : 'issuer'
  return <TrailPage reader={readers[role]} Filters={OwnFilters} />
}
