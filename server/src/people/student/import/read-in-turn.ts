import { ApiError } from '../../../platform/http/api-error.ts'
import { openInTurn } from '../../../platform/processes/in-turn.ts'
import { SpreadsheetError } from './spreadsheet/spreadsheet-error.ts'

/**
 * Each reader is a thread that may need half a gigabyte. A hostile file can take one for a minute, so it must not take anything
 * else.
 */
const inTurn = openInTurn({ places: 2, each: 1, most: 64, mostOfOneCaller: 16 })

/**
 * Reads an uploaded spreadsheet when it is this caller's turn. Throws the problem as an error about `doc_url`, and
 * 'too_many_requests' while too much waits, for this caller or in all.
 */
export const readInTurn = <T>(caller: string, read: () => Promise<T>): Promise<T> =>
  inTurn(caller, read).catch((error) => {
    if (!(error instanceof SpreadsheetError)) throw error
    throw new ApiError(error.sentence, { fields: { doc_url: error.sentence } })
  })
