import type { BulkAnswer } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { ApiError, type ErrorSentence, refusalInWords } from '../http/api-error.ts'

/** Who acts, for which organisation. */
export interface Actor {
  accountId: string
  organisationId: string
}

export interface BulkResult {
  done: string[]
  failed: { id: string; why: ErrorSentence }[]
}

/** Lets a caller write more in the transaction in which something was done. */
export type Alongside = (tx: Tx, result: BulkResult) => Promise<unknown>
export const nothingElse: Alongside = async () => {}

/** Certificates per transaction. */
export const chunkSize = 500

/** Refuses items that were not acted on. */
export const refuseAll = (ids: readonly string[], why: ErrorSentence): BulkResult => ({
  done: [],
  failed: ids.map((id) => ({ id, why })),
})

/** The answer to a bulk call. If nothing was done, throws the first reason instead. */
export function bulkAnswer({ done, failed }: BulkResult, message: string): BulkAnswer {
  if (done.length === 0 && failed[0]) throw new ApiError(failed[0].why)
  return {
    success: true,
    message,
    done,
    failed: failed.map(({ id, why }) => ({ id, ...refusalInWords(why) })),
  }
}
