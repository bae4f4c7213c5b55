import { formatCount } from '../../../lib/format.ts'
import { countOf, type Recipients } from './recipients.ts'

/** A count on screen; '10,000+' if more match than were counted. */
export const shownCount = (of: Recipients | { total: number; exact: boolean }): string =>
  formatCount('kind' in of ? countOf(of) : of.total, 'exact' in of ? of.exact : true)
