import { openInTurn } from '../processes/in-turn.ts'
import { searchPattern } from './search-text.ts'

/**
 * A search without an index tests every row of what an organisation has, which takes a connection to the database for seconds. An
 * organisation has one of these at a time, and all together two, so that they never take all connections.
 */
const inTurn = openInTurn({
  places: 2,
  each: 1,
  most: 64,
  mostOfOneCaller: 8,
  refusal: 'too_many_requests.searches',
})

/**
 * Reads a list when it is this organisation's turn, or at once without a text to search for. Throws 'too_many_requests' while too
 * many searches wait, of it or in all.
 */
export const searchInTurn = <T>(
  organisationId: string,
  search: string | undefined,
  list: () => Promise<T>,
): Promise<T> => (searchPattern(search) === undefined ? list() : inTurn(organisationId, list))
