import { openRoom } from '../processes/room.ts'
import { openTurns } from '../processes/turns.ts'
import { searchPattern } from './search-text.ts'

/**
 * A search without an index tests every row of what an organisation has, which takes a connection to the database for seconds. An
 * organisation has one of these at a time, and all together two, so that they never take all connections.
 */
const connections = openTurns({ places: 2, each: 1 })
const room = openRoom({ most: 64, mostOfOneCaller: 8 })

/**
 * Reads a list when it is this organisation's turn, or at once without a text to search for. Throws 'too_many_requests' while too
 * many searches wait, of it or in all.
 */
export async function searchInTurn<T>(
  organisationId: string,
  search: string | undefined,
  list: () => Promise<T>,
): Promise<T> {
  if (searchPattern(search) === undefined) return list()
  const leave = room.enter(organisationId)
  try {
    const release = await connections.take(organisationId)
    return await list().finally(release)
  } finally {
    leave()
  }
}
