import { openRoom } from '../processes/room.ts'
import { openTurns } from '../processes/turns.ts'

/**
 * A search without an index tests every row of what an organisation has, which takes a connection to the database for seconds. An
 * organisation has one of these at a time, and all together two, so that they never take all connections.
 */
const connections = openTurns({ places: 2, each: 1 })
const room = openRoom({ most: 64, mostOfOneCaller: 8 })

/** Searches when it is this organisation's turn. Throws 'too_many_requests' while too many searches wait, of it or in all. */
export async function searchInTurn<T>(organisationId: string, search: () => Promise<T>): Promise<T> {
  const leave = room.enter(organisationId)
  try {
    const release = await connections.take(organisationId)
    return await search().finally(release)
  } finally {
    leave()
  }
}
