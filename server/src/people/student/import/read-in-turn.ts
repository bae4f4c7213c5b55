import { ApiError } from '../../../platform/http/api-error.ts'
import { openRoom } from '../../../platform/processes/room.ts'
import { openTurns } from '../../../platform/processes/turns.ts'
import { SpreadsheetError } from './spreadsheet/spreadsheet-error.ts'

/** Each reader is a thread that may need half a gigabyte. */
const readers = openTurns({ places: 2, each: 1 })
/** What is being read or waits for a reader. A hostile file can take a reader for a minute, so it must not take anything else. */
const room = openRoom({ most: 64, mostOfOneCaller: 16 })

/**
 * Reads an uploaded spreadsheet when it is this caller's turn. Throws the problem as an error about `doc_url`, and
 * 'too_many_requests' while too much waits, for this caller or in all.
 */
export async function readInTurn<T>(caller: string, read: () => Promise<T>): Promise<T> {
  const leave = room.enter(caller)
  const release = await readers.take(caller)
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    throw new ApiError(error.sentence, { fields: { doc_url: error.sentence } })
  } finally {
    release()
    leave()
  }
}
